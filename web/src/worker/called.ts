import type { Alert } from '../protocol';

/** Under this tag a table's notification replaces its last one, whoever shows it: the page or the worker. */
export const tagOf = (table: string): string => `turn-${table}`;

/** Where a table is on the page. */
export const pathOf = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** What the house says, if it is understood. */
export function alertIn(text: string): Alert | null {
  try {
    const said: unknown = JSON.parse(text);
    return isTurn(said) ? said : null;
  } catch {
    return null;
  }
}

function isTurn(said: unknown): said is Alert {
  return (
    typeof said === 'object' && said !== null &&
    'kind' in said && said.kind === 'turn' &&
    'table' in said && typeof said.table === 'string' &&
    'text' in said && typeof said.text === 'string'
  );
}

/** Whether a window that shows this address shows this table. */
export function shows(address: string, table: string): boolean {
  return new URL(address).pathname === pathOf(table);
}
