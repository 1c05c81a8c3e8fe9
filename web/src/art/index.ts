// Forno's own drawings. Each is plain inline SVG: decoration hidden from screen readers, or a named
// picture if it has a `label`.
//
// They follow the page: under `data-theme="dark"` outlines get a pale rim (its colour is
// `--art-rim`, `transparent` for none), and under `data-motion="full"` flames and steam move.
// Sizes: a number means pixels on a page and units inside another drawing; without one, a drawing
// fills its box.

export { default as BotPortrait } from './BotPortrait.svelte';
export { default as GuestPortrait } from './GuestPortrait.svelte';
export { default as Icon } from './icons/Icon.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Oven } from './Oven.svelte';
export { default as PizzaBase } from './PizzaBase.svelte';
export { default as PlayerBadge } from './PlayerBadge.svelte';
export type { IconName } from './icons/paths';
export { PAINT, type Paint, type PlayerColour } from './palette';
