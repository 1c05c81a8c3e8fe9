export { default as Knife } from './Knife.svelte';
export { default as Topping } from './Topping.svelte';
