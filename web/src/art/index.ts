// Forno's own drawings. Each is plain inline SVG: silent decoration, or a named picture when it is
// given a `label`.
//
// They follow the page: `data-theme="dark"` above them gives outlines a pale rim (its colour is
// `--art-rim`, `transparent` for none), `data-motion="full"` makes flames and steam move.
// Sizes: a number is pixels on a page, units inside another drawing; without one a drawing fills its box.

export { default as BotPortrait } from './BotPortrait.svelte';
export { default as CardBack } from '../games/mamma-mia/art/CardBack.svelte';
export { default as GamePicture } from './GamePicture.svelte';
export { default as GuestPortrait } from './GuestPortrait.svelte';
export { default as Icon } from './icons/Icon.svelte';
export { default as Ingredient } from '../games/mamma-mia/art/Ingredient.svelte';
export { default as IngredientCard } from '../games/mamma-mia/art/IngredientCard.svelte';
export { default as Knife } from '../games/pizza-theory/art/Knife.svelte';
export { default as Logo } from './Logo.svelte';
export { default as MammaMiaCard } from '../games/mamma-mia/art/MammaMiaCard.svelte';
export { default as OrderCard } from '../games/mamma-mia/art/OrderCard.svelte';
export { default as OrderSign } from '../games/mamma-mia/art/OrderSign.svelte';
export { default as Oven } from './Oven.svelte';
export { default as Pile } from '../games/mamma-mia/art/Pile.svelte';
export { default as PizzaBase } from './PizzaBase.svelte';
export { default as PizzaBurnt } from '../games/mamma-mia/art/PizzaBurnt.svelte';
export { default as PizzaServed } from '../games/mamma-mia/art/PizzaServed.svelte';
export { default as PlayerBadge } from './PlayerBadge.svelte';
export { default as Supply } from '../games/mamma-mia/art/Supply.svelte';
export { default as Topping } from '../games/pizza-theory/art/Topping.svelte';
export { default as Waiter } from '../games/mamma-mia/art/Waiter.svelte';
export type { IconName } from './icons/paths';
export { COLOUR_OF, KINDS, PAINT, type Paint, type PlayerColour } from './palette';
