/**
 * What a browser remembers for the next visit.
 *
 * Storage can be full, switched off or forbidden; then values are remembered until the page is
 * closed, and nothing else changes.
 */
const meanwhile = new Map<string, string>();

/** The value stored under this key. */
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? meanwhile.get(key);
  } catch {
    return meanwhile.get(key);
  }
}

/** Stores a value under this key. */
export function keep(key: string, value: string): void {
  meanwhile.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is remembered for this visit.
  }
}
