//! The bots of Mamma Mia: they play by the rules, remember according to their level, judge soundly,
//! and each is better than the one below.

use std::time::{Duration, Instant};

use bots::mamma_mia::{Memory, Recall};
use bots::{Advice, BotSpec, Botted, Budget, Persona, Seated, SeatedAdviser};
use mamma_mia::position::Position;
use mamma_mia::{Ingredient, Ingredients, Laid, MammaMia, Move, Order, Orders, Pile, Setup};
use table::{Deaf, Eyes, Game, Next, Options, Outcome, Pcg, Saying, Seat, Setup as _, View};

const FIRST: Seat = Seat::at(0);
const SECOND: Seat = Seat::at(1);
const THIRD: Seat = Seat::at(2);

/// Small enough for whole games to be over quickly; bots that think ahead look at a world or two.
const HASTY: Budget = Budget::Iterations(8);

/// A game, its seats and its options.
type Row = (&'static str, usize, &'static [(&'static str, &'static str)]);

/// Every game at every number of seats, with options that change what a bot sees or may do.
#[rustfmt::skip]
const ROWS: [Row; 17] = [
    ("mamma-mia", 2, &[]),
    ("mamma-mia", 3, &[]),
    ("mamma-mia", 3, &[("preset", "later")]),
    ("mamma-mia", 4, &[("memory", "notes")]),
    ("mamma-mia", 4, &[("leftovers", "go_under"), ("practice", "on")]),
    ("mamma-mia", 5, &[]),
    ("mamma-mia", 5, &[("mamma_mia_card", "after_deal")]),
    ("mamma-mia-plus", 2, &[]),
    ("mamma-mia-plus", 3, &[]),
    ("mamma-mia-plus", 3, &[("helping", "off"), ("memory", "notes")]),
    ("mamma-mia-plus", 4, &[]),
    ("mamma-mia-plus", 4, &[("preset", "french"), ("leftovers", "stay_open")]),
    ("mamma-mia-plus", 4, &[("preset", "english"), ("helping", "off")]),
    ("mamma-mia-plus", 5, &[("memory", "notes")]),
    ("mamma-mia-plus", 5, &[("practice", "on")]),
    ("mamma-mia-plus", 6, &[]),
    ("mamma-mia-plus", 6, &[("preset", "italian"), ("leftovers", "stay_open")]),
];

fn setup(game: &str, seats: usize, options: &[(&str, &str)]) -> Setup {
    let options = Options::of(options.iter().copied());
    Setup::read(game, seats, &options).expect("the setup is allowed")
}

fn cards(words: &str) -> Ingredients {
    words.parse().expect("cards are well written")
}

fn orders(words: &str) -> Orders {
    words.parse().expect("orders are well written")
}

fn mv(words: &str) -> Move {
    words.parse().expect("the move is well written")
}

/// The bot with this persona.
fn bot(persona: Persona) -> BotSpec<MammaMia> {
    MammaMia::bots().find(persona.name()).expect("it plays this game").clone()
}

/// A game in progress, with a bot in every seat.
struct Match {
    table: MammaMia,
    bots: Vec<Seated<MammaMia>>,
    dealer: Pcg,
    moves: Vec<Move>,
}

impl Match {
    /// Bots of these levels sit down to a new game.
    fn new(setup: &Setup, personas: &[Persona], seed: u64) -> Match {
        let table = MammaMia::new(setup);
        let mut begun =
            Match { table, bots: Vec::new(), dealer: Pcg::new(seed), moves: Vec::new() };
        begun.sit_down(personas, seed);
        begun
    }

    /// Bots of these levels take all the seats, knowing nothing about what happened before.
    fn sit_down(&mut self, personas: &[Persona], seed: u64) {
        let mut seeds = Pcg::new(!seed);
        let seated = Seat::all(personas.len()).zip(personas);
        let sit = |(seat, persona): (Seat, &Persona)| {
            let view = View::of(&self.table, Eyes::Seat(seat));
            Seated::new(&bot(*persona), &view, HASTY, seeds.bits())
        };
        self.bots = seated.map(sit).collect();
    }

    /// Makes one deal or move; returns what was said, or the outcome.
    fn step(&mut self) -> Result<Vec<Saying<MammaMia>>, Outcome> {
        let mut said: Vec<Saying<MammaMia>> = Vec::new();
        match MammaMia::next(self.table.public()) {
            Next::Over(outcome) => return Err(outcome),
            Next::Dealer => {
                let deal = self.table.draw(&mut self.dealer).expect("the dealer is awaited");
                self.table.deal(deal, &mut |saying| said.push(saying)).expect("he deals well");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let view = View::of(&self.table, Eyes::Seat(seat));
                let mv = self.bots[seat.index()].choose(&view);
                let phase = self.table.public().phase;
                self.table
                    .play(seat, mv, &mut |saying| said.push(saying))
                    .unwrap_or_else(|refusal| panic!("{seat:?}, {phase:?}, {mv}: {refusal:?}"));
                self.moves.push(mv);
            }
        }
        for saying in &said {
            self.bots.iter_mut().for_each(|bot| bot.hear(saying));
        }
        Ok(said)
    }

    fn play_on(&mut self) -> Outcome {
        const FAR_TOO_LONG: usize = 5_000;
        for _ in 0..FAR_TOO_LONG {
            if let Err(outcome) = self.step() {
                return outcome;
            }
        }
        panic!("it does not end");
    }
}

/// Random levels for a table of this size.
fn mixed(seats: usize, dice: &mut Pcg) -> Vec<Persona> {
    let any = |dice: &mut Pcg| Persona::LADDER[dice.pick(Persona::LADDER.len() as u32) as usize];
    (0..seats).map(|_| any(dice)).collect()
}

#[test]
fn every_move_is_accepted_at_every_table() {
    for game in 0..102 {
        let (name, seats, options) = ROWS[game % ROWS.len()];
        let mut dice = Pcg::new(game as u64);
        let personas = mixed(seats, &mut dice);
        Match::new(&setup(name, seats, options), &personas, dice.bits()).play_on();
    }
}

#[test]
fn the_same_seeds_give_the_same_moves() {
    for (row, (name, seats, options)) in ROWS.into_iter().enumerate() {
        let setup = setup(name, seats, options);
        let personas = mixed(seats, &mut Pcg::new(row as u64));
        let [one, other] = [(); 2].map(|()| {
            let mut game = Match::new(&setup, &personas, 7);
            game.play_on();
            game.moves
        });
        assert_eq!(one, other, "{name} for {seats}, {options:?}");
    }
}

/// A bot that takes over in the middle of a game hears nothing of its past.
#[test]
fn a_game_is_taken_up_again_without_its_past() {
    for game in 0..68 {
        let (name, seats, options) = ROWS[game % ROWS.len()];
        let mut dice = Pcg::new(game as u64);
        let (before, after) = (mixed(seats, &mut dice), mixed(seats, &mut dice));
        let mut game = Match::new(&setup(name, seats, options), &before, dice.bits());
        for _ in 0..dice.pick(400) {
            if game.step().is_err() {
                break;
            }
        }
        game.sit_down(&after, dice.bits());
        game.play_on();
    }
}

/// Plays a game of Nonnas to the end, while the second seat remembers the oven in this way.
fn remember(recall: Recall, seed: u64, mut look: impl FnMut(&Memory, &MammaMia)) {
    let mut game = Match::new(&setup("mamma-mia-plus", 4, &[]), &[Persona::NONNA; 4], seed);
    let view = View::of(&game.table, Eyes::Seat(SECOND));
    let mut memory = Memory::new(recall, SECOND, &view, seed);
    while let Ok(said) = game.step() {
        for saying in &said {
            if let Saying::ToAll(said) = saying {
                memory.hear(said);
            }
        }
        look(&memory, &game.table);
    }
}

/// The number of moments in a game at which this memory is wrong about the oven.
fn errors(recall: Recall, seed: u64) -> usize {
    let mut errors = 0;
    remember(recall, seed, |memory, table| {
        errors += usize::from(!memory.oven().eq(table.notes().oven.iter()));
    });
    errors
}

#[test]
fn a_perfect_memory_never_errs_about_the_oven() {
    assert!((0..20).all(|seed| errors(Recall::Perfect, seed) == 0));
}

#[test]
fn a_fading_memory_errs_in_every_game() {
    assert!((0..20).all(|seed| errors(Recall::Fading, seed) > 0));
}

#[test]
fn others_orders_are_forgotten_sooner_than_own() {
    let owner = |laid: Laid| match laid {
        Laid::Order(seat, _) => Some(seat),
        Laid::Cards(..) => None,
    };
    let (mut laid, mut known) = ([0; 2], [0; 2]);
    for seed in 0..20 {
        remember(Recall::Fading, seed, |memory, table| {
            let mine = |seat: Seat| usize::from(seat == SECOND);
            table.notes().oven.iter().filter_map(owner).for_each(|seat| laid[mine(seat)] += 1);
            memory.oven().filter_map(owner).for_each(|seat| known[mine(seat)] += 1);
        });
    }
    let [others, own] = [0, 1].map(|mine| f64::from(known[mine]) / f64::from(laid[mine]));
    assert!(own > 0.8 && others < 0.6, "{own:.2} of the own, {others:.2} of the others'");
}

/// The move of a bot of this level that arrives at a table that keeps notes.
fn choice(table: &MammaMia, seat: Seat, persona: Persona) -> Move {
    let view = View::of(table, Eyes::Seat(seat));
    bot(persona).bot(&view, Budget::default(), 1).choose(&view)
}

const COOKS: [Persona; 2] = [Persona::MIMI, Persona::NONNA];

/// Both cooks make this move if they know the oven.
#[track_caller]
fn check(table: &MammaMia, seat: Seat, expected: &str) {
    for persona in COOKS {
        assert_eq!(choice(table, seat, persona), mv(expected), "{persona}");
    }
}

/// Green, brown and yellow at a table that keeps notes.
fn green(game: &str) -> Position {
    let colours = [("colours", "green,brown,yellow"), ("memory", "notes")];
    Position::new(setup(game, 3, &colours))
}

fn opened(position: Position) -> MammaMia {
    position.open(FIRST, &mut Deaf).expect("the position is possible")
}

fn begun(position: Position) -> MammaMia {
    position.turn(FIRST, &mut Deaf).expect("the position is possible")
}

#[test]
fn it_bakes_with_a_card_from_its_hand() {
    let table = opened(
        green("mamma-mia")
            .hand(FIRST, cards("pineapple 2 olive 1"), Orders::NONE)
            .worktop(cards("pineapple 3 pepper 1"))
            .oven([Laid::Order(FIRST, Order::FourPineapple)]),
    );
    check(&table, FIRST, "bake");
}

/// Six of the seven olives can go into the Monotoni, but not the six salami: the next order needs
/// four of them.
#[test]
fn it_chooses_the_kind_that_its_next_order_does_not_need() {
    let table = opened(
        green("mamma-mia")
            .hand(FIRST, cards("pepper 1"), Orders::NONE)
            .worktop(cards("pepper 1 olive 7 salami 6"))
            .oven([Order::Monotoni, Order::FourSalami].map(|order| Laid::Order(FIRST, order))),
    );
    check(&table, FIRST, "bake olive");
}

/// The Bombastica needs two cards, and other orders are waiting for an olive and a pepper.
#[test]
fn it_fills_a_bombastica_with_what_it_needs_least() {
    let table = opened(
        green("mamma-mia")
            .hand(FIRST, cards("pepper 1 mushroom 1 olive 1 salami 1"), Orders::NONE)
            .worktop(cards("pineapple 7 mushroom 6"))
            .oven([
                Laid::Order(FIRST, Order::Bombastica),
                Laid::Cards(Ingredient::Olive, 3),
                Laid::Order(FIRST, Order::FourOlive),
            ]),
    );
    check(&table, FIRST, "fill mushroom 1 salami 1");
}

#[test]
fn it_lays_what_the_order_on_top_needs() {
    let table = begun(green("mamma-mia").hand(
        FIRST,
        cards("pepper 1 mushroom 1 salami 4"),
        orders("four-salami"),
    ));
    check(&table, FIRST, "lay salami 4");
    let mut table = table;
    table.play(FIRST, mv("lay salami 4"), &mut Deaf).expect("it is offered");
    check(&table, FIRST, "order four-salami");
}

/// Shrimp is crossed out on green's Minipizza of three peppers.
#[test]
fn it_does_not_lay_the_crossed_out_kind_under_its_minipizza() {
    let mut table =
        begun(green("mamma-mia-plus").hand(FIRST, cards("pepper 3 shrimp 5"), orders("minipizza")));
    for persona in COOKS {
        let Move::Lay { kind, .. } = choice(&table, FIRST, persona) else { panic!("it lays") };
        assert_ne!(kind, Ingredient::Shrimp, "{persona}");
    }
    table.play(FIRST, mv("lay pepper 3"), &mut Deaf).expect("it is offered");
    check(&table, FIRST, "order minipizza");
}

/// With one card in the supply, nobody can still draw fourteen for a Bombastica.
#[test]
fn it_keeps_an_order_that_has_no_hope() {
    let hand = cards("pepper 1 mushroom 1");
    let rest = setup("mamma-mia", 3, &[]).ingredients() - hand - cards("olive 1");
    let mut table = begun(
        green("mamma-mia")
            .round(3)
            .hand(FIRST, hand, orders("bombastica"))
            .oven(rest.iter().map(|(kind, count)| Laid::Cards(kind, count)))
            .oven([Laid::Order(SECOND, Order::Bombastica)]),
    );
    table.play(FIRST, mv("lay mushroom 1"), &mut Deaf).expect("it is offered");
    check(&table, FIRST, "no-order");
}

/// Rule 3.7: a hand full of orders has to lay one, however hopeless.
#[test]
fn it_lays_an_order_where_it_has_to() {
    let full = orders(
        "four-pineapple four-mushroom four-olive four-salami one-of-each monotoni bombastica",
    );
    let table = begun(green("mamma-mia").round(3).hand(FIRST, Ingredients::NONE, full));
    for persona in Persona::LADDER {
        assert!(matches!(choice(&table, FIRST, persona), Move::Order(_)), "{persona}");
    }
}

/// Rule 10: ingredients while there are fewer than two for each order, then orders.
#[test]
fn nonna_keeps_two_ingredients_for_each_order() {
    let table = |ingredients: &str, held: &str| {
        let mut table =
            begun(green("mamma-mia-plus").hand(FIRST, cards(ingredients), orders(held)));
        table.play(FIRST, mv("lay salami 1"), &mut Deaf).expect("it is offered");
        table.play(FIRST, mv("no-order"), &mut Deaf).expect("it is offered");
        table
    };
    let poor = table("pepper 1 salami 2", "four-olive ghiottona");
    assert_eq!(choice(&poor, FIRST, Persona::NONNA), Move::Draw(Pile::Supply));
    let rich = table("pepper 1 mushroom 2 olive 1 salami 2", "ghiottona");
    assert_eq!(choice(&rich, FIRST, Persona::NONNA), Move::Draw(Pile::Waiter));
}

/// Everyone else holds olives, and green lacks one.
#[test]
fn it_asks_for_what_it_lacks() {
    let table = opened(
        green("mamma-mia-plus")
            .hand(FIRST, cards("pepper 1"), Orders::NONE)
            .hand(SECOND, cards("olive 3 salami 1"), Orders::NONE)
            .hand(THIRD, cards("olive 3 salami 1"), Orders::NONE)
            .worktop(cards("olive 3"))
            .oven([Laid::Order(FIRST, Order::FourOlive)]),
    );
    check(&table, FIRST, "ask for olive 1");
}

/// Green asks for an olive. Brown has one to spare, unless its own order waits for it.
fn asked(own: Option<Order>) -> MammaMia {
    let mut table = opened(
        green("mamma-mia-plus")
            .hand(FIRST, cards("pepper 1"), Orders::NONE)
            .hand(SECOND, cards("mushroom 1 olive 1 salami 1"), Orders::NONE)
            .worktop(cards("mushroom 1 olive 3"))
            .oven([Laid::Order(FIRST, Order::FourOlive)])
            .oven(own.into_iter().flat_map(|order| {
                let below = Laid::Cards(Ingredient::Olive, 3);
                [below, Laid::Order(SECOND, order)]
            })),
    );
    table.play(FIRST, mv("ask for olive 1"), &mut Deaf).expect("it is offered");
    table
}

#[test]
fn it_helps_for_the_reward() {
    check(&asked(None), SECOND, "help");
}

#[test]
fn it_does_not_give_away_what_its_own_order_waits_for() {
    check(&asked(Some(Order::FourOlive)), SECOND, "decline");
}

/// Bots that think ahead also see the obvious.
#[test]
fn those_who_think_ahead_bake_and_help() {
    let bakes = opened(
        green("mamma-mia")
            .round(3)
            .hand(FIRST, cards("pineapple 2 olive 1"), Orders::NONE)
            .worktop(cards("pineapple 3 pepper 1"))
            .oven([Laid::Order(FIRST, Order::FourPineapple)]),
    );
    for persona in [Persona::LUIGI, Persona::SOFIA, Persona::PROFESSORE] {
        assert_eq!(choice(&bakes, FIRST, persona), mv("bake"), "{persona}");
        assert_eq!(choice(&asked(None), SECOND, persona), mv("help"), "{persona}");
    }
}

/// The advice of an adviser that arrives at a table and sees what this seat sees.
fn advice(table: &MammaMia, seat: Seat, budget: Budget, also: Option<Move>) -> Advice<Move> {
    let view = View::of(table, Eyes::Seat(seat));
    let mut adviser = SeatedAdviser::new(&view, budget, 1).expect("this game has one");
    adviser.advise(&view, also.as_ref())
}

/// What is always true of advice.
fn is_sound(advice: &Advice<Move>, table: &MammaMia, seat: Seat) {
    let shares: f64 = advice.shares.iter(table.seats()).map(|(_, share)| share).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{advice:?}");
    assert_eq!(advice.weighed.first().map(|(mv, _)| *mv), Some(advice.choice));
    assert!(advice.weighed.is_sorted_by(|(_, one), (_, other)| one >= other), "{advice:?}");
    for (mv, share) in &advice.weighed {
        assert!((0.0..=1.0).contains(share), "{advice:?}");
        let mut table = *table;
        assert_eq!(table.play(seat, *mv, &mut Deaf), Ok(()), "{mv}");
    }
}

#[test]
fn an_adviser_tells_what_each_seat_may_expect() {
    let table = begun(green("mamma-mia").hand(
        FIRST,
        cards("pepper 1 mushroom 1 salami 4"),
        orders("four-salami"),
    ));
    let advice = advice(&table, FIRST, Budget::Iterations(200), None);
    is_sound(&advice, &table, FIRST);
    assert_eq!(advice.weighed.len(), 6, "one pepper, one mushroom, one to four salami");
}

/// Nobody has baked anything, the others hold more cards, and this is the last pizza: baking it
/// wins, and a helper would have as many points.
#[test]
fn a_bad_move_that_is_asked_about_is_weighed_too() {
    let table = opened(
        green("mamma-mia-plus")
            .round(3)
            .hand(FIRST, cards("pepper 1"), Orders::NONE)
            .hand(SECOND, cards("pepper 2 salami 2"), Orders::NONE)
            .hand(THIRD, cards("pepper 2 salami 2"), Orders::NONE)
            .worktop(cards("olive 4"))
            .oven([Laid::Order(FIRST, Order::FourOlive)]),
    );
    let asked = mv("ask for pepper 1");
    let advice = advice(&table, FIRST, Budget::Iterations(200), Some(asked));
    is_sound(&advice, &table, FIRST);
    assert_eq!(advice.choice, mv("bake"));
    let worth = |wanted: Move| advice.weighed.iter().find(|(mv, _)| *mv == wanted);
    let (bake, ask) = (worth(mv("bake")), worth(asked));
    assert!(bake.is_some_and(|(_, bake)| ask.is_some_and(|(_, ask)| bake > ask)), "{advice:?}");
}

/// It may be asked about any move; one that is not offered is ignored.
#[test]
fn an_impossible_move_is_not_weighed() {
    let table = begun(green("mamma-mia").hand(FIRST, cards("salami 4"), orders("four-salami")));
    for words in ["lay olive 1", "lay salami 5", "draw supply", "help"] {
        let advice = advice(&table, FIRST, Budget::Iterations(20), Some(mv(words)));
        is_sound(&advice, &table, FIRST);
    }
}

/// The adviser has not heard what is in the oven, and there are no notes: all seats are equally
/// likely to win.
#[test]
fn an_adviser_without_a_past_says_that_it_does_not_know() {
    let mut game = Match::new(&setup("mamma-mia", 3, &[]), &[Persona::NONNA; 3], 5);
    let seat = loop {
        game.step().expect("the game has just begun");
        if let Next::Seats(awaited) = MammaMia::next(game.table.public())
            && game.table.public().turns > 9
        {
            break awaited.first().expect("someone is awaited");
        }
    };
    let advice = advice(&game.table, seat, HASTY, None);
    is_sound(&advice, &game.table, seat);
    assert!(advice.shares.iter(3).all(|(_, share)| (*share - 1.0 / 3.0).abs() < 1e-9));
}

#[test]
fn a_budget_of_time_is_kept() {
    let table = begun(green("mamma-mia").hand(FIRST, cards("pepper 3 salami 4"), Orders::NONE));
    for persona in Persona::LADDER {
        let view = View::of(&table, Eyes::Seat(FIRST));
        let budget = Budget::Time(Duration::from_millis(20));
        let began = Instant::now();
        bot(persona).bot(&view, budget, 1).choose(&view);
        assert!(began.elapsed() < Duration::from_secs(2), "{persona}");
    }
}

/// One bot's share of wins among others of one level, on the same deals from every seat.
fn share(setup: &Setup, one: Persona, others: Persona, deals: u64) -> f64 {
    let seats = setup.seats();
    let mut won = 0.0;
    for game in 0..deals * seats as u64 {
        let place = (game % seats as u64) as usize;
        let personas: Vec<_> =
            (0..seats).map(|seat| if seat == place { one } else { others }).collect();
        let winners = Match::new(setup, &personas, game / seats as u64).play_on().winners;
        if winners.contains(Seat::at(place)) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / (deals * seats as u64) as f64
}

/// The arena measures this with confidence intervals; here the margins are so wide that chance
/// cannot reach them.
#[test]
fn each_level_beats_the_one_below() {
    let first = setup("mamma-mia", 3, &[]);
    assert!(share(&first, Persona::MIMI, Persona::DADO, 40) > 0.7);
    assert!(share(&first, Persona::NONNA, Persona::MIMI, 100) > 0.42);
    let plus = setup("mamma-mia-plus", 4, &[]);
    assert!(share(&plus, Persona::MIMI, Persona::DADO, 30) > 0.7);
    assert!(share(&plus, Persona::NONNA, Persona::MIMI, 80) > 0.33);
}

#[test]
fn level_two_beats_level_zero_at_every_table() {
    for (name, seats, options) in ROWS {
        let share = share(&setup(name, seats, options), Persona::NONNA, Persona::DADO, 12);
        assert!(share > 1.6 / seats as f64, "{name} for {seats}, {options:?}: {share}");
    }
}
