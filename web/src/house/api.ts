import { door } from '../moderation/door.svelte';
import type {
  Bot, Erasure, Game, GoneBrowser, Guest, Identity, Lesson, Link, Linked, LinkKind, NewBrowser, NewTable, NewToken, Opened, Passkey, PasskeyAnswer, PasskeyOptions, Phrase, Privacy, PushInfo, RecoveryCodes, Rename, Replay, ReplayEyes, Review, ReviewPlace, SeatNumber,
  SignInByCode, SignInByLink, SignInByPasskey, SignInLink, TableCard, TableState, TableWebhook, Token, Trouble,
} from '../protocol';
import { nonce } from '../table/nonce';

/** So often a request is repeated that got no answer, and after so many milliseconds. */
const REPEATED = 2;
const PAUSE = 700;

/** What the keeper has switched off: trying again soon does not help. */
const SWITCHED_OFF: ReadonlySet<string> = new Set(['house-read-only', 'house-no-new-tables', 'house-no-new-guests']);

/** What went wrong with a request, in words that can be shown. */
export class HouseError extends Error {
  /** The response status; 0 if there was no response. */
  readonly status: number;
  readonly why: Phrase;
  readonly rule: string | undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, trouble: Trouble, retryAfter?: number) {
    super(trouble.text);
    this.status = status;
    this.why = trouble.why;
    this.rule = trouble.rule;
    this.retryAfter = retryAfter;
  }

  /** Whether the house is unreachable, so that it may work later. */
  get isAway(): boolean {
    return this.status === 0 || this.status === 502 || (this.status === 503 && !SWITCHED_OFF.has(this.why.id)) || this.status === 504;
  }
}

/** The error of a failed request, whatever was thrown. */
export function houseErrorOf(error: unknown): HouseError {
  if (error instanceof HouseError) return error;
  return new HouseError(0, { why: { id: 'page-away' }, text: String(error) });
}

/** Sends a request; a refusal is thrown as a `HouseError`. */
export async function send(method: string, path: string, body?: { json: unknown } | { text: string }): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined && 'json' in body) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body.json);
  } else if (body !== undefined) {
    init.headers = { 'content-type': 'text/plain' };
    init.body = body.text;
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    throw houseErrorOf(error);
  }
  if (!answer.ok) throw await refused(answer);
  return answer;
}

async function refused(answer: Response): Promise<HouseError> {
  const after = Number(answer.headers.get('retry-after'));
  const retryAfter = Number.isFinite(after) && after > 0 ? after : undefined;
  const body: unknown = await answer.json().catch(() => null);
  // A proxy in between responds in its own format.
  const trouble = isTrouble(body)
    ? body
    : { why: { id: answer.status === 404 ? 'web-not-found' : 'page-away' }, text: answer.statusText };
  door.hear(trouble.why);
  return new HouseError(answer.status, trouble, retryAfter);
}

function isTrouble(body: unknown): body is Trouble {
  return typeof body === 'object' && body !== null && 'why' in body && 'text' in body;
}

/** Sends a request and reads the answer. */
export async function ask<T>(method: string, path: string, json?: unknown): Promise<T> {
  const answer = await send(method, path, json === undefined ? undefined : { json });
  return (await answer.json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** As written in an address. */
function eyesIn(eyes: ReplayEyes): string {
  return typeof eyes === 'string' ? eyes : String(eyes.seat);
}

/** Who you are; the first visit creates a new guest. */
export const me = (): Promise<Guest> => ask('GET', '/api/me');

/** Changes your name. */
export const rename = (name: string): Promise<Guest> => ask('PATCH', '/api/me', { name } satisfies Rename);

/** All that keeps you who you are. */
export const identity = (): Promise<Identity> => ask('GET', '/api/me/identity');

/** What this house keeps, and for how long. */
export const privacy = (): Promise<Privacy> => ask('GET', '/api/privacy');

/** Asks to be forgotten; signs out everywhere. */
export const forgetMe = (): Promise<Erasure> => ask('POST', '/api/me/forget');

/** Takes back that one wants to be forgotten. */
export const stay = (): Promise<Guest> => ask('DELETE', '/api/me/forget');

/** Where everything about the guest can be downloaded. */
export const EXPORT = '/api/me/export';

/** Signs out a device, or revokes the token of a program. */
export async function endSession(id: string): Promise<void> {
  await send('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`);
}

/** Signs out everywhere but here. */
export async function endOtherSessions(): Promise<void> {
  await send('DELETE', '/api/me/sessions');
}

/** Signs out everywhere, here as well. */
export async function endAllSessions(): Promise<void> {
  await send('DELETE', '/api/me/sessions?here=true');
}

/** Makes a token for a program. */
export const makeToken = (wanted: NewToken): Promise<Token> => ask('POST', '/api/tokens', wanted);

/** Makes recovery codes, in place of those that there were. */
export const makeCodes = (): Promise<RecoveryCodes> => ask('POST', '/api/me/recovery-codes');

/** Makes a link that signs in another device. */
export const makeSignInLink = (): Promise<SignInLink> => ask('POST', '/api/me/sign-in-link');

/** Begins to make a passkey. */
export const startPasskey = (): Promise<PasskeyOptions> => ask('POST', '/api/me/passkeys/start');

/** Adds the passkey that the browser made. */
export const addPasskey = (credential: unknown): Promise<Passkey> => ask('POST', '/api/me/passkeys', { credential } satisfies PasskeyAnswer);

/** Removes a passkey. */
export async function removePasskey(id: string): Promise<void> {
  await send('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
}

/** Begins to sign in with a passkey. */
export const startSignIn = (): Promise<PasskeyOptions> => ask('POST', '/api/sign-in/passkey/start');

/** Signs in with what a passkey answered. */
export const signInByPasskey = (credential: unknown, merge: boolean): Promise<Guest> =>
  ask('POST', '/api/sign-in/passkey', { credential, merge } satisfies SignInByPasskey);

/** Comes back with a recovery code. */
export const signInByCode = (code: string, merge: boolean): Promise<Guest> => ask('POST', '/api/sign-in/code', { code, merge } satisfies SignInByCode);

/** Whose link this is; it is not used up. */
export const guestOfLink = (secret: string): Promise<Guest> => ask('POST', '/api/sign-in/link/guest', { secret } satisfies Link);

/** Signs in by a link from another device. */
export const signInByLink = (secret: string, merge: boolean): Promise<Guest> => ask('POST', '/api/sign-in/link', { secret, merge } satisfies SignInByLink);

/** Becomes who one was under the number of this machine, unless one is somebody here already. */
export const carryOver = (secret: string): Promise<Guest> => ask('POST', '/api/sign-in/link', { secret, carry: true } satisfies SignInByLink);

/** The tables where you sit. */
export const myTables = (): Promise<TableCard[]> => ask('GET', '/api/me/tables');

/** The tables with long turns that are waiting for you. */
export const myTurns = (): Promise<string[]> => ask('GET', '/api/me/turns');

/** How this house notifies players who are away. */
export const pushInfo = (): Promise<PushInfo> => ask('GET', '/api/push');

/** Subscribes a browser to notifications of your turns. */
export async function subscribe(browser: NewBrowser): Promise<void> {
  await send('PUT', '/api/me/push', { json: browser });
}

/** Unsubscribes a browser. */
export async function unsubscribe(endpoint: string): Promise<void> {
  await send('DELETE', '/api/me/push', { json: { endpoint } satisfies GoneBrowser });
}

/** The games of this house. */
export const games = (): Promise<Game[]> => ask('GET', '/api/games');

/** The bots of this house, weakest first. */
export const bots = (): Promise<Bot[]> => ask('GET', '/api/bots');

/** Opens a table. The request has a name: where no answer comes it is repeated, and opens one table. */
export async function open(wanted: NewTable): Promise<Opened> {
  const named: NewTable = { ...wanted, request: nonce() };
  for (let left = REPEATED; ; left -= 1) {
    try {
      return await ask('POST', '/api/tables', named);
    } catch (error) {
      if (left === 0 || !houseErrorOf(error).isAway) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** What is looked for among the open tables; what is left out does not matter. */
export interface Search {
  readonly game?: string;
  readonly free?: string;
  readonly clock?: string;
  readonly language?: string;
  readonly bots?: string;
}

/** The open tables that anyone may find. */
export const openTables = (search: Search): Promise<TableCard[]> =>
  ask('GET', `/api/tables?${new URLSearchParams({ ...search }).toString()}`);

/** The state of a table, as you may see it. */
export const tableState = (id: string): Promise<TableState> => ask('GET', table(id));

/** The webhook of a table; only its opener sees the address. */
export const webhook = (id: string): Promise<TableWebhook> => ask('GET', `${table(id)}/webhook`);

/** Redeems the secret of a link. */
export const link = (id: string, secret: string): Promise<Linked> => ask('POST', `${table(id)}/link`, { secret });

/** A finished table as a replay. */
export const replay = (id: string, eyes: ReplayEyes): Promise<Replay> =>
  ask('GET', `${table(id)}/replay?eyes=${eyesIn(eyes)}`);

/** The replay of a ledger; the house stores nothing. */
export async function replayOf(ledger: string, eyes: ReplayEyes): Promise<Replay> {
  const answer = await send('POST', `/api/replays?eyes=${eyesIn(eyes)}`, { text: ledger });
  return (await answer.json()) as Replay;
}

/** The guided first game of a game. */
export const lesson = (game: string): Promise<Lesson> => ask('GET', `/api/lessons/${encodeURIComponent(game)}`);

/** A ledger, reviewed by the strongest bot for one seat; it takes some seconds. It waits in the queue under this name. */
export async function review(ledger: string, seat: SeatNumber, name: string): Promise<Review> {
  const answer = await send('POST', `/api/reviews?seat=${seat}&id=${name}`, { text: ledger });
  return (await answer.json()) as Review;
}

/** Where the review of this name is in the queue. */
export const reviewPlace = (name: string): Promise<ReviewPlace> => ask('GET', `/api/reviews/${name}`);

/** The address of a finished table's ledger. */
export const ledgerAddress = (id: string): string => `${table(id)}/ledger`;

/** The address of a link's QR code. */
export const qrAddress = (id: string, kind: LinkKind): string => `${table(id)}/qr.svg?for=${kind}`;
