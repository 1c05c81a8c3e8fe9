// What a guest wants from a table before arriving there, so that one press is enough.

const starting = new Set<string>();
const again = new Set<string>();

/** Makes this guest ready on arrival, and starts the table once everyone is. */
export function startAtOnce(id: string): void {
  starting.add(id);
}

export function startsAtOnce(id: string): boolean {
  return starting.has(id);
}

/** The table has started, or cannot start: from now on the guest uses the button there. */
export function startsNoMore(id: string): void {
  starting.delete(id);
}

/** Opens a rematch as soon as that finished table is reached. */
export function againAtOnce(id: string): void {
  again.add(id);
}

/** Whether a rematch was requested; true only once. */
export function takeAgain(id: string): boolean {
  return again.delete(id);
}
