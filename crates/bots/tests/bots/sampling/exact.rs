//! Samples of real tables, compared with every deal that the rules accept.
//!
//! The deals are counted by playing: at every draw of another seat, each possible selection of
//! cards is dealt in turn, weighted by the number of ways it can be drawn, and the recorded moves
//! are replayed. What the rules refuse did not happen. Nothing here knows about dues, vintages or
//! chains.

use mamma_mia::position::{self, Position};
use mamma_mia::{
    Deal, Hand, Ingredients, Laid, MammaMia, Move, Order, Orders, Phase, Pile, Setup, chart,
};
use table::ledger::Entry;
use table::{BySeat, Deaf, Eyes, Game, Pcg, Saying, Seat};

use super::frequencies::{Weights, assert_like, handfuls, ways};
use super::play::{Listener, Table, setup};

const ADA: Seat = Seat::at(0);
const BEA: Seat = Seat::at(1);
const CLEO: Seat = Seat::at(2);
/// The viewer whose knowledge is tested.
const EYES: Eyes = Eyes::Seat(ADA);

const SAMPLES: usize = 100_000;

fn cards(words: &str) -> Ingredients {
    words.parse().expect("cards are well written")
}

fn orders(words: &str) -> Orders {
    words.parse().expect("orders are well written")
}

/// Which hidden cards are compared.
#[derive(Clone, Copy)]
enum Look {
    Ingredients,
    Orders,
}

impl Look {
    /// What the others hold.
    fn at(self, game: &MammaMia) -> String {
        let others = Seat::all(game.seats()).filter(|seat| *seat != ADA);
        let held = others.map(|seat| match self {
            Look::Ingredients => game.own(seat).ingredients().to_string(),
            Look::Orders => game.own(seat).orders().to_string(),
        });
        held.collect::<Vec<_>>().join(" / ")
    }
}

/// Counts the deals under which everything happens as it did, by what the others then hold.
///
/// Only the cards that are compared are dealt in every way; ingredients and orders are independent.
fn enumerate(
    look: Look,
    game: &MammaMia,
    entries: &[Entry<MammaMia>],
    weight: f64,
    weights: &mut Weights,
) {
    let Some((entry, rest)) = entries.split_first() else {
        *weights.entry(look.at(game)).or_default() += weight;
        return;
    };
    match *entry {
        Entry::Move(seat, mv) => {
            let mut game = *game;
            if game.play(seat, mv, &mut Deaf).is_ok() {
                enumerate(look, &game, rest, weight, weights);
            }
        }
        Entry::Deal(deal) => {
            for (deal, ways) in alternatives(look, game, deal) {
                let mut game = *game;
                if game.deal(deal, &mut Deaf).is_ok() {
                    enumerate(look, &game, rest, weight * ways, weights);
                }
            }
        }
        Entry::Note(_) => enumerate(look, game, rest, weight, weights),
    }
}

/// Every deal that Ada cannot tell from this one, with the number of ways it can be drawn. Her own
/// draws count too, because they are more likely if nobody else has those cards.
fn alternatives(look: Look, game: &MammaMia, deal: Deal) -> Vec<(Deal, f64)> {
    match (look, deal) {
        (Look::Ingredients, Deal::Supply { seat, cards, mamma_mia }) => {
            let bag = supply(game);
            let all = if seat == ADA { vec![cards] } else { handfuls(bag, cards.total()) };
            let deal = |cards| (Deal::Supply { seat, cards, mamma_mia }, ways(bag, cards));
            all.into_iter().map(deal).filter(|(_, ways)| *ways > 0.0).collect()
        }
        (Look::Orders, Deal::Waiter { seat, orders }) if seat != ADA => {
            let unseen = orders.len().min(game.notes().unseen[seat]);
            let queued = game.notes().queues[seat].front(orders.len() - unseen);
            let all = some_of(bag(game, seat), unseen).into_iter();
            all.map(|some| (Deal::Waiter { seat, orders: some.with(queued) }, 1.0)).collect()
        }
        _ => vec![(deal, 1.0)],
    }
}

/// The rest of the supply: everything that is nowhere else.
fn supply(game: &MammaMia) -> Ingredients {
    let public = game.public();
    let held: Ingredients = Seat::all(game.seats()).map(|seat| game.own(seat).ingredients()).sum();
    let oven: Ingredients = game.notes().oven.iter().map(cards_of).sum();
    public.setup.ingredients() - held - oven - public.worktop - public.used
}

fn cards_of(laid: Laid) -> Ingredients {
    match laid {
        Laid::Cards(kind, count) => Ingredients::of(kind, count),
        Laid::Order(..) => Ingredients::NONE,
    }
}

/// The orders of a seat that nobody has seen; valid only while none is being judged.
fn bag(game: &MammaMia, seat: Seat) -> Orders {
    let (public, notes) = (game.public(), game.notes());
    let oven = notes.oven.iter().filter_map(|laid| match laid {
        Laid::Order(owner, order) => (owner == seat).then_some(order),
        Laid::Cards(..) => None,
    });
    let seen = game.own(seat).orders().with(oven.collect());
    let seen = seen.with(notes.baked[seat]).with(notes.queues[seat].iter().collect());
    chart::orders(public.setup.printing(), public.setup.colour(seat)).without(seen)
}

/// Every selection of this many of the orders.
fn some_of(orders: Orders, count: u8) -> Vec<Orders> {
    let mut all = vec![Orders::NONE];
    for _ in 0..count {
        let grown = all.iter().flat_map(|some| {
            let rest = orders.iter().filter(|order| some.iter().all(|taken| taken < *order));
            rest.map(|order| some.with(Orders::only(order)))
        });
        all = grown.collect();
    }
    all
}

/// Samples, compares with the exact weights, and returns the number of outcomes.
fn compare(look: Look, exact: &Weights, ada: &mut Listener, game: &MammaMia) -> usize {
    assert!(exact.contains_key(&look.at(game)), "what happened is possible");
    let mut sampled = Weights::new();
    for _ in 0..SAMPLES {
        *sampled.entry(look.at(&ada.sample(game))).or_default() += 1.0;
    }
    assert_like(exact, &sampled);
    exact.len()
}

fn compare_from_the_start(look: Look, table: &Table, ada: &mut Listener) -> usize {
    let start = MammaMia::new(MammaMia::setup(table.game.public()));
    let mut exact = Weights::new();
    enumerate(look, &start, &table.entries, 1.0, &mut exact);
    compare(look, &exact, ada, &table.game)
}

/// Ada takes many cards and Bea single ones, so that there is little that Ada does not see.
fn careful(table: &mut Table) -> Option<Vec<Saying<MammaMia>>> {
    match table.game.public().phase {
        Phase::Laying(seat) => {
            let hand = table.game.own(seat).ingredients();
            let most = hand.iter().max_by_key(|(_, count)| *count);
            let any = hand.card(table.below(hand.total().into()));
            let (kind, count) = if seat == ADA { most? } else { (any, 1) };
            Some(table.play(seat, Move::Lay { kind, count }))
        }
        Phase::Drawing(seat) => Some(table.play(seat, Move::Draw(Pile::Supply))),
        _ => table.go_on(90),
    }
}

#[test]
fn hands_of_the_first_round_come_as_often_as_they_should() {
    let setup = setup("mamma-mia", 2, &[("first", "1")]);
    for seed in 0..3 {
        let mut table = Table::new(&setup, seed);
        let mut ada = Listener::at(&table.game, EYES, seed);
        while table.game.public().turns < 7 {
            ada.hear(&careful(&mut table).expect("the game goes on"));
        }
        assert!(compare_from_the_start(Look::Ingredients, &table, &mut ada) > 100);
    }
}

/// Orders are drawn, laid, fail, go under the waiter and are drawn again, known to everyone.
#[test]
fn orders_come_as_often_as_they_should() {
    let setup = setup("mamma-mia", 2, &[]);
    let mut outcomes = Vec::new();
    for seed in 0..8 {
        let mut table = Table::new(&setup, seed);
        let mut ada = Listener::at(&table.game, EYES, seed);
        for step in 0..60 + 20 * seed {
            let Some(said) = table.go_on(60) else { break };
            ada.hear(&said);
            if step >= 15 * seed && table.game.public().hands[BEA].orders >= 2 {
                outcomes.push(compare_from_the_start(Look::Orders, &table, &mut ada));
                break;
            }
        }
    }
    assert!(outcomes.iter().filter(|count| **count > 3).count() > 3, "{outcomes:?}");
}

/// A table set up for Ada, with cards that she does not see.
struct Puzzle {
    setup: Setup,
    ada: Hand,
    /// The orders of the others.
    bea: Orders,
    cleo: Orders,
    oven: Vec<Laid>,
    worktop: Ingredients,
    /// The ingredients that Bea and Cleo hold, or that are in the supply.
    hidden: Ingredients,
    /// How many of them Bea and Cleo hold.
    held: [u8; 2],
    begin: fn(Position) -> Result<MammaMia, String>,
}

impl Puzzle {
    /// The table if Bea and Cleo hold these cards.
    fn with(&self, bea: Ingredients, cleo: Ingredients) -> MammaMia {
        let position = Position::new(self.setup)
            .hand(ADA, self.ada.ingredients(), self.ada.orders())
            .hand(BEA, bea, self.bea)
            .hand(CLEO, cleo, self.cleo)
            .oven(self.oven.iter().copied())
            .worktop(self.worktop);
        (self.begin)(position).expect("the table can be laid out")
    }

    /// One of the possible tables, at random.
    fn table(&self, seed: u64) -> Table {
        let mut chance = Pcg::new(seed);
        let mut bag = self.hidden;
        let hands = self.held.map(|count| {
            let mut hand = Ingredients::NONE;
            for _ in 0..count {
                let card = bag.card(chance.pick(bag.total().into()));
                bag -= Ingredients::of(card, 1);
                hand += Ingredients::of(card, 1);
            }
            hand
        });
        Table::at(self.with(hands[0], hands[1]), seed)
    }

    /// All possible deals, before and since, with their weights.
    fn enumerated(&self, entries: &[Entry<MammaMia>]) -> Weights {
        let mut weights = Weights::new();
        for bea in handfuls(self.hidden, self.held[0]) {
            let rest = self.hidden - bea;
            for cleo in handfuls(rest, self.held[1]) {
                let weight = ways(self.hidden, bea) * ways(rest, cleo);
                let game = self.with(bea, cleo);
                enumerate(Look::Ingredients, &game, entries, weight, &mut weights);
            }
        }
        weights
    }
}

/// Bea and Cleo have kept cards of the first round, drawn some in the second, and laid some of
/// either, and nobody can tell which.
#[test]
fn hands_that_span_a_reshuffle_come_as_often_as_they_should() {
    use mamma_mia::Ingredient::{Mushroom, Olive, Pepper, Pineapple, Salami};
    let puzzle = Puzzle {
        setup: setup("mamma-mia", 3, &[("memory", "notes")]),
        ada: Hand::new(cards("pineapple 2 salami 1"), orders("bombastica")),
        bea: orders("four-olive monotoni"),
        cleo: orders("four-olive monotoni"),
        // Ada's two pizzas, which are baked without asking: they become the supply of the second
        // round.
        oven: vec![
            Laid::Cards(Pepper, 5),
            Laid::Cards(Pineapple, 3),
            position::order(ADA, Order::FourPepper),
            Laid::Cards(Olive, 4),
            position::order(ADA, Order::FourOlive),
            Laid::Cards(Mushroom, 6),
            Laid::Cards(Salami, 6),
        ],
        worktop: cards("pineapple 2 pepper 3 mushroom 1 olive 4 salami 1"),
        hidden: cards("pineapple 3 pepper 2 mushroom 3 olive 2 salami 2"),
        held: [4, 4],
        begin: |position| position.turn(ADA, &mut Deaf),
    };
    let mut found = 0;
    for seed in 0..40 {
        let mut table = puzzle.table(seed);
        let mut ada = Listener::at(&table.game, EYES, seed);
        let mut drawn: BySeat<u8> = BySeat::default();
        while let Some(said) = table.go_on(0) {
            ada.hear(&said);
            let public = *table.game.public();
            if let (2, Some(Entry::Deal(Deal::Supply { seat, cards, .. }))) =
                (public.round, table.entries.last())
            {
                drawn[*seat] += cards.total();
            }
            let both = drawn[BEA] > 0 && drawn[CLEO] > 0;
            // More hidden draws than this would take too long to count.
            if public.round > 2 || drawn[BEA] + drawn[CLEO] > 6 {
                break;
            }
            if both && public.phase == Phase::Laying(ADA) {
                let exact = puzzle.enumerated(&table.entries);
                let outcomes = compare(Look::Ingredients, &exact, &mut ada, &table.game);
                found += usize::from(outcomes > 20);
                break;
            }
        }
        if found == 3 {
            return;
        }
    }
    panic!("only {found} tables with many outcomes");
}

/// Bea asks for an olive, and nobody gives it: she has the pepper and the other olive.
#[test]
fn hands_after_a_request_in_vain_come_as_often_as_they_should() {
    let puzzle = Puzzle {
        setup: setup("mamma-mia-plus", 3, &[("memory", "notes"), ("helping", "on")]),
        ada: Hand::new(cards("pineapple 2 salami 1"), Orders::NONE),
        bea: Orders::NONE,
        cleo: orders("ghiottona"),
        oven: vec![position::order(BEA, Order::FourOlive)],
        worktop: cards("mushroom 3 olive 2"),
        hidden: cards("pineapple 1 pepper 3 mushroom 1 olive 3 shrimp 2"),
        held: [5, 5],
        begin: |position| position.open(CLEO, &mut Deaf),
    };
    let bea = cards("pepper 2 olive 2 shrimp 1");
    let mut table = Table::at(puzzle.with(bea, puzzle.hidden - bea), 1);
    let mut ada = Listener::at(&table.game, EYES, 1);
    for (seat, words) in [(BEA, "ask for olive 1"), (CLEO, "decline"), (ADA, "decline")] {
        let mv = words.parse().expect("the move is well written");
        ada.hear(&table.play(seat, mv));
        let exact = puzzle.enumerated(&table.entries);
        assert!(compare(Look::Ingredients, &exact, &mut ada, &table.game) > 10);
    }
    assert_eq!(table.game.public().round, 2, "the pizza failed and the round is over");
}
