import type { Alert } from '../protocol';

/** The tag by which a table's notification replaces the previous one, whether the page or the worker shows it. */
export const tagOf = (table: string): string => `turn-${table}`;

/** The path of a table on the page. */
export const pathOf = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** A push message of the house; `null` if it is not understood. */
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

/** Whether a window with this address shows this table. */
export function shows(address: string, table: string): boolean {
  return new URL(address).pathname === pathOf(table);
}
