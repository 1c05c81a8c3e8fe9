// What goes over the wire between a house and its guests.
// Made from the Rust types by `PROTOCOL=write cargo test --package protocol`: do not edit.

/** The version of the protocol. */
export const VERSION = 1;

/** The name of the WebSocket subprotocol. */
export const SUBPROTOCOL = "forno.v1";

/** Whom a measure is against. */
export type Against = { "kind": "guest",
  /** Who. */
  guest: Guest, } | { "kind": "addresses",
  /** The range, such as `203.0.113.0/24` or `2001:db8::/56`. */
  range: string, };

/** A push message to a guest's browser, encrypted so that only that browser can read it. */
export type Alert = { "kind": "turn",
  /** The table. */
  table: string,
  /** Its game. */
  game: string,
  /** The sentence to show, in the browser's language. */
  text: string, };

/** The answer to a request. */
export type Answer = {
  /** The id of the request. */
  id: AskId,
  /** The result. */
  outcome: Outcome, };

/** To answer a report. */
export type AnswerReport = {
  /** A note for the other moderators: at most 500 characters. */
  note: string, };

/** The value of a placeholder. */
export type Arg = { "number": number } | { "seat": SeatNumber } | { "phrase": Phrase } | { "list": Array<Phrase> } | { "text": string };

/**
 * An id that a client chooses for a request, so that it can repeat the request safely: a repeated
 * request gets the same answer and is carried out only once. 1 to 64 bytes; a guest must not use
 * the same id for two requests at one table.
 */
export type AskId = string;

/** What can be done in the keeper's room. */
export type AuditAction = "sign-in" | "end-session" | "invite" | "set-role" | "warn" | "mute" | "ban" | "lift" | "rename" | "close-table" | "delete-table" | "delete-line" | "answer-report" | "set-banner" | "set-switches";

/** An entry of the audit log. */
export type AuditEntry = {
  /** Its number, from 1. */
  number: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** Who acted; none is the command line. */
  by?: Guest,
  /** What was done. */
  action: AuditAction,
  /** The guest, if it was done to one. */
  guest?: Guest,
  /** The table, if it was done to one. */
  table?: string,
  /** The id of the measure or report, the number of the chat message, the role or the switches. */
  detail?: string, };

/** Where baked orders go. */
export type BakedGo = "set-aside" | "common-pile";

/**
 * A guest you blocked. You read no chat from them, and the house does not let the two of you sit
 * down together at a public table.
 */
export type Block = {
  /** The id of the block. */
  id: string,
  /** The name under which you met. */
  name: string,
  /** When you blocked them, in milliseconds since 1970. */
  added_at: number, };

/** Where the toppings of each colour lie; the order of the spaces means nothing. */
export type Board = {
  /** The red toppings. */
  red: Array<Space>,
  /** The green toppings. */
  green: Array<Space>,
  /** The white toppings. */
  white: Array<Space>, };

/** A bot that this house offers. */
export type Bot = {
  /** The name used in requests. */
  level: string,
  /** How strong it is, from 0. */
  strength: number,
  /** Its displayed name, as a phrase. */
  title: Phrase,
  /** A description of its character, as a phrase. */
  about: Phrase,
  /** Whether it suits beginners. */
  for_newcomers: boolean, };

/** One value for each colour. */
export type ByColour<T> = {
  /** The value for red. */
  red: T,
  /** The value for green. */
  green: T,
  /** The value for white. */
  white: T, };

/** Where the MAMMA MIA card is. */
export type CardPlace = { "kind": "box" } | { "kind": "supply" } | { "kind": "before",
  /** The seat. */
  seat: SeatNumber, };

/** What the others may choose when a guest has been away too long. */
export type Choice = "wait" | "bot" | "end";

/** The time control of a table. */
export type Clock = { "kind": "none" } | { "kind": "live",
  /** For the whole game, in seconds: 10 to 36,000. */
  base: number,
  /** After each move, in seconds: 0 to 600. */
  increment: number, } | { "kind": "correspondence",
  /** For each move, in seconds: 60 to 2,592,000 (thirty days). */
  per_move: number, };

/** What the clocks show. */
export type ClockFace = {
  /** The milliseconds left for each seat. */
  left: Array<number>,
  /** The seats whose clocks are running. */
  running: Array<SeatNumber>, };

/** What a report complains about. */
export type Complaint = "abuse" | "spam" | "name" | "unfair-play" | "other";

/** A cut that is revealed. */
export type Cut = {
  /** The side it is made from. */
  side: Side,
  /** The line it follows. */
  line: Line,
  /** Who cuts; `null` for the virtual cut. */
  seat: SeatNumber | null, };

/** An action of a guest at a table other than a move (chat, ready, rematch). */
export type Deed = { "kind": "sit",
  /** The seat; the first free one if absent. */
  seat?: SeatNumber, } | { "kind": "stand" } | { "kind": "colour",
  /** The colour's name. */
  colour: string | null, } | { "kind": "ready",
  /** Whether you are ready. */
  ready: boolean,
  /** Your contribution to the random deal: up to 64 hexadecimal digits. */
  nonce?: string, } | { "kind": "bot",
  /** The seat. */
  seat: SeatNumber,
  /** The bot's name; `null` removes it. */
  level: string | null, } | { "kind": "remove",
  /** The guest's seat. */
  seat: SeatNumber, } | { "kind": "readmit",
  /** Whom: the number among those who were removed. */
  number: number, } | { "kind": "start" } | { "kind": "chat",
  /** The message. */
  text: string, } | { "kind": "chat-switch",
  /** Whether the chat is on. */
  on: boolean, } | { "kind": "mute",
  /** The seat to mute or unmute. */
  seat: SeatNumber,
  /** Whether it is muted. */
  on: boolean, } | { "kind": "decide",
  /** The absent guest's seat. */
  seat: SeatNumber,
  /** Your vote. */
  choice: Choice, } | { "kind": "take-back" } | { "kind": "seat-link",
  /** Whether there is a link. */
  on: boolean, } | { "kind": "hints",
  /** Whether you agree. */
  on: boolean, } | { "kind": "hint" } | { "kind": "rematch",
  /**
   * Another game for the same guests, with its default options; if absent, the same game
   * again.
   */
  game?: string, };

/** Who hears a saying: everyone, or one seat only. */
export type Ear = "all" | { "seat": SeatNumber };

/** How a game ended. */
export type Ending = { "kind": "won",
  /** Who won; several share a win. */
  winners: Array<SeatNumber>, } | { "kind": "lost",
  /** The virtual colour. */
  colour: PizzaTheoryColour, } | { "kind": "drawn" };

/** What becomes of a guest who asked to be forgotten. */
export type Erasure = {
  /** When you will be forgotten, in milliseconds since 1970. */
  on: number,
  /** A link that signs you in until then, so that you can change your mind. */
  link: string, };

/** Why a pizza failed. */
export type Failure = { "kind": "let-go" } | { "kind": "crossed-out",
  /** The kind. */
  ingredient: Ingredient, } | { "kind": "no-kind" } | { "kind": "too-few-in-hand" } | { "kind": "nobody-helped" };

/** The evidence that the deal was fair. */
export type Fairness = {
  /** SHA-256 of the dealer's seed, published before the deal. */
  commitment: string | null,
  /** Each seat's contribution to the random deal. */
  nonces: Array<string>,
  /** The seed, published after the end. */
  seed: string | null, };

/** What happens in a slice. */
export type Fate = { "kind": "replaced",
  /** The colour with the most toppings. */
  by: PizzaTheoryColour,
  /** How many toppings of each colour are replaced. */
  lost: ByColour<number>, } | { "kind": "removed",
  /** The third colour. */
  third: PizzaTheoryColour,
  /** How many of its toppings are removed. */
  lost: number, } | { "kind": "two-tie" } | { "kind": "saved" } | { "kind": "three-tie" } | { "kind": "one-colour" } | { "kind": "empty" };

/** Something that went wrong. */
export type Fault = {
  /** When, in milliseconds since 1970. */
  at: number,
  /** What, as the log says it. */
  text: string, };

/** A finished table. */
export type Finished = {
  /** Its state. */
  state: TableState,
  /** Whether the dealer was honest. */
  verdict: Verdict, };

/** The table that follows another. */
export type Followed = {
  /** Its id. */
  table: string,
  /** The secret of its watchers' link. */
  watch: string, };

/**
 * What a client sends. Every frame may contain the cursor `heard`: how many of the sayings to its
 * seat the client has processed.
 *
 * `M` is a move of the table's game; the house parses it only once it knows which game that is.
 */
export type FromClient = { "kind": "ask",
  /** The request's id. */
  id: AskId,
  /** The moves, in order. */
  moves: Array<Move>,
  /** The cursor. */
  heard?: number, } | { "kind": "do",
  /** The request's id. */
  id: AskId,
  /** The action. */
  deed: Deed,
  /** The cursor. */
  heard?: number, } | { "kind": "heard",
  /** The cursor. */
  heard: number, };

/** What a house sends. */
export type FromHouse = { "kind": "welcome",
  /** The version of the protocol. */
  protocol: number,
  /** The table. */
  table: string,
  /** The seat of this connection; `null` for a watcher. */
  seat: SeatNumber | null, } | { "kind": "table" } & TableState | { "kind": "presence",
  /** One entry for each seat that a guest sits in. */
  seats: Array<Presence>,
  /** The number of watchers. */
  watchers: number, } | { "kind": "news" } & News | { "kind": "clock" } & ClockFace | { "kind": "chat",
  /** Its number in the chat, from 1. */
  number: number,
  /** The author's seat; `null` for a watcher. */
  seat: SeatNumber | null,
  /** The author's name. */
  name: string,
  /** The message, as plain text. */
  text: string, } | { "kind": "chat-deleted",
  /** Its number in the chat. */
  number: number, } | { "kind": "notice" } & Notice | { "kind": "answer" } & Answer | { "kind": "hint" } & Hint | { "kind": "hint-waits",
  /** How many other hints come before it. */
  ahead: number, } | { "kind": "no-hint",
  /** Why not. */
  why: Phrase, } | { "kind": "trouble",
  /** What is wrong with it. */
  why: Phrase, } | { "kind": "bye",
  /** Why. */
  why: Phrase,
  /**
   * How many milliseconds to wait before reconnecting; `null` if the client should stay
   * away.
   */
  again_in: number | null, };

/** A game that this house offers. */
export type Game = {
  /** Its name. */
  name: string,
  /** The minimum number of players. */
  fewest: number,
  /** The maximum number of players. */
  most: number,
  /** The colours to choose from. */
  colours: Array<string>,
  /** The options; if there is a preset, it comes first. */
  options: Array<OptionChoice>, };

/** A browser that no longer wants notifications. */
export type GoneBrowser = {
  /** The address at its push service. */
  endpoint: string, };

/** Who you are in this house. */
export type Guest = {
  /** Your id; not a secret. */
  id: string,
  /** Your name; empty if you asked to be forgotten. */
  name: string,
  /** When you will be forgotten, in milliseconds since 1970, if you asked for that. */
  forgotten_at?: number, };

/** A seat that may be asked for help. */
export type Helper = {
  /** The seat. */
  seat: SeatNumber,
  /** Why it will be passed over, as everyone can see; `null` if it will be asked. */
  unable: Unable | null, };

/** Why no topping is added. */
export type Hindrance = "no-space" | "no-reserve";

/** What a strong bot would do in a seat, and the result it expects. */
export type Hint = {
  /** How many sayings have reached the seat: identifies the moment the hint is about. */
  heard: number,
  /** What the bot would do. */
  choice: Weighed,
  /** The moves it considered, best first. */
  weighed: Array<Weighed>,
  /** The share of the win the bot expects for each seat, clockwise. */
  shares: Array<number>, };

/** Your identity: where you are signed in, and how you can sign in again. */
export type Identity = {
  /** Your devices, and the programs that you made tokens for; the most recently seen first. */
  sessions: Array<Session>,
  /** How many recovery codes you have left. */
  codes: number,
  /** Your passkeys, the newest first. */
  passkeys: Array<Passkey>,
  /** The address where passkeys work, if they do not work at the address of this request. */
  passkeys_at?: string, };

/** A kind of ingredient; shrimp is only in Plus. */
export type Ingredient = "pineapple" | "pepper" | "mushroom" | "olive" | "salami" | "shrimp";

/** How many cards there are of each kind; kinds with no cards are left out. */
export type Ingredients = { [key in Ingredient]?: number };

/** A one-time link to the keeper's room. */
export type Invite = {
  /** The link. */
  link: string,
  /** For how many seconds it can be used. */
  lasts: number, };

/** A guest as moderators see one. */
export type KeeperGuest = {
  /** Who. */
  guest: Guest,
  /** The role, if there is one. */
  role?: Role,
  /** When the guest was added, in milliseconds since 1970. */
  added_at: number,
  /** When the guest was last seen, to the hour. */
  seen_at: number,
  /** Reports about the guest, answered or not. */
  reports: number,
  /** What is in force against the guest now. */
  in_force: Array<Measure>, };

/** A guest, with what is needed to decide something. */
export type KeeperGuestDetail = {
  /** The guest. */
  guest: KeeperGuest,
  /** The addresses the guest came from of late: each as the smallest range that can be banned. */
  addresses: Array<SeenAddress>,
  /** Everything that was ever decided about the guest, the latest first. */
  measures: Array<Measure>,
  /** The unfinished tables where the guest sits. */
  tables: Array<string>, };

/** A chat message as moderators see it. */
export type KeeperLine = {
  /** Its number in the chat, from 1. */
  number: number,
  /** The author. */
  author: Guest,
  /** The text; empty where it was deleted. */
  text: string,
  /** Whether it was deleted. */
  deleted: boolean, };

/** A session of the keeper's room. */
export type KeeperSession = {
  /** Its id; not a secret. */
  id: string,
  /** Who. */
  guest: Guest,
  /** The role. */
  role: Role,
  /** How. */
  by: SignedInBy,
  /** The device, such as `Firefox, Linux`; may be empty. */
  device: string,
  /** When, in milliseconds since 1970. */
  added_at: number,
  /** When it ends by itself. */
  ends_at: number,
  /** Whether it is the one that asks. */
  current: boolean, };

/** To sign in to the keeper's room by a one-time link. */
export type KeeperSignInByLink = {
  /** The secret out of the link. */
  secret: string, };

/** A table, with public facts and who is there, and never a hand. */
export type KeeperTable = {
  /** Its id. */
  id: string,
  /** The game. */
  game: string,
  /** Who may find it. */
  visibility: Visibility,
  /** Its stage. */
  stage: Stage,
  /** The seats and who sits there. */
  places: Array<Place>,
  /** When it was opened, in milliseconds since 1970. */
  opened_at: number, };

/** A table and its chat. */
export type KeeperTableDetail = {
  /** The table. */
  table: KeeperTable,
  /** The guests seated there, by seat number. */
  guests: Array<[number, Guest]>,
  /** The chat. */
  chat: Array<KeeperLine>, };

/** What was laid on the oven in one step. */
export type Laid = { "kind": "cards",
  /** The kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "order",
  /** Its owner's seat. */
  seat: SeatNumber,
  /** The order. */
  order: Order, };

/** The language that is spoken at a table. */
export type Language = "en" | "fr" | "it";

/** The last thing a seat said aloud. */
export type LastSaid = { "kind": "laid",
  /** The kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "asked" } | { "kind": "gave" } | { "kind": "declined" };

/** A guided first game of a few minutes, as the learner sees and hears it. */
export type Lesson = {
  /** The game. */
  game: string,
  /** Who sits where, and in which colour. */
  places: Array<Place>,
  /** The learner's seat. */
  seat: SeatNumber,
  /** What that seat sees at the start of the lesson. The sayings of the parts are folded into it. */
  start: View,
  /** The parts, in order. The last one is a summary. */
  parts: Array<LessonPart>, };

/** A part of a lesson: something happens, the coach explains it, and the learner may have to move. */
export type LessonPart = {
  /**
   * Identifies the coach's text for this part, shown after all its sayings; the client has the
   * texts.
   */
  beat: string,
  /** What is said before the coach speaks. */
  sayings: Array<Saying>,
  /** The seats the table is waiting for; empty while the lesson continues by itself. */
  awaited: Array<SeatNumber>,
  /** What the learner may do, step by step, as in `News`. */
  steps: Array<Array<Offer>>,
  /**
   * The moves that continue the lesson, one for each step; empty if there is only something to
   * look at.
   */
  moves: Array<Move>, };

/** One of the six lines of a side, by its number from 1 to 6. */
export type Line = number;

/** The secret from a link, to be redeemed. */
export type Link = {
  /** The secret. */
  secret: string, };

/** What a link is for. */
export type LinkKind = "invite" | "watch" | "seat";

/** Where a link led. From now on this guest is admitted without it. */
export type Linked = {
  /** The table. */
  table: string,
  /** What the link was for. */
  kind: LinkKind, };

/** What the lobby's socket sends. Clients send nothing there. */
export type LobbyFrame = { "kind": "tables",
  /**
   * The tables: first those where a guest who sits there is connected, then those that
   * still gather, then those where something happened last.
   */
  tables: Array<TableCard>, } | { "kind": "changed",
  /** The table. */
  table: TableCard, } | { "kind": "gone",
  /** Its id. */
  id: string, } | { "kind": "notice" } & Notice | { "kind": "bye",
  /** How many milliseconds to wait before reconnecting. */
  again_in: number, };

/** A player's colour in Mamma Mia; pink is only in Plus. */
export type MammaMiaColour = "yellow" | "green" | "brown" | "purple" | "red" | "pink";

/**
 * A move of Mamma Mia.
 *
 * Variants without fields have braces so that unknown fields are refused there too.
 */
export type MammaMiaMove = { "kind": "lay",
  /** Their kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "order",
  /** The order. */
  order: Order, } | { "kind": "no-order", } | { "kind": "draw",
  /** The pile. */
  from: Pile, } | { "kind": "bake",
  /** The chosen kinds, if the order leaves a choice: up to two. */
  choice: Array<Ingredient>, } | { "kind": "fill",
  /** The cards. */
  cards: Ingredients, } | { "kind": "ask",
  /** The chosen kinds, if the order leaves a choice: up to two. */
  choice: Array<Ingredient>,
  /** The cards asked for. */
  request: Ingredients, } | { "kind": "fail", } | { "kind": "help", } | { "kind": "decline", };

/** Facts that everyone heard and may have forgotten; only a table that keeps notes shows them. */
export type MammaMiaNotes = {
  /** What lies in the oven, oldest first. */
  oven: Array<Laid>,
  /** What is known about each seat's orders, clockwise. */
  seats: Array<MammaMiaSeatNotes>, };

/** Something a seat may do at a Mamma Mia table: one move, or a range of them. */
export type MammaMiaOffer = { "kind": "lay",
  /** The cards in hand. */
  among: Ingredients, } | { "kind": "order",
  /** The orders in hand. */
  among: Array<Order>, } | { "kind": "no-order" } | { "kind": "draw",
  /** The pile. */
  from: Pile,
  /** How many cards it gives; in a later step of a turn, at least how many. */
  count: number,
  /** How many cards it gives after 0, 1, 2 … more cards have left the hand. */
  counts: Array<number>, } | { "kind": "bake",
  /** The kinds to choose: up to two. */
  choice: Array<Ingredient>,
  /** The cards that have to come from your own hand. */
  from_hand: Ingredients, } | { "kind": "fill",
  /** Exactly how many cards. */
  count: number,
  /** The cards to choose from. */
  among: Ingredients, } | { "kind": "ask",
  /** The kinds to choose: up to two. */
  choice: Array<Ingredient>,
  /** The minimum of each kind. */
  least: Ingredients,
  /** The maximum of each kind. */
  most: Ingredients,
  /** The minimum in total. */
  from: number,
  /** The maximum in total. */
  to: number, } | { "kind": "fail" } | { "kind": "help" } | { "kind": "decline" };

/** What only one seat sees: its hand. */
export type MammaMiaOwn = {
  /** The seat. */
  seat: SeatNumber,
  /** The ingredients. */
  ingredients: Ingredients,
  /** The orders. */
  orders: Array<Order>, };

/** The section of the rules the table is in, and whom it is waiting for. */
export type MammaMiaPhase = { "kind": "first" } | { "kind": "opening",
  /** Whose hand. */
  seat: SeatNumber,
  /** From which pile. */
  from: Pile, } | { "kind": "laying",
  /** Who lays. */
  seat: SeatNumber, } | { "kind": "ordering",
  /** Who may lay it. */
  seat: SeatNumber, } | { "kind": "drawing",
  /** Who chooses. */
  seat: SeatNumber, } | { "kind": "dealing",
  /** Who draws. */
  seat: SeatNumber,
  /** From which pile. */
  from: Pile,
  /** How many, if the pile has that many. */
  count: number, } | { "kind": "judging",
  /** Who decides. */
  seat: SeatNumber,
  /** About which order. */
  order: Order, } | { "kind": "asking",
  /** Who is asked. */
  seat: SeatNumber,
  /** Who asks. */
  owner: SeatNumber,
  /** For which order. */
  order: Order,
  /** The kinds the owner chose: up to two. */
  choice: Array<Ingredient>,
  /** The cards asked for. */
  request: Ingredients, } | { "kind": "adding",
  /** Who picks. */
  seat: SeatNumber,
  /** Who helped. */
  helper: SeatNumber,
  /** How many cards. */
  count: number, } | { "kind": "rewarding",
  /** Whose rewards. */
  seat: SeatNumber, } | { "kind": "over",
  /** Who won; several share a win. */
  winners: Array<SeatNumber>,
  /** Each seat's points; 0 for empty seats. */
  scores: Array<number>, };

/** What can be seen of a seat. */
export type MammaMiaPlace = {
  /** How many ingredients it holds. */
  ingredients: number,
  /** How many orders it holds. */
  orders: number,
  /** Its waiter's height. */
  waiter: number,
  /** What it last said. */
  said: LastSaid | null,
  /** Its baked orders, if they lie face up. */
  set_aside: Array<Order>, };

/**
 * What is said at a Mamma Mia table: announcements, and whispers to this seat.
 *
 * The Rust documentation of each kind says how it changes a view, so that a client can fold it in
 * without knowing the rules. A seat's `own` changes only through sayings about that seat. The
 * order of the elements in a list of orders means nothing, except in the notes' `queue`.
 */
export type MammaMiaSaid = { "kind": "first",
  /** The first player. */
  seat: SeatNumber, } | { "kind": "dealt",
  /** Who gets them. */
  seat: SeatNumber,
  /** From which pile. */
  from: Pile,
  /** How many. */
  count: number, } | { "kind": "shuffled-in" } | { "kind": "turn",
  /** Whose turn it is. */
  seat: SeatNumber, } | { "kind": "laid",
  /** Who laid them. */
  seat: SeatNumber,
  /** Their kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "ordered",
  /** Who laid it. */
  seat: SeatNumber,
  /** The order. */
  order: Order, } | { "kind": "no-order",
  /** Who laid none. */
  seat: SeatNumber, } | { "kind": "skipped",
  /** Whose turn is skipped. */
  seat: SeatNumber, } | { "kind": "drew",
  /** Who drew. */
  seat: SeatNumber,
  /** From which pile. */
  from: Pile,
  /** How many. */
  count: number, } | { "kind": "mamma-mia",
  /** The seat that drew it. */
  seat: SeatNumber, } | { "kind": "opened",
  /** Who reveals the oven and begins the next round. */
  seat: SeatNumber, } | { "kind": "turned-up",
  /** Their kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "order-up",
  /** The order's owner. */
  seat: SeatNumber,
  /** The order. */
  order: Order,
  /** What it needs, line by line. */
  needs: Array<NeedLine>, } | { "kind": "baked",
  /** The order's owner. */
  seat: SeatNumber,
  /** The order. */
  order: Order,
  /** What was used from the worktop. */
  worktop: Ingredients,
  /** What the owner added from their hand. */
  hand: Ingredients, } | { "kind": "failed",
  /** The order's owner. */
  seat: SeatNumber,
  /** The order. */
  order: Order,
  /** Why. */
  why: Failure, } | { "kind": "asked",
  /** Who asks. */
  seat: SeatNumber,
  /** The kinds it chose: up to two. */
  choice: Array<Ingredient>,
  /** The cards asked for. */
  request: Ingredients,
  /** What the order needs with these kinds, line by line. */
  needs: Array<NeedLine>,
  /** The seats that may be asked, in the order in which they are asked. */
  helpers: Array<Helper>, } | { "kind": "passed-over",
  /** Who is passed over. */
  seat: SeatNumber,
  /** Why. */
  why: Unable, } | { "kind": "declined",
  /** Who declined. */
  seat: SeatNumber, } | { "kind": "gave",
  /** Who gave them. */
  seat: SeatNumber,
  /** The cards. */
  cards: Ingredients,
  /** What the order needs now, line by line. */
  needs: Array<NeedLine>, } | { "kind": "rewarded",
  /** Who is rewarded. */
  seat: SeatNumber, } | { "kind": "round-begins",
  /** Its number, from 1. */
  round: number,
  /** The new supply's height. */
  supply: number,
  /** Leftovers that go under the new oven. */
  under: Ingredients,
  /** Leftovers that stay face up. */
  worktop: Ingredients, } | { "kind": "rewards-shown",
  /** The orders' owner. */
  seat: SeatNumber,
  /** The orders. */
  orders: Array<Order>, } | { "kind": "pile-shown",
  /** The owner of the colour. */
  seat: SeatNumber,
  /** The orders. */
  orders: Array<Order>, } | { "kind": "now",
  /** The phase. */
  phase: MammaMiaPhase, } | { "kind": "your-cards",
  /** The ingredients. */
  cards: Ingredients, } | { "kind": "your-orders",
  /** The orders. */
  orders: Array<Order>, };

/** What is known about a seat's orders. */
export type MammaMiaSeatNotes = {
  /** The orders that were put back under the waiter; the first one comes up first. */
  queue: Array<Order>,
  /** How many cards that nobody has seen are still in the waiter. */
  unseen: number,
  /** The orders known to be baked. */
  baked: Array<Order>,
  /** How many rewards went onto the common pile unseen. */
  rewards: number, };

/** What was agreed before the game, and the numbers that follow from it. */
export type MammaMiaSetup = {
  /** The game's name. */
  game: string,
  /** The number of seats. */
  seats: number,
  /** Every option and its value. */
  options: Array<[string, string]>,
  /** Each seat's colour, clockwise. */
  colours: Array<MammaMiaColour>,
  /** Each seat's personal ingredient, clockwise. */
  personal: Array<Ingredient>,
  /** The kinds in play. */
  kinds: Array<Ingredient>,
  /** How many cards of each kind are in play. */
  of_each_kind: number,
  /** The number of orders of each colour. */
  orders: number,
  /** The number of rounds: how often the oven is opened. */
  rounds: number,
  /** The hand is refilled to this many cards. */
  refill: number,
  /** The most cards that may be drawn in a turn. */
  most_drawn: number,
  /** Where baked orders go. */
  baked_go: BakedGo, };

/** What a viewer sees of a Mamma Mia table. */
export type MammaMiaView = {
  /** What was agreed before the game. */
  setup: MammaMiaSetup,
  /** What the table is waiting for. */
  phase: MammaMiaPhase,
  /** Who begins the round: at first the first player, later whoever revealed the oven last. */
  leader: SeatNumber,
  /** The round's number, from 1. */
  round: number,
  /** The number of turns begun so far. */
  turns: number,
  /** The supply's height, including the MAMMA MIA card. */
  supply: number,
  /** Where the MAMMA MIA card is. */
  mamma_mia: CardPlace,
  /** What can be seen of each seat, clockwise. */
  places: Array<MammaMiaPlace>,
  /** The oven's height. */
  oven: number,
  /** The face-up card on top of the oven; `null` while the oven is being opened. */
  top: Top | null,
  /** The face-up ingredients that have not been used. */
  worktop: Ingredients,
  /** Ingredients of baked pizzas, face up until the new supply is made. */
  used: Ingredients,
  /** The height of the common pile of baked orders. */
  common_pile: number,
  /** What only this viewer sees; `null` for the gallery. */
  own: MammaMiaOwn | null,
  /** What was said once and is now hidden, if the table keeps notes of it. */
  notes: MammaMiaNotes | null, };

/** A measure that a moderator took. */
export type Measure = {
  /** Its id. */
  id: string,
  /** What it is. */
  kind: MeasureKind,
  /** Whom it is against. */
  against: Against,
  /** Why: the guest reads it. */
  reason: string,
  /** Who took it; none is the command line. */
  by?: Guest,
  /** When, in milliseconds since 1970. */
  at: number,
  /** Until when; none is until it is lifted. */
  until?: number,
  /** When it was lifted, or when the guest confirmed the warning. */
  lifted_at?: number, };

/** What a moderator can decide about somebody. */
export type MeasureKind = "warn" | "mute" | "ban";

/** One decision, judged with only what the seat knew at the time. */
export type Moment = {
  /** The step of the replay, counted from 1. */
  step: number,
  /** The move that was made. */
  played: Weighed,
  /** The move the bot would have made. */
  best: Weighed,
  /** How much of the expected share the decision gave away. */
  cost: number,
  /** The share of the win that the bot expected for each seat, clockwise. */
  shares: Array<number>, };

/** What a seat does, by family of games. No two families share a kind of move. */
export type Move = MammaMiaMove | PizzaTheoryMove;

/** Why and until when a guest cannot chat. */
export type Muted = {
  /** What the moderator wrote. */
  reason: string,
  /** Until when, in milliseconds since 1970; none is until it is lifted. */
  until?: number, };

/** One line of an order, compared with what lies on the worktop. */
export type NeedLine = {
  /** What the line asks for. */
  sign: NeedSign,
  /** How many cards it needs; 0 means that there must be none. */
  need: number,
  /** How many such cards lie on the worktop. */
  has: number,
  /**
   * If the card does not name the kind: the chosen kind, or all kinds that do equally well;
   * empty if no kind will do.
   */
  kinds?: Array<Ingredient>, };

/** What a line of an order asks for. */
export type NeedSign = { "kind": Ingredient } | "joker" | "other-joker" | "fewest" | { "either": {
  /** One of the two kinds. */
  one: Ingredient,
  /** The other kind. */
  other: Ingredient, } } | { "without": Ingredient } | "anything";

/** A browser to be notified when it is your turn; the fields come from its `PushSubscription`. */
export type NewBrowser = {
  /** The address at its push service that takes messages for it. */
  endpoint: string,
  /** Its public key (`p256dh`), in base64url. */
  p256dh: string,
  /** Its authentication secret, in base64url. */
  auth: string,
  /** The language of its notifications: `en`, `fr` or `it`. */
  language: string,
  /** When not to notify it. */
  quiet: QuietHours | null, };

/** To invite somebody to the keeper's room. */
export type NewInvite = {
  /** The role that whoever opens the link gets. */
  role: Role, };

/** A measure to take. */
export type NewMeasure = {
  /** What it is. */
  kind: MeasureKind,
  /** The guest's id, unless it is against addresses. */
  guest?: string,
  /** The range of addresses, unless it is against a guest. */
  range?: string,
  /** Why: 1 to 500 characters. */
  reason: string,
  /** For how many hours; none is until it is lifted. */
  hours?: number, };

/** A report to the moderators. */
export type NewReport = {
  /** Whom it is about. A report about an author quotes that message and those around it. */
  about: Whom,
  /** What it complains about. */
  complaint: Complaint,
  /** What happened, in your own words: at most 1,000 characters, possibly none. */
  text: string, };

/** A request to open a table. */
export type NewTable = {
  /** The game. */
  game: string,
  /** The number of seats. */
  seats: number,
  /** The options that differ from the defaults, by name. */
  options: Array<[string, string]>,
  /** Who may find it. */
  visibility: Visibility,
  /** The clock. */
  clock: Clock,
  /** Whether the chat is on. */
  chat: boolean,
  /** The opener's seat; `null` opens the table without sitting down. */
  seat: SeatNumber | null,
  /** The bots to seat. */
  bots: Array<WantedBot>,
  /** The language that is spoken there; none is the one that the request asks to be answered in. */
  language?: Language,
  /**
   * The request's own name, as of an ask: a guest who repeats a request under the same name is
   * given the table that it opened, and no second one.
   */
  request?: AskId,
  /** A webhook that is called for the turns at a table with a correspondence clock. */
  webhook?: NewWebhook, };

/** A request for a token for one of your programs. */
export type NewToken = {
  /** The name the program plays under, or the name you know it by: 1 to 40 characters. */
  name: string,
  /** What it may do; if absent, everything. */
  scopes?: Array<Scope>,
  /** The guest it acts as. */
  for?: TokenFor, };

/** A webhook that is to be called for the turns at a table. */
export type NewWebhook = {
  /** Its address, on one of the hosts that the keeper of the house allows. */
  url: string,
  /** The language of the messages: `en`, `fr` or `it`. */
  language: string, };

/** What a viewer has heard, and what it sees and may do now. */
export type News = {
  /** How many sayings have reached this viewer so far, including these. */
  heard: number,
  /** The new sayings; the last one's number is `heard`. */
  sayings: Array<Saying>,
  /** What the viewer sees after all of them. */
  view: View,
  /** Who must do what, to be shown to people: the phrase of the latest `now` saying. */
  status: Phrase,
  /**
   * The matter at hand, as the last saying about it described it, for viewers who did not hear
   * that saying. `view` already includes it.
   */
  matter: Said | null,
  /** The seats the table is waiting for. */
  awaited: Array<SeatNumber>,
  /**
   * What this seat may do, step by step: the current offers and, where the next steps of the
   * turn are known, the offers of each of them. One request may contain one move for each step.
   * Empty if the seat is not awaited.
   */
  steps: Array<Array<Offer>>,
  /** What this seat may do although the table is not waiting for it: choose another cut. */
  may_also: Array<Offer>, };

/** What the keeper tells everyone. */
export type Notice = {
  /** A line for everyone, if there is one. */
  banner?: string,
  /** What the house does not do at present. */
  switches: Switches, };

/** What a seat may do, by family of games. No two families share a kind of offer. */
export type Offer = MammaMiaOffer | PizzaTheoryOffer;

/** A newly opened table. */
export type Opened = {
  /** Its id. */
  table: string,
  /** Its state. */
  state: TableState, };

/** An option of a game. */
export type OptionChoice = {
  /** Its name. */
  name: string,
  /** The possible values; `first` also takes a seat's number. */
  values: Array<string>,
  /** The default value, at a table with the maximum number of players. */
  default: string,
  /** The section of the rules that describes it. */
  rule: string, };

/** The name of an order card; no colour has two cards with the same name. */
export type Order = "four-pineapple" | "four-pepper" | "four-mushroom" | "four-olive" | "four-salami" | "four-shrimp" | "one-of-each" | "two-and-two" | "monotoni" | "bombastica" | "minimale" | "ghiottona" | "monotoni-junior" | "minipizza" | "mamma-mia-a" | "mamma-mia-b";

/** An order card with what is printed on it. */
export type OrderCard = {
  /** Its colour. */
  colour: MammaMiaColour,
  /** The order's name. */
  order: Order,
  /** What the order needs. */
  recipe: Recipe,
  /** The section of the rules that describes it. */
  rule: string, };

/** The result of a request. */
export type Outcome = { "kind": "done" } | { "kind": "refused",
  /** Why. */
  why: Phrase,
  /** The rule behind the refusal, if any. */
  rule?: string,
  /** Which of the moves was refused, counted from 0. */
  at?: number, } | { "kind": "failed",
  /** What went wrong. */
  why: Phrase, };

/** The state of the house. */
export type Overview = {
  /** Your role. */
  role: Role,
  /** Who you are. */
  you: Guest,
  /** When your session in this room ends, in milliseconds since 1970. */
  session_ends_at: number,
  /** The version of the house. */
  version: string,
  /** When the house was started. */
  started_at: number,
  /** Open connections. */
  connections: number,
  /** Tables in memory. */
  tables_awake: number,
  /** Tables by stage. */
  tables: TableCounts,
  /** Guests of the house. */
  guests: number,
  /** Guests seen in the last hour. */
  guests_lately: number,
  /** Searches of bots that wait for a thinker. */
  thinking_waits: number,
  /** The size of the database, in bytes. */
  database_bytes: number,
  /** The free space beside it, if the system says. */
  free_bytes?: number,
  /** What is wrong with the store now, in a sentence, if anything is. */
  trouble?: string,
  /** What went wrong since the house was started, the latest first; at most 50. */
  faults: Array<Fault>,
  /** Reports that wait for an answer. */
  open_reports: number,
  /** The banner and the switches. */
  notice: Notice, };

/** A part of a list that may be long. */
export type Page<T> = {
  /** The entries. */
  items: Array<T>,
  /** What to send as `after` for the next ones; none at the end. */
  next?: string, };

/** One of your passkeys. */
export type Passkey = {
  /** Its id; not a secret. */
  id: string,
  /** Its name, after the device on which it was made; may be empty. */
  name: string,
  /** The domain it belongs to. */
  domain: string,
  /** Whether it can still be used: the house's passkeys belong to the same domain. */
  usable: boolean,
  /** When it was made, in milliseconds since 1970. */
  added_at: number,
  /** When it was last used to sign in, in milliseconds since 1970; absent if never. */
  used_at?: number, };

/** A request to add a passkey. */
export type PasskeyAnswer = {
  /** The credential, in the JSON form of WebAuthn. */
  credential: unknown, };

/** The options with which a browser makes or uses a passkey. */
export type PasskeyOptions = {
  /** The options for `navigator.credentials`, in the JSON form of WebAuthn. */
  options: unknown, };

/** A sentence as the id of a Fluent message, with its arguments. */
export type Phrase = {
  /** The id of the Fluent message. */
  id: string,
  /** The values of its placeholders, by name. */
  args?: Array<[string, Arg]>, };

/** A pile that a player can draw from. */
export type Pile = "supply" | "waiter";

/** A colour of toppings. */
export type PizzaTheoryColour = "red" | "green" | "white";

/** A move of Pizza Theory. */
export type PizzaTheoryMove = { "kind": "place",
  /** The space to put it on. */
  space: Space, } | { "kind": "cut",
  /** The line. */
  line: Line, } | { "kind": "virtual",
  /** The space to put it on. */
  space: Space, };

/** Something a seat may do at a Pizza Theory table. */
export type PizzaTheoryOffer = { "kind": "place",
  /** The spaces to choose from. */
  among: Array<Space>, } | { "kind": "cut",
  /** The lines to choose from. */
  among: Array<Line>, } | { "kind": "virtual",
  /** The spaces to choose from. */
  among: Array<Space>, };

/** What only one seat sees: its cut, from choosing it until it is revealed. */
export type PizzaTheoryOwn = {
  /** The seat. */
  seat: SeatNumber,
  /** The line this seat has chosen. */
  cut: Line | null, };

/** A step of the round, and whom it is waiting for. */
export type PizzaTheoryPhase = { "kind": "drawing" } | { "kind": "adding",
  /** Who adds. */
  seat: SeatNumber, } | { "kind": "rolling" } | { "kind": "virtual",
  /** The line on which the virtual knife lies. */
  knife: Line, } | { "kind": "cutting",
  /** Who has not chosen yet. */
  awaited: Array<SeatNumber>,
  /** The line on which the virtual knife lies; only with two players. */
  knife: Line | null, } | { "kind": "over",
  /** How it ended. */
  ending: Ending, };

/**
 * What is said at a Pizza Theory table: announcements, and whispers to this seat.
 *
 * The Rust documentation of each kind says how it changes a view, so that a client can fold it in
 * without knowing the rules.
 */
export type PizzaTheorySaid = { "kind": "first",
  /** The first player. */
  seat: SeatNumber, } | { "kind": "laid",
  /** The side of each colour. */
  sides: ByColour<Side>,
  /** The pizza with the first toppings. */
  board: Board, } | { "kind": "round",
  /** Its number, from 1. */
  round: number,
  /** The first player of this round. */
  first: SeatNumber, } | { "kind": "now",
  /** The phase. */
  phase: PizzaTheoryPhase, } | { "kind": "placed",
  /** Who adds it. */
  seat: SeatNumber,
  /** Its colour. */
  colour: PizzaTheoryColour,
  /** Where it lies. */
  space: Space, } | { "kind": "passed",
  /** Who passes. */
  seat: SeatNumber,
  /** Why. */
  why: Hindrance, } | { "kind": "rolled",
  /** The first player, who rolls it. */
  seat: SeatNumber,
  /** The virtual colour. */
  colour: PizzaTheoryColour,
  /** The side that belongs to no player. */
  side: Side,
  /** The line on which the knife lies. */
  line: Line, } | { "kind": "placed-virtual",
  /** The first player, who puts it there. */
  seat: SeatNumber,
  /** The virtual colour. */
  colour: PizzaTheoryColour,
  /** Where it lies. */
  space: Space, } | { "kind": "skipped-virtual",
  /** The virtual colour. */
  colour: PizzaTheoryColour,
  /** Why. */
  why: Hindrance, } | { "kind": "chose",
  /** Who has chosen. */
  seat: SeatNumber, } | { "kind": "revealed",
  /** The cuts from the sides A, B and C. */
  cuts: Array<Cut>, } | { "kind": "safe",
  /** The colour. */
  colour: PizzaTheoryColour, } | { "kind": "slice" } & Slice | { "kind": "ran-out",
  /** The colour whose reserve it is. */
  colour: PizzaTheoryColour,
  /** How many spaces stay empty because of it. */
  short: number, } | { "kind": "replaced",
  /** The new pizza. */
  board: Board, } | { "kind": "turned",
  /** The side each colour has now. */
  sides: ByColour<Side>, } | { "kind": "your-cut",
  /** The line. */
  line: Line, };

/** What was agreed before the game, and the numbers that follow from it. */
export type PizzaTheorySetup = {
  /** The game's name. */
  game: string,
  /** The number of seats. */
  seats: number,
  /** Every option and its value. */
  options: Array<[string, string]>,
  /** Each seat's colour, clockwise. */
  colours: Array<PizzaTheoryColour>,
  /** The colour that belongs to no player; only with two players. */
  virtual_colour: PizzaTheoryColour | null,
  /** How many toppings each colour has. A player with all of them on the pizza wins. */
  toppings: number,
  /** If there is no winner after this many rounds, the game is a draw. */
  last_round: number, };

/** What a viewer sees of a Pizza Theory table. */
export type PizzaTheoryView = {
  /** What was agreed before the game. */
  setup: PizzaTheorySetup,
  /** What lies on the pizza. */
  board: Board,
  /**
   * The side of each colour. Until the first player is drawn, the sides follow the order of the
   * seats.
   */
  sides: ByColour<Side>,
  /** The round, counted from 1. */
  round: number,
  /** The first player of this round. Until they are drawn, this is the first seat. */
  first: SeatNumber,
  /** Which step of the round it is. */
  phase: PizzaTheoryPhase,
  /** What only this viewer sees; `null` for the gallery. */
  own: PizzaTheoryOwn | null, };

/** A seat and who sits in it. */
export type Place = {
  /** The seat. */
  seat: SeatNumber,
  /** Its colour: chosen by its player, or assigned when the game began. */
  colour: string | null,
  /** Who sits in it. */
  who: Who, };

/** Whether a guest is present. */
export type Presence = {
  /** The guest's seat. */
  seat: SeatNumber,
  /** Whether the guest is connected. */
  here: boolean,
  /**
   * Whether the guest has been away so long that the others may decide what happens to the seat;
   * before the start, that whoever stands in for the opener may free it.
   */
  too_long: boolean, };

/** What a house keeps, and for how many days. Where there is no number, it is kept for ever. */
export type Privacy = {
  /** How long a guest who asked to be forgotten can change their mind. */
  forget_after: number,
  /** Guests who do not come back. */
  unseen_guests?: number,
  /** Tables that nobody starts. */
  gathering?: number,
  /** Games that nobody plays on. */
  abandoned?: number,
  /** Finished tables. */
  finished?: number,
  /** The chat of finished tables. */
  chat?: number,
  /** The addresses that guests came from, after their last use; 0 if none are stored. */
  addresses: number,
  /** The cookie by which a browser is known. */
  cookie: number,
  /** Whether guests can be notified through the push services of their browsers. */
  push: boolean,
  /** Whether tables can tell a webhook whose turn it is. */
  webhooks: boolean, };

/** How this house notifies its guests. */
export type PushInfo = {
  /** The public key that a browser subscribes with: a P-256 point in base64url. */
  key: string,
  /** Whether tables may have webhooks here. */
  webhooks: boolean, };

/** The hours of each day without notifications. */
export type QuietHours = {
  /** When they begin, in minutes after midnight, local time. */
  from: number,
  /** When they end, in minutes after midnight, local time. They may extend past midnight. */
  until: number,
  /** The browser's time zone: the current offset, and the coming changes the browser knows of. */
  zone: Array<ZoneOffset>, };

/** What an order needs. */
export type Recipe = { "kind": "these",
  /** The ingredients needed. */
  need: Ingredients, } | { "kind": "one-joker",
  /** The fixed ingredients. */
  base: Ingredients,
  /** How many of the chosen kind. */
  count: number, } | { "kind": "two-jokers",
  /** The personal ingredient. */
  personal: Ingredient,
  /** How many of each chosen kind. */
  count: number, } | { "kind": "everything",
  /** The minimum number of cards. */
  least: number, } | { "kind": "scarcest",
  /** The personal ingredient. */
  personal: Ingredient,
  /** How many of that kind. */
  count: number, } | { "kind": "any-one-without",
  /** How many of the chosen kind. */
  count: number,
  /** The crossed-out kind. */
  without: Ingredient, } | { "kind": "these-without",
  /** The ingredients needed. */
  need: Ingredients,
  /** The crossed-out kind. */
  without: Ingredient, } | { "kind": "either",
  /** The personal ingredient. */
  personal: Ingredient,
  /** How many of the chosen kind. */
  count: number,
  /** One of the two kinds. */
  one: Ingredient,
  /** The other kind. */
  other: Ingredient, };

/** One-time codes with which you can sign in. They are shown only once. */
export type RecoveryCodes = {
  /** The codes. */
  codes: Array<string>, };

/** A guest who was removed from a table that gathers. */
export type RemovedGuest = {
  /** What to call this guest when the removal is lifted. */
  number: number,
  /** The name under which the guest sat here. */
  name: string, };

/** A request to change your name. */
export type Rename = {
  /** The new name: 1 to 40 characters. */
  name: string, };

/** A finished game, to be replayed. */
export type Replay = {
  /** The game. */
  game: string,
  /** The options, by name. */
  options: Array<[string, string]>,
  /** The players' names, clockwise. */
  names: Array<string>,
  /** The seats' colours, clockwise. */
  colours: Array<string>,
  /** How it ended; `null` if it was abandoned or is still being played. */
  result: Result | null,
  /** The evidence that the deal was fair. */
  fairness: Fairness,
  /** Whether the dealer was honest. */
  verdict: Verdict,
  /** The viewpoint of this replay. */
  eyes: ReplayEyes,
  /**
   * What this viewpoint sees before anything is dealt; for `all`, the gallery's view followed by
   * each seat's. The sayings are folded into these.
   */
  start: Array<View>,
  /** What the table is waiting for before anything is dealt, to be shown to people. */
  status: Phrase,
  /** The deals and moves, in order. */
  steps: Array<ReplayStep>,
  /** The ledger, verbatim. */
  ledger: string, };

/** The viewpoint of a replay. */
export type ReplayEyes = "gallery" | { "seat": SeatNumber } | "all";

/** A deal or a move, and what was said about it. */
export type ReplayStep = {
  /** The seat that moved; `null` for a deal. */
  by: SeatNumber | null,
  /** What was said. */
  sayings: Array<Saying>, };

/** A report, with its context as it was when the report was made. */
export type Report = {
  /** Its id. */
  id: string,
  /** When it was made, in milliseconds since 1970. */
  at: number,
  /** Who made it. */
  by: Guest,
  /** Whom it is about. */
  about: Guest,
  /** The name that guest had then. */
  name: string,
  /** The table. */
  table: string,
  /** What it complains about. */
  complaint: Complaint,
  /** What the reporter wrote. */
  text: string,
  /** The chat around it. */
  context: Array<ReportedLine>,
  /** Who answered it and how, if somebody has. */
  answer?: ReportAnswer, };

/** How a report was answered. */
export type ReportAnswer = {
  /** Who answered it; none is the command line. */
  by?: Guest,
  /** When, in milliseconds since 1970. */
  at: number,
  /** A note for the other moderators; may be empty. */
  note: string, };

/** A chat message that a report quotes. */
export type ReportedLine = {
  /** Its number in the chat. */
  number: number,
  /** The author. */
  author: Guest,
  /** The text. */
  text: string,
  /** Whether the report is about this one. */
  reported: boolean, };

/** How a game ended. */
export type Result = {
  /** The winners: several if the win is shared, possibly none. */
  winners: Array<SeatNumber>,
  /** Each seat's points. */
  scores: Array<number>, };

/** A strong bot's review of a game, for one seat. */
export type Review = {
  /** The seat whose decisions are reviewed. */
  seat: SeatNumber,
  /** Every decision of that seat where it had more than one choice. */
  moments: Array<Moment>, };

/** Where a review is in the queue. */
export type ReviewPlace = {
  /** How many other reviews come before it; none when its turn has come. */
  ahead: number | null, };

/** What somebody may do in the keeper's room. */
export type Role = "moderator" | "keeper";

/** What is said, by family of games. */
export type Said = { "family": "mamma-mia" } & MammaMiaSaid | { "family": "pizza-theory" } & PizzaTheorySaid;

/** A saying, with its number among those this viewer hears. */
export type Saying = {
  /** Its number among the sayings this viewer hears, from 1. */
  number: number,
  /** Who hears it. */
  to: Ear,
  /** What is said, as data to fold into the view. */
  said: Said,
  /** What is said, as a phrase. */
  phrase: Phrase, };

/** What a program may do. */
export type Scope = "play" | "watch" | "read";

/** A seat's number, from 1 to 6. */
export type SeatNumber = number;

/** An address a guest came from. */
export type SeenAddress = {
  /** The range: an IPv4 address, or the /64 network of an IPv6 address. */
  range: string,
  /** When it was last used, in milliseconds since 1970. */
  seen_at: number, };

/** A device or a program that is signed in. */
export type Session = {
  /** Its id; not a secret. */
  id: string,
  /** Whether it is a device or a program. */
  kind: SessionKind,
  /** Its name, such as `Firefox, Linux`; may be empty. */
  name: string,
  /** What it may do. A device has all scopes, and may also manage your identity. */
  scopes: Array<Scope>,
  /** The guest it acts as: you, or a program that you made a token for. */
  guest: Guest,
  /** When it was signed in, in milliseconds since 1970. */
  added_at: number,
  /** When it was last seen, to the hour, in milliseconds since 1970. */
  seen_at: number,
  /** Whether this request came from it. */
  current: boolean, };

/** The kind of a session. */
export type SessionKind = "device" | "program";

/** To change the banner. */
export type SetBanner = {
  /** The line for everyone: at most 300 characters; none takes it away. */
  banner: string | null, };

/** To give or take a role. */
export type SetRole = {
  /** The role; none takes it away. */
  role: Role | null, };

/** A side of the pizza, from which its owner cuts. The sides are named clockwise. */
export type Side = "A" | "B" | "C";

/** A request to sign in with a recovery code. */
export type SignInByCode = {
  /** The code, in lower or upper case, grouped or not. */
  code: string,
  /**
   * Whether to merge the guest you are on this device into the one you sign in as, with seats
   * and history.
   */
  merge?: boolean, };

/** A request to sign in with a link. */
export type SignInByLink = {
  /** The secret in the link. */
  secret: string,
  /**
   * Whether to merge the guest you are on this device into the one you sign in as, with seats
   * and history.
   */
  merge?: boolean,
  /** Whether to refuse this if the device is already signed in. */
  only_new?: boolean, };

/** A request to sign in with a passkey. */
export type SignInByPasskey = {
  /** The credential, in the JSON form of WebAuthn. */
  credential: unknown,
  /**
   * Whether to merge the guest you are on this device into the one you sign in as, with seats
   * and history.
   */
  merge?: boolean, };

/** A link that signs you in on another device. It works once. */
export type SignInLink = {
  /** The link. */
  link: string,
  /** The link as a QR code, an SVG image. */
  qr: string,
  /** How many seconds it is valid. */
  lasts: number, };

/** How somebody signed in to the keeper's room. */
export type SignedInBy = "passkey" | "link";

/** What was counted in one slice and what happens there. */
export type Slice = {
  /** The letter shown to people. */
  letter: string,
  /** The number of toppings of each colour in it, before any change. */
  counts: ByColour<number>,
  /** What happens. */
  fate: Fate, };

/** One of the 37 spaces, by its column from `a` to `g` and its row from `1` to `7`. */
export type Space = string;

/** The stage of a table. */
export type Stage = { "kind": "gathering" } | { "kind": "playing" } | { "kind": "over" } & Result | { "kind": "abandoned" };

/** What the house has decided about you. */
export type Standing = {
  /** Your role, if you have one. */
  role?: Role,
  /** Warnings that you have not confirmed yet. */
  warnings: Array<Warning>,
  /** Why and until when you cannot chat, if so. */
  muted?: Muted, };

/** What the house does not do at present. */
export type Switches = {
  /** No tables are opened; the games in progress go on. */
  no_new_tables: boolean,
  /** Nobody new is admitted; those who are known come in. */
  no_new_guests: boolean,
  /** Nothing is changed: everybody can look, nobody can move, chat or open a table. */
  read_only: boolean, };

/** A table as shown in the lobby and in a guest's list of their own tables. */
export type TableCard = {
  /** Its id. */
  id: string,
  /** The game. */
  game: string,
  /** Its stage. */
  stage: Stage,
  /** The seats, clockwise. */
  places: Array<Place>,
  /** The options that differ from the defaults. */
  options: Array<[string, string]>,
  /** The clock. */
  clock: Clock,
  /** The language that is spoken there; none for tables from before there was a choice. */
  language: Language | null,
  /** Whether a guest who sits there is connected. */
  here: boolean,
  /** When it was opened, in milliseconds since 1970. */
  opened_at: number,
  /**
   * When something last happened there that everyone at the table heard of, in milliseconds
   * since 1970. What one seat does in secret leaves no trace here.
   */
  touched_at: number, };

/** How many tables are at each stage. */
export type TableCounts = {
  /** Guests are sitting down. */
  gathering: number,
  /** The game is being played. */
  playing: number,
  /** Over or abandoned. */
  finished: number, };

/**
 * Everything about a table apart from the game itself. It is the same for everyone who may see it,
 * except the links, which are sent only to those who may pass them on.
 */
export type TableState = {
  /** The table's id. */
  id: string,
  /** The game. */
  game: string,
  /** All options that were chosen, by name. */
  options: Array<[string, string]>,
  /** Who may find it. */
  visibility: Visibility,
  /** The clock. */
  clock: Clock,
  /** The language that is spoken here; none for tables from before there was a choice. */
  language?: Language,
  /** Whether the chat is on. */
  chat: boolean,
  /** Whether hints may be asked for: there is only one guest, or all guests agreed. */
  hints: boolean,
  /** The stage of the table. */
  stage: Stage,
  /** The opener's seat; `null` if the opener is not seated. */
  opener: SeatNumber | null,
  /** Whether you have the opener's say. */
  you_opened: boolean,
  /** Those who were removed and may not sit down again: to the opener, while the table gathers. */
  removed?: Array<RemovedGuest>,
  /** Why you do not sit here any more, where you were removed. */
  you_were_removed?: Phrase,
  /** The seats, clockwise. */
  places: Array<Place>,
  /** The colours of this game. */
  colours: Array<string>,
  /** The evidence that the deal is fair. */
  fairness: Fairness,
  /** The secret of the invite link; sent to those who sit here, while it can be used. */
  invite?: string,
  /** The secret of the watchers' link; sent to those who sit here. */
  watch?: string,
  /** The secret that moves your seat to another device; absent if you switched it off. */
  seat_secret?: string,
  /** How many other devices came to your seat by that link. Sent only to the guest who sat down. */
  seat_devices?: number,
  /** The table that follows this one. Those who sit here also sit there; others can watch. */
  followed_by?: Followed, };

/** The webhook of a table, as far as you may see it. */
export type TableWebhook = {
  /** Its address; only the opener of the table sees it. */
  url: string | null, };

/** A new token. It is shown only once. */
export type Token = {
  /** The secret, for the header `Authorization: Bearer …`. */
  token: string,
  /** The id of its session, with which the token can be revoked; not a secret. */
  session: string,
  /** The guest that the program acts as. */
  guest: Guest, };

/** The guest a program acts as. */
export type TokenFor = "itself" | "me";

/** The card on top of the oven. */
export type Top = { "kind": "ingredient",
  /** Its kind. */
  ingredient: Ingredient, } | { "kind": "order",
  /** Its owner's seat. */
  seat: SeatNumber,
  /** The order. */
  order: Order, };

/** An error response. */
export type Trouble = {
  /** What is wrong and what to do about it, as a phrase. */
  why: Phrase,
  /** The same as English text. */
  text: string,
  /** The rule behind it, if any. */
  rule?: string, };

/** Why a seat is not asked for help. */
export type Unable = "empty-waiter" | "too-few-in-hand";

/** Whether the dealer was honest. */
export type Verdict = { "kind": "honest" } | { "kind": "not-revealed" } | { "kind": "not-committed" } | { "kind": "not-honest",
  /** What does not. */
  why: Phrase, };

/** What a viewer sees, by family of games. */
export type View = { "family": "mamma-mia" } & MammaMiaView | { "family": "pizza-theory" } & PizzaTheoryView;

/** Who may find a table. */
export type Visibility = "public" | "private";

/** A bot to put into a seat. */
export type WantedBot = {
  /** Its seat. */
  seat: SeatNumber,
  /** The bot's name. */
  level: string, };

/** A warning from a moderator. */
export type Warning = {
  /** Its id. */
  id: string,
  /** What the moderator wrote. */
  reason: string, };

/** A move and what a bot expects from it. */
export type Weighed = {
  /** The move. */
  move: Move,
  /** The move as a phrase. */
  phrase: Phrase,
  /** The share of the win expected for the seat that makes this move. */
  share: number, };

/** Who sits in a seat. */
export type Who = { "kind": "nobody" } | { "kind": "guest",
  /** The guest's name. */
  name: string,
  /** Whether the guest is ready to start. */
  ready: boolean,
  /** Whether the guest agrees that hints may be asked for. */
  hints: boolean,
  /** The bot that plays for the guest in the meantime, if any. */
  played_by?: string, } | { "kind": "bot",
  /** The bot's name. */
  level: string,
  /** The bot that stands in for it, if the house has no bot of that name. */
  played_by?: string, };

/** Somebody at a table, as the others there know them: guests do not learn each other's ids. */
export type Whom = { "kind": "seat",
  /** The table. */
  table: string,
  /** The seat. */
  seat: SeatNumber, } | { "kind": "author",
  /** The table. */
  table: string,
  /** The message's number in the chat. */
  line: number, };

/** How far a time zone is ahead of UTC. */
export type ZoneOffset = {
  /** When this offset takes effect, in milliseconds since 1970. */
  since: number,
  /** The offset in minutes. */
  minutes: number, };
