import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { settings } from '../../../settings/settings.svelte';

/** The speed of animations, according to the settings. */
function speed(): number {
  return settings.reveal === 'fast' ? 0.4 : 1;
}

interface From {
  /** Where it comes from, as a selector inside the kitchen. */
  readonly from: string;
  /** How many cards of the same saying come before it. */
  readonly after?: number;
}

/** A card that flies in from another place on the table. */
export function flight(node: Element, { from, after = 0 }: From): TransitionConfig {
  if (settings.moves === 'off' || settings.reveal === 'off') return { duration: 0 };
  const delay = after * 110 * speed();
  const start = node.closest('[data-kitchen]')?.querySelector(from)?.getBoundingClientRect();
  if (settings.moves === 'reduced' || start === undefined) return { delay, duration: 150, css: (t) => `opacity: ${t}` };
  const end = node.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  return {
    delay,
    duration: 420 * speed(),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u - Math.sin(t * Math.PI) * 18}px) rotate(${u * -28}deg) scale(${1 + u * 0.5}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A card that is taken off the worktop. */
export function gone(_node: Element): TransitionConfig {
  if (settings.moves !== 'full' || settings.reveal === 'off') return { duration: 0 };
  return { duration: 260 * speed(), css: (t, u) => `transform: translateY(${u * 14}px) scale(${0.4 + t * 0.6}); opacity: ${t}` };
}
