/** A share as a whole percentage. */
export function percent(share: number): number {
  return Math.round(100 * Math.max(0, Math.min(1, share)));
}
