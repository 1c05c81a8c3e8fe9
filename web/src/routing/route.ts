/** A place on the page. */
export type Route =
  | { readonly kind: 'home' }
  | { readonly kind: 'new'; readonly game: string | null }
  | { readonly kind: 'table'; readonly id: string }
  | {
      readonly kind: 'replay';
      readonly id: string | null;
      /** A position, or a saying there. */
      readonly at: number | null;
      readonly said: number | null;
      readonly eyes: string | null;
    }
  | { readonly kind: 'rules'; readonly game: string; readonly anchor: string | null }
  | { readonly kind: 'strategy'; readonly anchor: string | null }
  /**
   * Something that another app shared with this one; `path` is where it leads, if it contains a
   * link to a table.
   */
  | { readonly kind: 'join'; readonly path: string | null }
  | { readonly kind: 'learn'; readonly game: string }
  /** One's name and devices, and signing in. */
  | { readonly kind: 'me' }
  | { readonly kind: 'sign-in' }
  | {
      readonly kind: 'keeper';
      readonly section: KeeperSection;
      /** A guest or a table. */
      readonly id: string | null;
      /** The secret of an invitation, which the address does not keep. */
      readonly invite: string | null;
    }
  /** What the house keeps about its guests. */
  | { readonly kind: 'privacy' }
  | { readonly kind: 'unknown' };

/** The parts of the keeper's room, each with an address of its own; the first one is the room's. */
export const KEEPER_SECTIONS = ['overview', 'reports', 'guests', 'tables', 'measures', 'audit', 'sessions'] as const;

/** A part of the keeper's room. */
export type KeeperSection = (typeof KEEPER_SECTIONS)[number];

/** A table's id; it contains nothing that would need escaping. */
const ID = /^[0-9A-Za-z_-]{1,64}$/;

/** The place that an address of this page stands for. */
export function routeOf(address: URL): Route {
  const [first = '', second, ...rest] = address.pathname.split('/').slice(1).map(decode);
  const at = countIn(address, 'at');
  const said = countIn(address, 'said');
  const eyes = /^(?:all|gallery|[1-6])$/.exec(address.searchParams.get('eyes') ?? '')?.[0] ?? null;
  if (first === 'keeper') return keeperRoute(second ?? '', rest[0] ?? null, rest.slice(1), inviteIn(address.hash));
  if (rest.some((part) => part !== '')) return { kind: 'unknown' };
  switch (first) {
    case '':
      return second === undefined ? { kind: 'home' } : { kind: 'unknown' };
    case 'new':
      return second ? { kind: 'unknown' } : { kind: 'new', game: address.searchParams.get('game') };
    case 't':
      return second !== undefined && ID.test(second) ? { kind: 'table', id: second } : { kind: 'unknown' };
    case 'replay':
      if (!second) return { kind: 'replay', id: null, at, said, eyes };
      return ID.test(second) ? { kind: 'replay', id: second, at, said, eyes } : { kind: 'unknown' };
    case 'rules':
      if (second === undefined || !ID.test(second)) return { kind: 'unknown' };
      return { kind: 'rules', game: second, anchor: decode(address.hash.slice(1)) || null };
    case 'strategy':
      return second ? { kind: 'unknown' } : { kind: 'strategy', anchor: decode(address.hash.slice(1)) || null };
    case 'join':
      return second ? { kind: 'unknown' } : { kind: 'join', path: sharedPath(address.searchParams) };
    case 'learn':
      return second !== undefined && ID.test(second) ? { kind: 'learn', game: second } : { kind: 'unknown' };
    case 'me':
    case 'sign-in':
    case 'privacy':
      return second ? { kind: 'unknown' } : { kind: first };
    default:
      return { kind: 'unknown' };
  }
}

function keeperRoute(name: string, id: string | null, rest: readonly string[], invite: string | null): Route {
  const section = name === '' ? 'overview' : KEEPER_SECTIONS.slice(1).find((one) => one === name);
  const hasParts = section === 'guests' || section === 'tables';
  if (section === undefined || rest.length > 0 || (id && !(hasParts && ID.test(id)))) return { kind: 'unknown' };
  return { kind: 'keeper', section, id: id || null, invite };
}

/** The address of a part of the keeper's room, or of a guest or a table there. */
export function keeperPath(section: KeeperSection, id?: string): string {
  if (section === 'overview') return '/keeper';
  return id === undefined ? `/keeper/${section}` : `/keeper/${section}/${id}`;
}

function countIn(address: URL, name: string): number | null {
  const count = Number.parseInt(address.searchParams.get(name) ?? '', 10);
  return Number.isFinite(count) && count >= 0 ? count : null;
}

/** The secret after `#` in a link, if there is one. */
export function secretIn(hash: string): string | null {
  return /^#(?:invite|watch|seat)=([0-9A-Za-z_-]{1,128})$/.exec(hash)?.[1] ?? null;
}

/** The secret of an invitation to the keeper's room, where there is one. */
export function inviteIn(hash: string): string | null {
  return /^#invite=([0-9A-Za-z_-]{1,128})$/.exec(hash)?.[1] ?? null;
}

/** The secret of a link from another device, where there is one. */
export function linkIn(hash: string): string | null {
  return /^#link=([0-9A-Za-z]{1,64})$/.exec(hash)?.[1] ?? null;
}

/**
 * The secret of whoever was here under the number of this machine, where there is one. Anywhere else it is
 * not for this page: a stranger may have put it there, whose guest the visitor would become.
 */
export function carryIn(hash: string, hostname: string): string | null {
  if (hostname !== 'localhost') return null;
  return /^#carry=([0-9A-Za-z]{1,64})$/.exec(hash)?.[1] ?? null;
}

/** The path on this page for a pasted link to a table: a whole address, or a table's id. */
export function pathOfLink(pasted: string): string | null {
  const text = pasted.trim();
  if (ID.test(text) && text.length >= 20) return `/t/${text}`;
  try {
    const address = new URL(text);
    const route = routeOf(address);
    return route.kind === 'table' || route.kind === 'replay' ? address.pathname + address.search + address.hash : null;
  } catch {
    return null;
  }
}

/** The path to the table whose link was shared. Apps put the link in different fields, often within a text. */
function sharedPath(shared: URLSearchParams): string | null {
  const words = ['url', 'text', 'title'].flatMap((name) => (shared.get(name) ?? '').match(/https?:\/\/\S+/g) ?? []);
  return words.map(pathOfLink).find((path) => path !== null) ?? null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
