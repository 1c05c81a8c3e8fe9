import { ask, send } from '../house/api';
import type {
  AnswerReport, AuditEntry, Invite, KeeperGuest, KeeperGuestDetail, KeeperSession, KeeperSignInByLink, KeeperTable, KeeperTableDetail, Measure, NewInvite,
  NewMeasure, Notice, Overview, Page, PasskeyAnswer, PasskeyOptions, Rename, Report, Role, SetBanner, SetRole, Switches,
} from '../protocol';

const ROOM = '/api/keeper';

/** Which entries of a list are wanted; an empty value does not matter. */
export type Query = Readonly<Record<string, string>>;

function listed(path: string, query: Query): string {
  const wanted = Object.entries(query).filter(([, value]) => value !== '');
  return wanted.length === 0 ? `${ROOM}/${path}` : `${ROOM}/${path}?${new URLSearchParams(wanted).toString()}`;
}

const one = (path: string, id: string | number): string => `${ROOM}/${path}/${encodeURIComponent(id)}`;

/** The state of the house. */
export const overview = (): Promise<Overview> => ask('GET', ROOM);

/** Signs in with the secret of an invitation. */
export const signInByLink = (secret: string): Promise<Overview> => ask('POST', `${ROOM}/sign-in/link`, { secret } satisfies KeeperSignInByLink);

/** Begins to sign in with a passkey. */
export const startSignIn = (): Promise<PasskeyOptions> => ask('POST', `${ROOM}/sign-in/passkey/start`);

/** Signs in with the answer of a passkey. */
export const signInByPasskey = (credential: unknown): Promise<Overview> => ask('POST', `${ROOM}/sign-in/passkey`, { credential } satisfies PasskeyAnswer);

/** Signs out of the room. */
export async function signOut(): Promise<void> {
  await send('POST', `${ROOM}/sign-out`);
}

/** Tables, by id, game or name of a guest. */
export const tables = (query: Query): Promise<Page<KeeperTable>> => ask('GET', listed('tables', query));

/** A table, its guests and its chat. */
export const table = (id: string): Promise<KeeperTableDetail> => ask('GET', one('tables', id));

/** Closes a table: its game is abandoned. */
export async function closeTable(id: string): Promise<void> {
  await send('POST', `${one('tables', id)}/close`);
}

/** Deletes a table and all that was stored about it. */
export async function deleteTable(id: string): Promise<void> {
  await send('DELETE', one('tables', id));
}

/** Deletes a chat message. */
export async function deleteLine(id: string, number: number): Promise<void> {
  await send('DELETE', `${one('tables', id)}/chat/${number}`);
}

/** Guests, by name or id. */
export const guests = (query: Query): Promise<Page<KeeperGuest>> => ask('GET', listed('guests', query));

/** A guest, with addresses, measures and tables. */
export const guest = (id: string): Promise<KeeperGuestDetail> => ask('GET', one('guests', id));

/** Gives a guest another name. */
export async function rename(id: string, name: string): Promise<void> {
  await send('PATCH', one('guests', id), { json: { name } satisfies Rename });
}

/** Gives a guest a role, or takes it. */
export async function setRole(id: string, role: Role | null): Promise<void> {
  await send('PUT', `${one('guests', id)}/role`, { json: { role } satisfies SetRole });
}

/** Measures, the latest first. */
export const measures = (query: Query): Promise<Page<Measure>> => ask('GET', listed('measures', query));

/** Takes a measure. */
export const takeMeasure = (wanted: NewMeasure): Promise<Measure> => ask('POST', `${ROOM}/measures`, wanted);

/** Lifts a measure. */
export async function lift(id: string): Promise<void> {
  await send('DELETE', one('measures', id));
}

/** Reports. */
export const reports = (query: Query): Promise<Page<Report>> => ask('GET', listed('reports', query));

/** Answers a report, which closes it. */
export async function answer(id: string, note: string): Promise<void> {
  await send('POST', `${one('reports', id)}/answer`, { json: { note } satisfies AnswerReport });
}

/** The audit log, the latest entries first. */
export const audit = (query: Query): Promise<Page<AuditEntry>> => ask('GET', listed('audit', query));

/** Changes the banner; `null` removes it. */
export const setBanner = (banner: string | null): Promise<Notice> => ask('PUT', `${ROOM}/banner`, { banner } satisfies SetBanner);

/** Changes the switches. */
export const setSwitches = (switches: Switches): Promise<Notice> => ask('PUT', `${ROOM}/switches`, switches);

/** The sessions of the room. */
export const sessions = (): Promise<KeeperSession[]> => ask('GET', `${ROOM}/sessions`);

/** Ends a session of the room. */
export async function endSession(id: string): Promise<void> {
  await send('DELETE', one('sessions', id));
}

/** Makes an invitation to the room. */
export const invite = (role: Role): Promise<Invite> => ask('POST', `${ROOM}/invites`, { role } satisfies NewInvite);
