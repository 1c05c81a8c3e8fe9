import { familyOfGame, knowsView } from '../games/lookup';
import { houseErrorOf, type HouseError } from '../house/api';
import * as api from '../house/api';
import { never } from '../lib/never';
import { door } from '../moderation/door.svelte';
import { notice } from '../moderation/notice.svelte';
import type {
  ClockFace, Deed, FromHouse, News, Hint, Move, Offer, Outcome, Phrase, Place, Presence, Said, Saying, SeatNumber, TableState, View,
} from '../protocol';
import { settings } from '../settings/settings.svelte';
import { keep, kept } from '../settings/storage';
import { live } from '../shell/live.svelte';
import type { ConnectionState } from '../socket/connection';
import { TableSocket } from '../socket/table-socket';
import { pace } from '../stage/pace';
import { Showing } from '../stage/showing.svelte';
import { play } from '../stage/sound';
import { say, type Reader } from '../words/index.svelte';
import { startsAtOnce, startsNoMore } from './eager';
import { isMuted, readMutes, withMute, writeMutes, type Mutes } from './mutes';
import { nonce } from './nonce';
import { namesOf } from './seating';

/** Where this browser remembers whom this guest muted at a table. */
const mutedAt = (table: string): string => `forno.muted.${table}`;

/** A chat message, which is not part of the game. */
export type ChatMessage = Omit<FromHouse & { kind: 'chat' }, 'kind'>;

/** Why a table cannot be shown. */
export type Obstacle =
  | { readonly kind: 'trouble'; readonly trouble: HouseError }
  | { readonly kind: 'bye'; readonly why: Phrase }
  | { readonly kind: 'outdated' }
  /** The house has a game here that this page does not know. */
  | { readonly kind: 'unknown-game' };

/** If the house rejects this many attempts although it answers otherwise, the page may be outdated. */
const SUSPICIOUS = 4;

/** Messages that arrive this soon after the welcome are repeated old ones. */
const OLD_TALK = 1_500;

/** How long to wait for the news after an answer. They usually follow at once, but may have come before it. */
const NEWS_WITHIN = 1_000;

/**
 * One table, as this browser sees it.
 *
 * The latest news from the house is the truth; what is shown (`view`, `log`) follows it saying by
 * saying, at the speed chosen in the settings. Offers are shown only once this has caught up, so
 * that nobody answers what they have not seen yet.
 */
export class Table {
  readonly id: string;
  /** The state of the connection. */
  connection = $state<ConnectionState>('connecting');
  /** Everything that is not part of the game. */
  state = $state.raw<TableState | null>(null);
  /** The seat of this guest; `null` for a watcher. */
  seat = $state<SeatNumber | null>(null);
  presence = $state.raw<readonly Presence[]>([]);
  watchers = $state(0);
  /** The clocks, and when they showed this. */
  clock = $state.raw<{ readonly face: ClockFace; readonly at: number } | null>(null);
  chat = $state.raw<readonly ChatMessage[]>([]);
  /** Whose words this guest does not want to hear. That is nobody else's business: only this browser knows. */
  muted = $state.raw<Mutes>(new Map());
  /** The number of requests waiting for an answer. */
  asking = $state(0);
  /** The last refused request, until the next one. */
  refusal = $state.raw<(Outcome & { kind: 'refused' }) | null>(null);
  obstacle = $state.raw<Obstacle | null>(null);
  /** The hint that was asked for, as long as it is about the present. */
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint was asked for and is still wanted. */
  hinting = $state(false);
  /** How many other hints come before it. */
  hintsAhead = $state(0);
  /** Why the requested hint could not be given. */
  noHint = $state.raw<Phrase | null>(null);

  #news = $state.raw<News | null>(null);
  #received: number | null = null;
  #arrived = 0;
  #starting = false;
  /** Whether the log contains everything that was said. */
  #whole = false;
  /** Resolvers waiting for the next news. */
  #expecting: (() => void)[] = [];
  readonly #socket: TableSocket;
  readonly #showing = new Showing({
    pace: (saying) => pace(saying, settings.reveal),
    reader: () => this.reader,
    seen: () => this.#seen(),
  });

  /** Whether what is shown is the present. */
  readonly settled = $derived(this.#showing.settled);
  /** The seats the table is waiting for; empty while something is still being shown. */
  readonly awaited: readonly SeatNumber[] = $derived(this.settled ? (this.#news?.awaited ?? []) : []);
  /** What this seat may do, step by step. */
  readonly steps: readonly (readonly Offer[])[] = $derived(this.settled ? (this.#news?.steps ?? []) : []);
  /** What this seat may do although the table is not waiting for it. */
  readonly mayAlso: readonly Offer[] = $derived(this.settled ? (this.#news?.may_also ?? []) : []);
  /** Whether this seat has to act. */
  readonly isMyTurn = $derived(this.seat !== null && this.awaited.includes(this.seat));
  /** The players' names. */
  readonly names: readonly string[] = $derived(namesOf(this.state?.places ?? []));
  /** The reader, for `say`. */
  readonly reader: Reader = $derived({ names: this.names, seat: this.seat });
  /** This guest's place. */
  readonly place: Place | null = $derived(this.state?.places.find(({ seat }) => seat === this.seat) ?? null);

  constructor(id: string) {
    this.id = id;
    this.muted = readMutes(kept(mutedAt(id)));
    this.#socket = new TableSocket(id, {
      frame: (frame) => this.#take(frame),
      state: (connection) => (this.connection = connection),
      failed: (times) => void this.#inquire(times),
      outdated: () => (this.obstacle = { kind: 'outdated' }),
    });
  }

  /** What is shown of the game; `null` before the start. */
  get view(): View | null {
    return this.#showing.view;
  }

  /** Who must do what, as far as it has been shown. */
  get status(): Phrase | null {
    return this.#showing.status;
  }

  /** The matter at hand, from the latest saying about it. */
  get matter(): Said | null {
    return this.#showing.matter;
  }

  /** What has been said and shown, as far as the table's memory goes. */
  get log(): readonly Saying[] {
    return this.#showing.log;
  }

  /** The last saying that was shown; a component can put it on stage. */
  get last(): Saying | null {
    return this.#showing.last;
  }

  /** Requests moves; their effect comes with the news that follow, a refusal is in `refusal`. */
  ask(...moves: Move[]): Promise<Outcome> {
    this.hinting = false;
    return this.#answered(this.#socket.ask(moves).then((outcome) => this.#followed(outcome)));
  }

  /** Performs an action other than a move, such as chat, ready or rematch. */
  do(deed: Deed): Promise<Outcome> {
    return this.#answered(this.#socket.do(deed));
  }

  /** Does not want to hear what the guest in a seat says in the chat, or does again. */
  mute(seat: SeatNumber, name: string, on: boolean): void {
    this.muted = withMute(this.muted, seat, name, on);
    keep(mutedAt(this.id), writeMutes(this.muted));
  }

  /** Removes the messages of a guest who was blocked, and reconnects: the house does not send them again. */
  blocked({ seat, name }: Pick<ChatMessage, 'seat' | 'name'>): void {
    this.chat = this.chat.filter((message) => (seat === null ? message.seat !== null || message.name !== name : message.seat !== seat));
    this.renew();
  }

  /** Reconnects, for example under another name. */
  renew(): void {
    this.#socket.renew();
  }

  /** Whether this guest has stopped the show. */
  get paused(): boolean {
    return this.#showing.paused;
  }

  /** Shows the present at once. */
  skip(): void {
    this.#showing.skip();
  }

  /** Shows what comes next, without waiting. */
  next(): void {
    this.#showing.hurry();
  }

  /** Stops the show, or lets it go on. */
  pause(): void {
    this.#showing.pause();
  }

  /** Fetches everything that was said, once the game is over. */
  async recall(): Promise<void> {
    if (this.#whole) return;
    this.#whole = true;
    const seat = this.seat;
    try {
      const { steps } = await api.replay(this.id, seat === null ? 'gallery' : { seat });
      if (seat === this.seat) this.#showing.log = steps.flatMap(({ sayings }) => sayings).filter(({ said }) => said.kind !== 'now');
    } catch {
      // What was heard here is still known.
      this.#whole = false;
    }
  }

  close(): void {
    this.#showing.stop();
    this.#socket.close();
  }

  async #answered(request: Promise<Outcome>): Promise<Outcome> {
    this.asking += 1;
    this.refusal = null;
    const outcome = await request;
    this.asking -= 1;
    if (outcome.kind === 'refused') this.refusal = outcome;
    return outcome;
  }

  /** The effect of a move comes with the news after its answer; until then, no other request is sent. */
  async #followed(outcome: Outcome): Promise<Outcome> {
    if (outcome.kind === 'done') {
      await new Promise<void>((resolve) => {
        this.#expecting.push(resolve);
        setTimeout(resolve, NEWS_WITHIN);
      });
    }
    return outcome;
  }

  #take(frame: FromHouse): void {
    switch (frame.kind) {
      case 'welcome':
        this.#arrive(frame.seat);
        return;
      case 'table': {
        const { kind: _, ...state } = frame;
        if (familyOfGame(state.game) === null) {
          this.#refuse();
          return;
        }
        const why = state.you_were_removed;
        if (why !== undefined && this.state?.you_were_removed?.id !== why.id) live.say(say(why, this.reader));
        this.state = state;
        void this.#start();
        return;
      }
      case 'presence':
        this.presence = frame.seats;
        this.watchers = frame.watchers;
        return;
      case 'news':
        if (knowsView(frame.view)) this.#hear(frame);
        else this.#refuse();
        return;
      case 'clock':
        this.clock = { face: frame, at: performance.now() };
        return;
      case 'chat': {
        const { kind: _, ...message } = frame;
        // After a reconnect the house repeats the messages it has kept.
        if (this.chat.some(({ number }) => number === message.number)) return;
        this.chat = [...this.chat, message];
        const unheard = isMuted(this.muted, message.seat, message.name);
        if (message.seat !== this.seat && !unheard && performance.now() - this.#arrived > OLD_TALK) {
          play('chat');
          live.say(`${message.name}: ${message.text}`);
        }
        return;
      }
      case 'chat-deleted':
        this.chat = this.chat.filter(({ number }) => number !== frame.number);
        return;
      case 'notice':
        notice.take(frame);
        return;
      case 'bye':
        if (door.hear(frame.why)) return;
        if (frame.again_in === null) this.obstacle = { kind: 'bye', why: frame.why };
        return;
      case 'hint': {
        const { kind: _, ...hint } = frame;
        this.hint = hint;
        this.hinting = false;
        return;
      }
      case 'hint-waits':
        this.hintsAhead = frame.ahead;
        return;
      case 'no-hint':
        if (this.hinting) this.noHint = frame.why;
        this.hinting = false;
        return;
      case 'answer':
      case 'trouble':
        return;
      default:
        never(frame);
    }
  }

  /** An unknown game cannot be shown, and neither can anything that follows. */
  #refuse(): void {
    this.obstacle = { kind: 'unknown-game' };
    this.#showing.stop();
    this.#socket.close();
  }

  /** Another seat hears other sayings, with other numbers. */
  #arrive(seat: SeatNumber | null): void {
    this.obstacle = null;
    this.#arrived = performance.now();
    if (seat === this.seat) return;
    this.#showing.clear();
    this.seat = seat;
    this.hint = null;
    this.hinting = false;
    this.#news = null;
    this.#received = null;
    this.#whole = false;
    this.#socket.moveCursor(undefined);
  }

  #hear(news: News): void {
    const received = this.#received;
    const fresh = news.sayings.filter(({ number }) => received === null || number > received);
    const next = fresh[0]?.number ?? news.heard + 1;
    const continues = this.view !== null && received !== null && next === received + 1;
    this.#received = news.heard;
    // Others may choose meanwhile: as long as the offers are unchanged, the hint is about the present.
    if (JSON.stringify(this.#news?.steps) !== JSON.stringify(news.steps)) this.hint = null;
    this.#news = news;
    for (const resolve of this.#expecting.splice(0)) resolve();
    // After a reload, or if nobody is looking, go straight to the present.
    if (!continues || document.visibilityState === 'hidden') this.#showing.jump(fresh, news);
    else this.#showing.hear(fresh, news);
  }

  /** Everything was shown: the house need not wait any longer. */
  #seen(): void {
    if (this.#received !== null) this.#socket.moveCursor(this.#received);
  }

  /** A rejected socket does not say why, but the house does. */
  async #inquire(times: number): Promise<void> {
    try {
      await api.tableState(this.id);
      if (times >= SUSPICIOUS && this.state === null) this.obstacle = { kind: 'outdated' };
    } catch (error) {
      const trouble = houseErrorOf(error);
      if (trouble.isAway) return;
      this.obstacle = { kind: 'trouble', trouble };
      if (trouble.status === 404) this.#socket.close();
    }
  }

  /** A guest who came in order to play becomes ready; when all are, the opener's page starts the game. */
  async #start(): Promise<void> {
    const who = this.place?.who;
    if (this.#starting || who?.kind !== 'guest' || !startsAtOnce(this.id)) return;
    if (this.state?.stage.kind !== 'gathering') {
      startsNoMore(this.id);
      return;
    }
    this.#starting = true;
    let done = who.ready || (await this.do({ kind: 'ready', ready: true, nonce: nonce() })).kind === 'done';
    const seen = this.state;
    const ready = seen.places.every(({ seat, who }) => who.kind === 'bot' || (who.kind === 'guest' && (who.ready || seat === this.seat)));
    if (done && ready && seen.you_opened) {
      startsNoMore(this.id);
      done = (await this.do({ kind: 'start' })).kind === 'done';
    }
    if (!done) startsNoMore(this.id);
    this.#starting = false;
    // Someone may have become ready in the meantime.
    if (this.state !== seen) void this.#start();
  }
}
