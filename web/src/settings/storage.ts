/**
 * What a browser remembers for the next visit.
 *
 * Storage can be full, switched off or forbidden; then things are remembered until the page is
 * closed, and nothing else changes.
 */
const meanwhile = new Map<string, string>();

/** What is remembered under this key. */
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? meanwhile.get(key);
  } catch {
    return meanwhile.get(key);
  }
}

/** Remembers something under this key. */
export function keep(key: string, value: string): void {
  meanwhile.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is remembered for this visit.
  }
}
