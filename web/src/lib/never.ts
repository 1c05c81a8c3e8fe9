/** Closes a union: an unhandled kind does not compile. */
export function never(unhandled: never): void {
  // A newer house may send something that this page does not know; the view that comes with it is complete.
  console.warn('unknown', unhandled);
}
