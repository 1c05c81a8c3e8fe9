// Forno's own drawings. Each is plain inline SVG: silent decoration, or a named picture when it is
// given a `label`.
//
// They follow the page: `data-theme="dark"` above them gives outlines a pale rim (its colour is
// `--art-rim`, `transparent` for none), `data-motion="full"` makes flames and steam move.
// Sizes: a number is pixels on a page, units inside another drawing; without one a drawing fills its box.

export { default as BotPortrait } from './BotPortrait.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as GamePicture } from './GamePicture.svelte';
export { default as GuestPortrait } from './GuestPortrait.svelte';
export { default as Icon } from './icons/Icon.svelte';
export { default as Ingredient } from './Ingredient.svelte';
export { default as IngredientCard } from './IngredientCard.svelte';
export { default as Knife } from './Knife.svelte';
export { default as Logo } from './Logo.svelte';
export { default as MammaMiaCard } from './MammaMiaCard.svelte';
export { default as OrderCard } from './OrderCard.svelte';
export { default as OrderSign } from './OrderSign.svelte';
export { default as Oven } from './Oven.svelte';
export { default as Pile } from './Pile.svelte';
export { default as PizzaBase } from './PizzaBase.svelte';
export { default as PizzaBurnt } from './PizzaBurnt.svelte';
export { default as PizzaServed } from './PizzaServed.svelte';
export { default as PlayerBadge } from './PlayerBadge.svelte';
export { default as Supply } from './Supply.svelte';
export { default as Topping } from './Topping.svelte';
export { default as Waiter } from './Waiter.svelte';
export type { IconName } from './icons/paths';
export { COLOUR_OF, KINDS, PAINT, type Paint, type PlayerColour } from './palette';
