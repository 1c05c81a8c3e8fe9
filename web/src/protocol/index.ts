// What goes over the wire between a house and its guests.
// Made from the Rust types by `PROTOCOL=write cargo test --package protocol`: do not edit.

/** The version of the protocol. */
export const VERSION = 1;

/** The name of the WebSocket subprotocol. */
export const SUBPROTOCOL = "forno.v1";

/** What a browser is told while its guest is elsewhere, encrypted for it alone. */
export type Alert = { "kind": "turn",
  /** At which table. */
  table: string,
  /** The game there. */
  game: string,
  /** The sentence, in the language that was asked for. */
  text: string, };

/** What came of a request. */
export type Answer = {
  /** The request. */
  id: AskId,
  /** What came of it. */
  outcome: Outcome, };

/** What can fill a gap. */
export type Arg = { "number": number } | { "seat": SeatNumber } | { "phrase": Phrase } | { "list": Array<Phrase> } | { "text": string };

/**
 * The name a client gives to a request, so that it can repeat it: a repeated one is answered
 * the same way and done once. From 1 to 64 characters of its own choice; a guest never uses
 * one for two requests at the same table.
 */
export type AskId = string;

/** Where baked orders go. */
export type BakedGo = "set-aside" | "common-pile";

/** Where the toppings of each colour lie, in no sequence that matters. */
export type Board = {
  /** The red ones. */
  red: Array<Space>,
  /** The green ones. */
  green: Array<Space>,
  /** The white ones. */
  white: Array<Space>, };

/** A bot of this house. */
export type Bot = {
  /** The name to ask for it by. */
  level: string,
  /** How strong it is, from 0. */
  strength: number,
  /** Its name, to be read. */
  title: Phrase,
  /** Its character, to be read. */
  about: Phrase,
  /** Whether it suits newcomers. */
  for_newcomers: boolean, };

/** One thing for each colour. */
export type ByColour<T> = {
  /** Red's. */
  red: T,
  /** Green's. */
  green: T,
  /** White's. */
  white: T, };

/** Where the MAMMA MIA card is. */
export type CardPlace = { "kind": "box" } | { "kind": "supply" } | { "kind": "before",
  /** Which seat. */
  seat: SeatNumber, };

/** What the others choose when a guest is away too long. */
export type Choice = "wait" | "bot" | "end";

/** How much time there is. */
export type Clock = { "kind": "none" } | { "kind": "live",
  /** For the whole game, in seconds: 10 to 36,000. */
  base: number,
  /** After each move, in seconds: 0 to 600. */
  increment: number, } | { "kind": "correspondence",
  /** For each move, in seconds: 60 to 2,592,000 (thirty days). */
  per_move: number, };

/** What the clocks show. */
export type ClockFace = {
  /** Milliseconds left for each seat. */
  left: Array<number>,
  /** The seats whose clocks run. */
  running: Array<SeatNumber>, };

/** A cut that is revealed. */
export type Cut = {
  /** From which side. */
  side: Side,
  /** Along which line. */
  line: Line,
  /** Who cuts; nobody the virtual one. */
  seat: SeatNumber | null, };

/** Something a guest does at a table that is no move of the game. */
export type Deed = { "kind": "sit",
  /** Where. */
  seat?: SeatNumber, } | { "kind": "stand" } | { "kind": "colour",
  /** Its name. */
  colour: string | null, } | { "kind": "ready",
  /** Whether one is. */
  ready: boolean,
  /** What the guest mixes into the deal: up to 64 hexadecimal digits. */
  nonce?: string, } | { "kind": "bot",
  /** Where. */
  seat: SeatNumber,
  /** Its name; none takes it away. */
  level: string | null, } | { "kind": "remove",
  /** Whose seat. */
  seat: SeatNumber, } | { "kind": "start" } | { "kind": "chat",
  /** The words. */
  text: string, } | { "kind": "chat-switch",
  /** Whether there is a chat. */
  on: boolean, } | { "kind": "mute",
  /** Whose words. */
  seat: SeatNumber,
  /** Whether they are kept away. */
  on: boolean, } | { "kind": "decide",
  /** Whose seat. */
  seat: SeatNumber,
  /** What shall become of it. */
  choice: Choice, } | { "kind": "take-back" } | { "kind": "seat-link",
  /** Whether there is a link. */
  on: boolean, } | { "kind": "hints",
  /** Whether one agrees. */
  on: boolean, } | { "kind": "hint" } | { "kind": "rematch",
  /** Another game for the same guests, with its usual options; none plays this one again. */
  game?: string, };

/** Who heard a saying: everyone, or one seat alone. */
export type Ear = "all" | { "seat": SeatNumber };

/** How a game ended. */
export type Ending = { "kind": "won",
  /** Who won; several share a win. */
  winners: Array<SeatNumber>, } | { "kind": "lost",
  /** The virtual colour. */
  colour: PizzaTheoryColour, } | { "kind": "drawn" };

/** Why a pizza failed. */
export type Failure = { "kind": "let-go" } | { "kind": "crossed-out",
  /** The kind. */
  ingredient: Ingredient, } | { "kind": "no-kind" } | { "kind": "too-few-in-hand" } | { "kind": "nobody-helped" };

/** What can be said about the deal. */
export type Fairness = {
  /** SHA-256 of the dealer's seed, shown before the deal. */
  commitment: string | null,
  /** What each seat mixed in. */
  nonces: Array<string>,
  /** The seed, shown after the end. */
  seed: string | null, };

/** What happens in a slice. */
export type Fate = { "kind": "replaced",
  /** The colour that has most. */
  by: PizzaTheoryColour,
  /** How many toppings of each colour are replaced. */
  lost: ByColour<number>, } | { "kind": "removed",
  /** The third colour. */
  third: PizzaTheoryColour,
  /** How many of its toppings are removed. */
  lost: number, } | { "kind": "two-tie" } | { "kind": "saved" } | { "kind": "three-tie" } | { "kind": "one-colour" } | { "kind": "empty" };

/** A finished table. */
export type Finished = {
  /** Everything about it. */
  state: TableState,
  /** Whether the dealer was honest. */
  verdict: Verdict, };

/** The table that follows. */
export type Followed = {
  /** Its id. */
  table: string,
  /** The watchers' secret of that table. */
  watch: string, };

/**
 * What a client sends. Every frame may carry `heard`: how many of the sayings to its seat the
 * client has taken in.
 *
 * `M` is a move of the table's game; the house reads it only when it knows which game that is.
 */
export type FromClient = { "kind": "ask",
  /** The ask's own name. */
  id: AskId,
  /** The moves, in sequence. */
  moves: Array<Move>,
  /** The cursor. */
  heard?: number, } | { "kind": "do",
  /** The request's own name. */
  id: AskId,
  /** What is done. */
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
  /** The seat this connection sits in; none watches. */
  seat: SeatNumber | null, } | { "kind": "table" } & TableState | { "kind": "presence",
  /** Each seat that a guest sits in. */
  seats: Array<Presence>,
  /** How many watch. */
  watchers: number, } | { "kind": "news" } & News | { "kind": "clock" } & ClockFace | { "kind": "chat",
  /** Its place among what was said in the chat, from 1. */
  number: number,
  /** The seat of who said it; none for a watcher. */
  seat: SeatNumber | null,
  /** The name of who said it. */
  name: string,
  /** The words: plain text. */
  text: string, } | { "kind": "answer" } & Answer | { "kind": "hint" } & Hint | { "kind": "no-hint",
  /** Why not. */
  why: Phrase, } | { "kind": "trouble",
  /** What is wrong with it. */
  why: Phrase, } | { "kind": "bye",
  /** Why. */
  why: Phrase,
  /** Whether to come back, and after how many milliseconds at the earliest. */
  again_in: number | null, };

/** A game of this house. */
export type Game = {
  /** Its name. */
  name: string,
  /** The fewest who can play. */
  fewest: number,
  /** The most who can play. */
  most: number,
  /** The colours to choose from. */
  colours: Array<string>,
  /** The options, the preset first where there is one. */
  options: Array<OptionChoice>, };

/** A browser that no longer wants to be called. */
export type GoneBrowser = {
  /** Where its push service took messages. */
  endpoint: string, };

/** Who you are in this house. */
export type Guest = {
  /** Your id; not a secret. */
  id: string,
  /** Your name. */
  name: string, };

/** Somebody who may be asked for help. */
export type Helper = {
  /** Who. */
  seat: SeatNumber,
  /** Why they will be passed over, as all can see; none where they will be asked. */
  unable: Unable | null, };

/** Why nothing is added. */
export type Hindrance = "no-space" | "no-reserve";

/** What a strong bot would do in a seat, and what it expects. */
export type Hint = {
  /** How many sayings have reached the seat: the moment it is about. */
  heard: number,
  /** What the bot would do. */
  choice: Weighed,
  /** What it weighed, the best first. */
  weighed: Array<Weighed>,
  /** The share of the win that it expects for each seat, clockwise. */
  shares: Array<number>, };

/** All that keeps you who you are. */
export type Identity = {
  /**
   * Where you are signed in: devices, and programs that you made tokens for; the one seen last
   * first.
   */
  sessions: Array<Session>,
  /** How many recovery codes you have left. */
  codes: number,
  /** Your passkeys, the newest first. */
  passkeys: Array<Passkey>,
  /** The address where passkeys work, if they do not at the one by which you came. */
  passkeys_at?: string, };

/** A kind of ingredient; shrimp is in Plus alone. */
export type Ingredient = "pineapple" | "pepper" | "mushroom" | "olive" | "salami" | "shrimp";

/** How many cards there are of each kind; kinds of which there is none are left out. */
export type Ingredients = { [key in Ingredient]?: number };

/** What was laid on the oven at one time. */
export type Laid = { "kind": "cards",
  /** The kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "order",
  /** Whose it is. */
  seat: SeatNumber,
  /** Which one. */
  order: Order, };

/** The last thing a seat said aloud. */
export type LastSaid = { "kind": "laid",
  /** The kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "asked" } | { "kind": "gave" } | { "kind": "declined" };

/** A guided first game of a few minutes, as whoever learns sees and hears it. */
export type Lesson = {
  /** The game. */
  game: string,
  /** Who sits where, and in which colour. */
  places: Array<Place>,
  /** The seat of whoever learns. */
  seat: SeatNumber,
  /**
   * What that seat sees where the lesson begins. What is said in the parts is to be folded
   * into it.
   */
  start: View,
  /** The parts, in sequence. The last one sums up. */
  parts: Array<LessonPart>, };

/** A part of a lesson: something happens, something is told about it, something is to be done. */
export type LessonPart = {
  /** Which words stand beside the table once all of it was said: the client has them. */
  beat: string,
  /** What is said on the way here. */
  sayings: Array<Saying>,
  /** Whom the table waits for; nobody while there is more to come by itself. */
  awaited: Array<SeatNumber>,
  /** What the learner may do, step by step, as in a `News`. */
  steps: Array<Array<Offer>>,
  /**
   * The moves that the lesson goes on with, one for each step; none where there is only
   * something to look at.
   */
  moves: Array<Move>, };

/** One of the six lines of a side, by its number from 1 to 6. */
export type Line = number;

/** A secret out of a link, to be used. */
export type Link = {
  /** The secret. */
  secret: string, };

/** What a link is for. */
export type LinkKind = "invite" | "watch" | "seat";

/** What a link led to. From now on this guest may come in without it. */
export type Linked = {
  /** The table. */
  table: string,
  /** What the link was for. */
  kind: LinkKind, };

/** What the socket of the lobby sends. A client sends nothing there. */
export type LobbyFrame = { "kind": "tables",
  /** The tables, the newest first. */
  tables: Array<TableCard>, } | { "kind": "changed",
  /** The table. */
  table: TableCard, } | { "kind": "gone",
  /** Its id. */
  id: string, } | { "kind": "bye",
  /** After how many milliseconds to come back at the earliest. */
  again_in: number, };

/** A colour of Mamma Mia; pink is in Plus alone. */
export type MammaMiaColour = "yellow" | "green" | "brown" | "purple" | "red" | "pink";

/**
 * A move of Mamma Mia.
 *
 * The variants without fields have braces: only so are unknown fields refused there too.
 */
export type MammaMiaMove = { "kind": "lay",
  /** Their kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "order",
  /** Which one. */
  order: Order, } | { "kind": "no-order", } | { "kind": "draw",
  /** Which one. */
  from: Pile, } | { "kind": "bake",
  /** The kinds, where the order leaves a choice: none, one or two. */
  choice: Array<Ingredient>, } | { "kind": "fill",
  /** The cards. */
  cards: Ingredients, } | { "kind": "ask",
  /** The kinds, where the order leaves a choice: none, one or two. */
  choice: Array<Ingredient>,
  /** What is asked for. */
  request: Ingredients, } | { "kind": "fail", } | { "kind": "help", } | { "kind": "decline", };

/** What everyone heard and may have forgotten; only a table that keeps notes shows it. */
export type MammaMiaNotes = {
  /** What lies in the oven, oldest first. */
  oven: Array<Laid>,
  /** What is known of each seat's orders, clockwise. */
  seats: Array<MammaMiaSeatNotes>, };

/** Something a seat may do at a Mamma Mia table: one move, or a range of them. */
export type MammaMiaOffer = { "kind": "lay",
  /** The cards in hand. */
  among: Ingredients, } | { "kind": "order",
  /** The orders in hand. */
  among: Array<Order>, } | { "kind": "no-order" } | { "kind": "draw",
  /** The pile. */
  from: Pile,
  /** How many cards that gives; in a later step of a turn, how many at least. */
  count: number,
  /** How many cards that gives after no, one, two … more cards have left the hand. */
  counts: Array<number>, } | { "kind": "bake",
  /** The kinds to choose: none, one or two. */
  choice: Array<Ingredient>,
  /** What has to come from the own hand. */
  from_hand: Ingredients, } | { "kind": "fill",
  /** Exactly so many. */
  count: number,
  /** Out of these. */
  among: Ingredients, } | { "kind": "ask",
  /** The kinds to choose: none, one or two. */
  choice: Array<Ingredient>,
  /** Of each kind at least so many. */
  least: Ingredients,
  /** Of each kind at most so many. */
  most: Ingredients,
  /** At least so many in all. */
  from: number,
  /** At most so many in all. */
  to: number, } | { "kind": "fail" } | { "kind": "help" } | { "kind": "decline" };

/** What only one seat sees: its hand. */
export type MammaMiaOwn = {
  /** Whose it is. */
  seat: SeatNumber,
  /** The ingredients. */
  ingredients: Ingredients,
  /** The orders. */
  orders: Array<Order>, };

/** Which section of the rules the table is in, and whom it waits for. */
export type MammaMiaPhase = { "kind": "first" } | { "kind": "opening",
  /** Whose hand. */
  seat: SeatNumber,
  /** From which pile. */
  from: Pile, } | { "kind": "laying",
  /** Who lays. */
  seat: SeatNumber, } | { "kind": "ordering",
  /** Who may. */
  seat: SeatNumber, } | { "kind": "drawing",
  /** Who chooses. */
  seat: SeatNumber, } | { "kind": "dealing",
  /** Who draws. */
  seat: SeatNumber,
  /** From which pile. */
  from: Pile,
  /** How many, if the pile has so many. */
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
  /** The kinds he fixed: none, one or two. */
  choice: Array<Ingredient>,
  /** What he asks for. */
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
  /** Each seat's points; 0 for seats nobody sits in. */
  scores: Array<number>, };

/** What can be seen of a seat. */
export type MammaMiaPlace = {
  /** How many ingredients it holds. */
  ingredients: number,
  /** How many orders it holds. */
  orders: number,
  /** Its waiter's height. */
  waiter: number,
  /** What it said last. */
  said: LastSaid | null,
  /** Its baked orders, where they lie open. */
  set_aside: Array<Order>, };

/**
 * What is said at a Mamma Mia table: announcements, and the whispers to this seat.
 *
 * The Rust documentation of each kind tells what it changes in a view, so that a client can
 * fold it in without the rules. A
 * seat's `own` changes only by what is said of that seat. Orders in a list stand in no
 * sequence that matters, except in the notes' `queue`.
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
  /** Which one. */
  order: Order, } | { "kind": "no-order",
  /** Who laid none. */
  seat: SeatNumber, } | { "kind": "skipped",
  /** Who skips it. */
  seat: SeatNumber, } | { "kind": "drew",
  /** Who drew. */
  seat: SeatNumber,
  /** From which pile. */
  from: Pile,
  /** How many. */
  count: number, } | { "kind": "mamma-mia",
  /** Before whom it lies. */
  seat: SeatNumber, } | { "kind": "opened",
  /** Who reveals and begins the next round. */
  seat: SeatNumber, } | { "kind": "turned-up",
  /** Their kind. */
  ingredient: Ingredient,
  /** How many. */
  count: number, } | { "kind": "order-up",
  /** Whose it is. */
  seat: SeatNumber,
  /** Which one. */
  order: Order,
  /** What it needs, line by line. */
  needs: Array<NeedLine>, } | { "kind": "baked",
  /** Whose it is. */
  seat: SeatNumber,
  /** Which order. */
  order: Order,
  /** What was used from the worktop. */
  worktop: Ingredients,
  /** What the owner added from his hand. */
  hand: Ingredients, } | { "kind": "failed",
  /** Whose it is. */
  seat: SeatNumber,
  /** Which order. */
  order: Order,
  /** Why. */
  why: Failure, } | { "kind": "asked",
  /** Who asks. */
  seat: SeatNumber,
  /** The kinds he fixed: none, one or two. */
  choice: Array<Ingredient>,
  /** What he asks for. */
  request: Ingredients,
  /** What the order needs with these kinds, line by line. */
  needs: Array<NeedLine>,
  /** Everyone who may be asked, in sequence. */
  helpers: Array<Helper>, } | { "kind": "passed-over",
  /** Who is passed over. */
  seat: SeatNumber,
  /** Why. */
  why: Unable, } | { "kind": "declined",
  /** Who said it. */
  seat: SeatNumber, } | { "kind": "gave",
  /** Who gave them. */
  seat: SeatNumber,
  /** Which ones. */
  cards: Ingredients,
  /** What the order needs now, line by line. */
  needs: Array<NeedLine>, } | { "kind": "rewarded",
  /** Who is rewarded. */
  seat: SeatNumber, } | { "kind": "round-begins",
  /** Its number, from 1. */
  round: number,
  /** The new supply's height. */
  supply: number,
  /** Leftovers that went under the new oven. */
  under: Ingredients,
  /** Leftovers that stay open. */
  worktop: Ingredients, } | { "kind": "rewards-shown",
  /** Whose they are. */
  seat: SeatNumber,
  /** Which orders. */
  orders: Array<Order>, } | { "kind": "pile-shown",
  /** Whose colour. */
  seat: SeatNumber,
  /** Which orders. */
  orders: Array<Order>, } | { "kind": "now",
  /** The phase. */
  phase: MammaMiaPhase, } | { "kind": "your-cards",
  /** Which ones. */
  cards: Ingredients, } | { "kind": "your-orders",
  /** Which ones. */
  orders: Array<Order>, };

/** What is known of a seat's orders. */
export type MammaMiaSeatNotes = {
  /** The orders that went back under the waiter; the first comes up first. */
  queue: Array<Order>,
  /** How many cards that nobody has seen can still be drawn from the waiter. */
  unseen: number,
  /** The orders known to be baked. */
  baked: Array<Order>,
  /** How many rewards went unseen on the common pile. */
  rewards: number, };

/** What was agreed before the game, and the numbers that follow from it. */
export type MammaMiaSetup = {
  /** The game's name. */
  game: string,
  /** How many sit at the table. */
  seats: number,
  /** Every option with the value that holds, by name. */
  options: Array<[string, string]>,
  /** Each seat's colour, clockwise. */
  colours: Array<MammaMiaColour>,
  /** Each seat's personal ingredient, clockwise. */
  personal: Array<Ingredient>,
  /** The kinds in play. */
  kinds: Array<Ingredient>,
  /** How many cards of each kind are in play. */
  of_each_kind: number,
  /** How many orders a colour has. */
  orders: number,
  /** How often the oven is opened. */
  rounds: number,
  /** The hand is refilled up to so many cards. */
  refill: number,
  /** No more than so many cards are drawn in a turn. */
  most_drawn: number,
  /** Where baked orders go. */
  baked_go: BakedGo, };

/** What a viewer sees of a Mamma Mia table. */
export type MammaMiaView = {
  /** What was agreed before the game. */
  setup: MammaMiaSetup,
  /** What the table waits for. */
  phase: MammaMiaPhase,
  /** Who begins the round: the first player, later the last revealer. */
  leader: SeatNumber,
  /** The round's number, from 1. */
  round: number,
  /** Turns begun so far. */
  turns: number,
  /** The supply's height, the MAMMA MIA card included. */
  supply: number,
  /** Where the MAMMA MIA card is. */
  mamma_mia: CardPlace,
  /** What can be seen of each seat, clockwise. */
  places: Array<MammaMiaPlace>,
  /** The oven's height. */
  oven: number,
  /** The card that lies open on the oven; none while it is being opened. */
  top: Top | null,
  /** Ingredients that lie open and unused. */
  worktop: Ingredients,
  /** Ingredients of baked pizzas, open until the new supply is made. */
  used: Ingredients,
  /** Height of the common pile of baked orders. */
  common_pile: number,
  /** What only this viewer sees; the gallery has nothing of its own. */
  own: MammaMiaOwn | null,
  /** What was said once and is buried, where the table keeps notes of it. */
  notes: MammaMiaNotes | null, };

/** One decision, looked at again with no more than the seat knew. */
export type Moment = {
  /** Which step of the replay it is, from 1. */
  step: number,
  /** What was done. */
  played: Weighed,
  /** What the bot would have done. */
  best: Weighed,
  /** What the decision cost: the share that was given away. */
  cost: number,
  /** The share of the win that the bot expected for each seat, clockwise. */
  shares: Array<number>, };

/** What a seat does, by the family of games; no kind of move is in two of them. */
export type Move = MammaMiaMove | PizzaTheoryMove;

/** One line of an order, with what lies on the worktop for it. */
export type NeedLine = {
  /** What it asks for. */
  sign: NeedSign,
  /** How many cards; none may be there where it is 0. */
  need: number,
  /** How many lie on the worktop. */
  has: number,
  /**
   * Where the card does not name the kind: the one that was chosen, or all that do equally
   * well; none where no kind will do.
   */
  kinds?: Array<Ingredient>, };

/** What a line of an order asks for. */
export type NeedSign = { "kind": Ingredient } | "joker" | "other-joker" | "fewest" | { "either": {
  /** The one. */
  one: Ingredient,
  /** The other. */
  other: Ingredient, } } | { "without": Ingredient } | "anything";

/** A browser that wants to be called when it is your turn, as its `PushSubscription` says. */
export type NewBrowser = {
  /** Where its push service takes messages. */
  endpoint: string,
  /** Its public key, in base64url. */
  p256dh: string,
  /** Its secret, in base64url. */
  auth: string,
  /** The language it is called in: `en`, `fr` or `it`. */
  language: string,
  /** When it is left in peace. */
  quiet: QuietHours | null, };

/** A table to be opened. */
export type NewTable = {
  /** The game. */
  game: string,
  /** How many seats. */
  seats: number,
  /** The options that shall differ from the defaults, by name. */
  options: Array<[string, string]>,
  /** Who may find it. */
  visibility: Visibility,
  /** The clock. */
  clock: Clock,
  /** Whether there is a chat. */
  chat: boolean,
  /** The seat of the opener; none opens the table without sitting down. */
  seat: SeatNumber | null,
  /** The bots. */
  bots: Array<WantedBot>,
  /** Where else the turns of a table with a correspondence clock are told. */
  webhook?: NewWebhook, };

/** A token for a program of yours. */
export type NewToken = {
  /** The name under which the program sits down, or by which you know it: 1 to 40 characters. */
  name: string,
  /** What it may do; everything where nothing is said. */
  scopes?: Array<Scope>,
  /** For whom it speaks. */
  for?: TokenFor, };

/** Where else the turns of a table shall be told. */
export type NewWebhook = {
  /** Its address, at one of the hosts that the keeper of the house allows. */
  url: string,
  /** The language in which they are told: `en`, `fr` or `it`. */
  language: string, };

/** What was said to a viewer, and what it sees and may do now. */
export type News = {
  /** How many sayings reached this viewer so far, these included. */
  heard: number,
  /** What was said; the last one's number is `heard`. */
  sayings: Array<Saying>,
  /** What the viewer sees after all of it. */
  view: View,
  /** Who must do what, for people: the phrase of the last `now` that was said. */
  status: Phrase,
  /**
   * The matter at hand, as whoever was there has heard it last; for those who were not. It is in
   * the view already.
   */
  matter: Said | null,
  /** Whom the table waits for. */
  awaited: Array<SeatNumber>,
  /**
   * What this seat may do, step by step: what is offered now, and where the next steps of
   * the turn are known, what is offered in each of them. One move of each step can go into
   * one ask. Empty for whoever is not awaited.
   */
  steps: Array<Array<Offer>>,
  /** What this seat may do though nobody waits for it: choose another cut. */
  may_also: Array<Offer>, };

/** What a seat may do, by the family of games; no kind of offer is in two of them. */
export type Offer = MammaMiaOffer | PizzaTheoryOffer;

/** A table that was opened. */
export type Opened = {
  /** Its id. */
  table: string,
  /** How it stands. */
  state: TableState, };

/** An option of a game. */
export type OptionChoice = {
  /** Its name. */
  name: string,
  /** The values there are; for `first` there are also the seats' numbers. */
  values: Array<string>,
  /** The value that holds where none is chosen, for the most players. */
  default: string,
  /** The rule that tells of it. */
  rule: string, };

/** An order card, apart from its colour; no colour has two alike. */
export type Order = "four-pineapple" | "four-pepper" | "four-mushroom" | "four-olive" | "four-salami" | "four-shrimp" | "one-of-each" | "two-and-two" | "monotoni" | "bombastica" | "minimale" | "ghiottona" | "monotoni-junior" | "minipizza" | "mamma-mia-a" | "mamma-mia-b";

/** An order card as it is drawn. */
export type OrderCard = {
  /** Whose colour it has. */
  colour: MammaMiaColour,
  /** Its name. */
  order: Order,
  /** What it asks for. */
  recipe: Recipe,
  /** The rule that tells of it. */
  rule: string, };

/** What came of a request. */
export type Outcome = { "kind": "done" } | { "kind": "refused",
  /** Why. */
  why: Phrase,
  /** The rule that refuses it, where one does. */
  rule?: string,
  /** Which of the moves was refused, counted from 0. */
  at?: number, } | { "kind": "failed",
  /** What is wrong. */
  why: Phrase, };

/** A passkey of yours. */
export type Passkey = {
  /** Its id; not a secret. */
  id: string,
  /** What it is called, after the device on which it was made; may be empty. */
  name: string,
  /** The domain it belongs to. */
  domain: string,
  /** Whether the house still is at that domain. */
  usable: boolean,
  /** When it was made, in milliseconds since 1970. */
  added_at: number,
  /** When it was last used to sign in. */
  used_at?: number, };

/** What a passkey answered, to be added. */
export type PasskeyAnswer = {
  /** The credential, as WebAuthn writes it in JSON. */
  credential: unknown, };

/** What a browser is to do with a passkey. */
export type PasskeyOptions = {
  /** The options for `navigator.credentials`, as WebAuthn writes them in JSON. */
  options: unknown, };

/** A sentence by its id in the Fluent files, with what fills its gaps. */
export type Phrase = {
  /** The message's id. */
  id: string,
  /** What fills its gaps. */
  args?: Array<[string, Arg]>, };

/** A pile that a player can draw from. */
export type Pile = "supply" | "waiter";

/** A colour of toppings. */
export type PizzaTheoryColour = "red" | "green" | "white";

/** A move of Pizza Theory. */
export type PizzaTheoryMove = { "kind": "place",
  /** Where. */
  space: Space, } | { "kind": "cut",
  /** Which one. */
  line: Line, } | { "kind": "virtual",
  /** Where. */
  space: Space, };

/** Something a seat may do at a Pizza Theory table. */
export type PizzaTheoryOffer = { "kind": "place",
  /** Where it may be put. */
  among: Array<Space>, } | { "kind": "cut",
  /** Which there are. */
  among: Array<Line>, } | { "kind": "virtual",
  /** Where it may be put. */
  among: Array<Space>, };

/** What only one seat sees: its cut, from the choice to the reveal. */
export type PizzaTheoryOwn = {
  /** Whose it is. */
  seat: SeatNumber,
  /** The line this seat has chosen. */
  cut: Line | null, };

/** A step of the round, and whom it waits for. */
export type PizzaTheoryPhase = { "kind": "drawing" } | { "kind": "adding",
  /** Who adds. */
  seat: SeatNumber, } | { "kind": "rolling" } | { "kind": "virtual",
  /** The line on which the virtual knife lies. */
  knife: Line, } | { "kind": "cutting",
  /** Who has not chosen yet. */
  awaited: Array<SeatNumber>,
  /** The line on which the virtual knife lies, with two players. */
  knife: Line | null, } | { "kind": "over",
  /** How it ended. */
  ending: Ending, };

/**
 * What is said at a Pizza Theory table: announcements, and the whispers to this seat.
 *
 * The Rust documentation of each kind tells what it changes in a view, so that a client can
 * fold it in without the rules.
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
  /** Who is first in it. */
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
  /** The side that no player has. */
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
  /** Whose reserve. */
  colour: PizzaTheoryColour,
  /** How many spaces stay empty for it. */
  short: number, } | { "kind": "replaced",
  /** The pizza after it. */
  board: Board, } | { "kind": "turned",
  /** The side each colour has now. */
  sides: ByColour<Side>, } | { "kind": "your-cut",
  /** The line. */
  line: Line, };

/** What was agreed before the game, and the numbers that follow from it. */
export type PizzaTheorySetup = {
  /** The game's name. */
  game: string,
  /** How many sit at the table. */
  seats: number,
  /** Every option with the value that holds, by name. */
  options: Array<[string, string]>,
  /** Each seat's colour, clockwise. */
  colours: Array<PizzaTheoryColour>,
  /** The colour that no player has, with two players. */
  virtual_colour: PizzaTheoryColour | null,
  /** How many toppings each colour has; all of them on the pizza win. */
  toppings: number,
  /** After so many rounds without a winner the game is a draw. */
  last_round: number, };

/** What a viewer sees of a Pizza Theory table. */
export type PizzaTheoryView = {
  /** What was agreed before the game. */
  setup: PizzaTheorySetup,
  /** What lies on the pizza. */
  board: Board,
  /** The side each colour has. Until the first player is drawn the seats' sequence stands here. */
  sides: ByColour<Side>,
  /** The round, counted from 1. */
  round: number,
  /** Who is first in this round. Until the first player is drawn the first seat stands here. */
  first: SeatNumber,
  /** Which step of the round it is. */
  phase: PizzaTheoryPhase,
  /** What only this viewer sees; the gallery has nothing of its own. */
  own: PizzaTheoryOwn | null, };

/** One seat and who sits there. */
export type Place = {
  /** The seat. */
  seat: SeatNumber,
  /** Its colour: chosen, or once the game began given. */
  colour: string | null,
  /** Who sits there. */
  who: Who, };

/** Whether a guest is here. */
export type Presence = {
  /** Whose seat. */
  seat: SeatNumber,
  /** Whether the guest is connected. */
  here: boolean,
  /** Whether the guest is away so long that the others may decide what becomes of the seat. */
  too_long: boolean, };

/** How this house calls its guests. */
export type PushInfo = {
  /** The key that a browser subscribes with: a point of P-256 in base64url. */
  key: string,
  /** Whether a table may have a webhook here. */
  webhooks: boolean, };

/** Hours of every day in which nobody is called. */
export type QuietHours = {
  /** When they begin, in minutes after midnight. */
  from: number,
  /** When they end, in minutes after midnight. They may go past midnight. */
  until: number,
  /**
   * Where the browser is, as far as clocks go: what holds now, and the changes to come that it
   * knows of.
   */
  zone: Array<ZoneOffset>, };

/** What an order asks for. */
export type Recipe = { "kind": "these",
  /** What is needed. */
  need: Ingredients, } | { "kind": "one-joker",
  /** What is fixed. */
  base: Ingredients,
  /** How many of the kind that is chosen. */
  count: number, } | { "kind": "two-jokers",
  /** The personal one. */
  personal: Ingredient,
  /** How many of each kind that is chosen. */
  count: number, } | { "kind": "everything",
  /** How many at least. */
  least: number, } | { "kind": "scarcest",
  /** The personal one. */
  personal: Ingredient,
  /** How many of that kind. */
  count: number, } | { "kind": "any-one-without",
  /** How many of the kind that is chosen. */
  count: number,
  /** The crossed-out kind. */
  without: Ingredient, } | { "kind": "these-without",
  /** What is needed. */
  need: Ingredients,
  /** The crossed-out kind. */
  without: Ingredient, } | { "kind": "either",
  /** The personal one. */
  personal: Ingredient,
  /** How many of the kind that is chosen. */
  count: number,
  /** The one. */
  one: Ingredient,
  /** The other. */
  other: Ingredient, };

/** One-time codes that bring you back. They are shown once. */
export type RecoveryCodes = {
  /** The codes. */
  codes: Array<string>, };

/** Another name. */
export type Rename = {
  /** The name: 1 to 40 characters. */
  name: string, };

/** A finished game, to be told again. */
export type Replay = {
  /** The game. */
  game: string,
  /** The options, by name. */
  options: Array<[string, string]>,
  /** The guests' names, clockwise. */
  names: Array<string>,
  /** The seats' colours, clockwise. */
  colours: Array<string>,
  /** How it ended; none when it was abandoned, or goes on. */
  result: Result | null,
  /** The deal's proof. */
  fairness: Fairness,
  /** Whether the dealer was honest. */
  verdict: Verdict,
  /** Through whose eyes it is told. */
  eyes: ReplayEyes,
  /**
   * What these eyes see before anything was dealt; with everyone's eyes the gallery's view,
   * then each seat's. What was said is to be folded into them.
   */
  start: Array<View>,
  /** What the table waits for before anything was dealt, for people. */
  status: Phrase,
  /** The deals and moves, in sequence. */
  steps: Array<ReplayStep>,
  /** The ledger, word for word. */
  ledger: string, };

/** Through whose eyes a game is told. */
export type ReplayEyes = "gallery" | { "seat": SeatNumber } | "all";

/** A deal or a move, and what was heard of it. */
export type ReplayStep = {
  /** Who moved; none for a deal. */
  by: SeatNumber | null,
  /** What was said. */
  sayings: Array<Saying>, };

/** How a game ended. */
export type Result = {
  /** Who won; several share a win, and there may be none. */
  winners: Array<SeatNumber>,
  /** Each seat's points. */
  scores: Array<number>, };

/** A game as a strong bot judges it, from one seat. */
export type Review = {
  /** Whose decisions are judged. */
  seat: SeatNumber,
  /** Every decision of that seat in which there was something to choose. */
  moments: Array<Moment>, };

/** What is said, by the family of games. */
export type Said = { "family": "mamma-mia" } & MammaMiaSaid | { "family": "pizza-theory" } & PizzaTheorySaid;

/** Something said, with its place among what this viewer hears. */
export type Saying = {
  /** Its place among what this viewer hears, from 1. */
  number: number,
  /** Who hears it. */
  to: Ear,
  /** What is said, to be folded into the view. */
  said: Said,
  /** What is said, to be read. */
  phrase: Phrase, };

/** What a program may do. */
export type Scope = "play" | "watch" | "read";

/** A seat's number, from 1 to 6. */
export type SeatNumber = number;

/** A device or a program that is signed in. */
export type Session = {
  /** Its id; not a secret. */
  id: string,
  /** What it is. */
  kind: SessionKind,
  /** What it is called, such as `Firefox, Linux`; may be empty. */
  name: string,
  /** What it may do; a device may also look after who you are. */
  scopes: Array<Scope>,
  /** The guest it speaks for: you, or a program that you made a token for. */
  guest: Guest,
  /** When it was signed in, in milliseconds since 1970. */
  added_at: number,
  /** When it was last seen, to the hour. */
  seen_at: number,
  /** Whether it is the one that asks. */
  current: boolean, };

/** What is signed in. */
export type SessionKind = "device" | "program";

/** A side of the pizza, from which its owner cuts; clockwise. */
export type Side = "A" | "B" | "C";

/** To come back with a recovery code. */
export type SignInByCode = {
  /** The code, in small or capital letters, grouped or not. */
  code: string,
  /** Whether who you are on this device becomes the same guest, with seats and history. */
  merge?: boolean, };

/** To sign in by a link. */
export type SignInByLink = {
  /** The secret out of the link. */
  secret: string,
  /** Whether who you are on this device becomes the same guest, with seats and history. */
  merge?: boolean,
  /** Whether it is for a device that is nobody yet, and to be refused to any other. */
  only_new?: boolean, };

/** What a passkey answered, to sign in. */
export type SignInByPasskey = {
  /** The credential, as WebAuthn writes it in JSON. */
  credential: unknown,
  /** Whether who you are on this device becomes the same guest, with seats and history. */
  merge?: boolean, };

/** A link that signs you in on another device, once. */
export type SignInLink = {
  /** The link. */
  link: string,
  /** The same as a QR code, an SVG picture. */
  qr: string,
  /** For how many seconds it can be used. */
  lasts: number, };

/** What was counted in one slice and what happens there. */
export type Slice = {
  /** The letter people know it by. */
  letter: string,
  /** The toppings of each colour in it, before any change. */
  counts: ByColour<number>,
  /** What happens. */
  fate: Fate, };

/** One of the 37 spaces, by its column from `a` to `g` and its row from `1` to `7`. */
export type Space = string;

/** How a table stands. */
export type Stage = { "kind": "gathering" } | { "kind": "playing" } | { "kind": "over" } & Result | { "kind": "abandoned" };

/** A table as the lobby and the list of one's own tables show it. */
export type TableCard = {
  /** Its id. */
  id: string,
  /** The game. */
  game: string,
  /** How it stands. */
  stage: Stage,
  /** The seats, clockwise. */
  places: Array<Place>,
  /** The options that differ from the defaults. */
  options: Array<[string, string]>,
  /** The clock. */
  clock: Clock,
  /** When it was opened, in milliseconds since 1970. */
  opened_at: number,
  /** When something last happened there, in milliseconds since 1970. */
  touched_at: number, };

/**
 * Everything about a table that is no part of the game: the same for all who may see it,
 * except the links, which only those get who may hand them on.
 */
export type TableState = {
  /** The table's id. */
  id: string,
  /** The game. */
  game: string,
  /** Every option that was chosen, by name. */
  options: Array<[string, string]>,
  /** Who may find it. */
  visibility: Visibility,
  /** The clock. */
  clock: Clock,
  /** Whether there is a chat. */
  chat: boolean,
  /** Whether hints may be asked for: nobody else sits here, or all guests agreed. */
  hints: boolean,
  /** How it stands. */
  stage: Stage,
  /** The opener's seat; none when the opener stood up. */
  opener: SeatNumber | null,
  /** Whether you are the opener. */
  you_opened: boolean,
  /** The seats, clockwise. */
  places: Array<Place>,
  /** The colours of this game. */
  colours: Array<string>,
  /** How far the deal can be checked. */
  fairness: Fairness,
  /** The secret for the invite link, to those who sit here and while it can be used. */
  invite?: string,
  /** The secret for the watchers' link, to those who sit here. */
  watch?: string,
  /** The secret that carries your seat to another device; none where you switched that off. */
  seat_secret?: string,
  /** How many other devices sit in your seat by that link; only to whoever sat down there. */
  seat_devices?: number,
  /** The table that follows this one. Who sits here sits there too; others can watch. */
  followed_by?: Followed, };

/** Where else the turns of a table are told, as far as you may know. */
export type TableWebhook = {
  /** Its address, to whoever opened the table. */
  url: string | null, };

/** A token that was made. It is shown once. */
export type Token = {
  /** The secret, for the header `Authorization: Bearer …`. */
  token: string,
  /** The session's id, by which the token can be revoked; not a secret. */
  session: string,
  /** Who the program is. */
  guest: Guest, };

/** For whom a program speaks. */
export type TokenFor = "itself" | "me";

/** The card on top of the oven. */
export type Top = { "kind": "ingredient",
  /** Its kind. */
  ingredient: Ingredient, } | { "kind": "order",
  /** Whose it is. */
  seat: SeatNumber,
  /** Which one. */
  order: Order, };

/** What is wrong with a request. */
export type Trouble = {
  /** What is wrong, and what to do, to be read. */
  why: Phrase,
  /** The same in English. */
  text: string,
  /** The rule behind it, where there is one. */
  rule?: string, };

/** Why a seat is not asked for help. */
export type Unable = "empty-waiter" | "too-few-in-hand";

/** Whether the dealer was honest. */
export type Verdict = { "kind": "honest" } | { "kind": "not-revealed" } | { "kind": "not-committed" } | { "kind": "not-honest",
  /** What. */
  why: Phrase, };

/** What a viewer sees, by the family of games. */
export type View = { "family": "mamma-mia" } & MammaMiaView | { "family": "pizza-theory" } & PizzaTheoryView;

/** Who may find a table. */
export type Visibility = "public" | "private";

/** A bot in a seat. */
export type WantedBot = {
  /** Where it sits. */
  seat: SeatNumber,
  /** Its name. */
  level: string, };

/** A move and what a bot expects of it. */
export type Weighed = {
  /** The move. */
  move: Move,
  /** The move, to be read. */
  phrase: Phrase,
  /** The share of the win that it brings whoever moves. */
  share: number, };

/** Who sits in a seat. */
export type Who = { "kind": "nobody" } | { "kind": "guest",
  /** The name. */
  name: string,
  /** Whether it is ready to start. */
  ready: boolean,
  /** Whether it agrees that hints may be asked for. */
  hints: boolean,
  /** The bot that plays in the meantime, where one does. */
  played_by?: string, } | { "kind": "bot",
  /** Its name. */
  level: string,
  /** The bot that stands in for it, where the house does not have a bot of that name. */
  played_by?: string, };

/** How far a place's clocks are ahead of universal time. */
export type ZoneOffset = {
  /** From when on, in milliseconds since 1970. */
  since: number,
  /** How many minutes. */
  minutes: number, };
