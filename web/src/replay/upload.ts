/** The longest ledger that a house reads, in MiB. A longer one is not even sent: the house would hang up on it. */
export const LONGEST_MIB = 1;

/** Whether a house reads a file of so many bytes. */
export function isReadable(bytes: number): boolean {
  return bytes <= LONGEST_MIB * 1024 * 1024;
}

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
