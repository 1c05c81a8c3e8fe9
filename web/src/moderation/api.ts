import { ask, send } from '../house/api';
import type { Block, NewReport, Notice, Standing, Whom } from '../protocol';

/** What the keeper tells everyone. */
export const notice = (): Promise<Notice> => ask('GET', '/api/house');

/** What the house has decided about you. */
export const standing = (): Promise<Standing> => ask('GET', '/api/me/standing');

/** Confirms that you have read a warning. */
export async function confirmWarning(id: string): Promise<void> {
  await send('POST', `/api/me/standing/warnings/${encodeURIComponent(id)}/confirm`);
}

/** The guests you blocked. */
export const blocks = (): Promise<Block[]> => ask('GET', '/api/me/blocks');

/** Blocks a guest. */
export const block = (whom: Whom): Promise<Block> => ask('POST', '/api/me/blocks', whom);

/** Ends a block. */
export async function unblock(id: string): Promise<void> {
  await send('DELETE', `/api/me/blocks/${encodeURIComponent(id)}`);
}

/** Reports a guest to the moderators. */
export async function report(wanted: NewReport): Promise<void> {
  await send('POST', '/api/reports', { json: wanted });
}
