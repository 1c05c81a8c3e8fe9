/** A ledger that was handed over on one screen and is told again on another. */
let handed: string | null = null;

export function handOver(ledger: string): void {
  handed = ledger;
}

export function takeOver(): string | null {
  const ledger = handed;
  handed = null;
  return ledger;
}
