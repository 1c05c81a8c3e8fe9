// Forno's own drawings. Each is plain inline SVG: silent decoration, or a named picture when it is
// given a `label`.
//
// They follow the page: `data-theme="dark"` above them gives outlines a pale rim (its colour is
// `--art-rim`, `transparent` for none), `data-motion="full"` makes flames and steam move.
// Sizes: a number is pixels on a page, units inside another drawing; without one a drawing fills its box.

export { default as BotPortrait } from './BotPortrait.svelte';
export { default as GuestPortrait } from './GuestPortrait.svelte';
export { default as Icon } from './icons/Icon.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Oven } from './Oven.svelte';
export { default as PizzaBase } from './PizzaBase.svelte';
export { default as PlayerBadge } from './PlayerBadge.svelte';
export type { IconName } from './icons/paths';
export { PAINT, type Paint, type PlayerColour } from './palette';
