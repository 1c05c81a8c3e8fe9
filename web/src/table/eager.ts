// What a guest wants of a table before he is there, so that one press is enough.

const starting = new Set<string>();
const again = new Set<string>();

/** Has this guest be ready as soon as he is there, and the table start once everyone is. */
export function startAtOnce(id: string): void {
  starting.add(id);
}

export function startsAtOnce(id: string): boolean {
  return starting.has(id);
}

/** The table has started, or cannot: whoever wants to start it presses the button there. */
export function startsNoMore(id: string): void {
  starting.delete(id);
}

/** Has the same seats play again as soon as that finished table is reached. */
export function againAtOnce(id: string): void {
  again.add(id);
}

/** Whether that was wished for; it is done once. */
export function takeAgain(id: string): boolean {
  return again.delete(id);
}
