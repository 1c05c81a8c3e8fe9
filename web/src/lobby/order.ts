import type { TableCard } from '../protocol';

/** The sequence of the house: first where somebody is, then where guests still sit down, then where something happened last. */
export function byPresence(one: TableCard, other: TableCard): number {
  const gathers = ({ stage }: TableCard): number => Number(stage.kind === 'gathering');
  return (
    Number(other.here) - Number(one.here) ||
    gathers(other) - gathers(one) ||
    other.touched_at - one.touched_at ||
    (one.id < other.id ? -1 : 1)
  );
}
