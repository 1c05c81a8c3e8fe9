/**
 * The longest ledger that a house reads, in MiB. A longer one is not even sent: the house would
 * close the connection.
 */
export const LONGEST_MIB = 1;

/** Whether a house reads a file of this many bytes. */
export function isReadable(bytes: number): boolean {
  return bytes <= LONGEST_MIB * 1024 * 1024;
}

/** A ledger passed from one screen to another, to be replayed there. */
let handed: string | null = null;

export function handOver(ledger: string): void {
  handed = ledger;
}

export function takeOver(): string | null {
  const ledger = handed;
  handed = null;
  return ledger;
}
