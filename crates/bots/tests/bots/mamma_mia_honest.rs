//! A bot's choice does not change when everything it cannot know is dealt again.
//!
//! The types give a bot nothing but what its seat hears and sees. This tests it all the same: a
//! game is played for a while, the drawers hidden from one seat are replaced by others that agree
//! with everything it heard, and a bot with the same seed and the same past must make the same
//! choice.

use bots::mamma_mia::sample::Sampler;
use bots::{Botted, Budget, Persona, Seated, SeatedAdviser};
use mamma_mia::{MammaMia, Move, Setup};
use table::{Eyes, Game, Next, Offer as _, Options, Pcg, Saying, Seat, Setup as _, View};

/// A game, its seats and its options.
type Row = (&'static str, usize, &'static [(&'static str, &'static str)]);

#[rustfmt::skip]
const ROWS: [Row; 8] = [
    ("mamma-mia", 2, &[]),
    ("mamma-mia", 3, &[]),
    ("mamma-mia", 4, &[("memory", "notes")]),
    ("mamma-mia", 5, &[("preset", "later")]),
    ("mamma-mia-plus", 2, &[]),
    ("mamma-mia-plus", 3, &[("helping", "off")]),
    ("mamma-mia-plus", 4, &[]),
    ("mamma-mia-plus", 6, &[]),
];

/// Enough for a few playouts of each move.
const BUDGET: Budget = Budget::Iterations(60);
/// Random games for each row.
const STRETCHES: u64 = 12;

/// A game played at random until a seat has to choose, and what that seat heard.
struct Stretch {
    start: MammaMia,
    table: MammaMia,
    seat: Seat,
    heard: Vec<Saying<MammaMia>>,
}

impl Stretch {
    fn play(row: Row, seed: u64) -> Stretch {
        let (game, seats, options) = row;
        let options = Options::of(options.iter().copied());
        let setup = Setup::read(game, seats, &options).expect("the setup is allowed");
        let mut dice = Pcg::new(seed);
        let seat = Seat::at(dice.pick(seats as u32) as usize);
        let start = MammaMia::new(&setup);
        // The game may be over before that many moves are made; then the last choice counts.
        let moves = dice.pick(150);
        let mut stretch = Stretch { start, table: start, seat, heard: Vec::new() };
        let mut last = None;
        for made in 0.. {
            if stretch.is_awaited() {
                last = Some((stretch.table, stretch.heard.len()));
                if made >= moves {
                    break;
                }
            }
            if !stretch.step(&mut dice) {
                break;
            }
        }
        let (table, heard) = last.expect("every seat has a turn");
        stretch.table = table;
        stretch.heard.truncate(heard);
        stretch
    }

    fn is_awaited(&self) -> bool {
        let next = MammaMia::next(self.table.public());
        matches!(next, Next::Seats(awaited) if awaited.contains(self.seat))
    }

    /// Makes one deal or random move; returns false if the game is over.
    fn step(&mut self, dice: &mut Pcg) -> bool {
        let eyes = Eyes::Seat(self.seat);
        let heard = &mut self.heard;
        let mut listen = |saying: Saying<MammaMia>| {
            if saying.reaches(eyes) {
                heard.push(saying);
            }
        };
        match MammaMia::next(self.table.public()) {
            Next::Over(_) => return false,
            Next::Dealer => {
                let deal = self.table.draw(dice).expect("the dealer is awaited");
                self.table.deal(deal, &mut listen).expect("he deals well");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let mut offers = Vec::new();
                View::of(&self.table, Eyes::Seat(seat)).offers(|offer| offers.push(offer));
                let taken = offers[dice.pick(offers.len() as u32) as usize];
                let mv = taken.pick(&mut |bound| dice.pick(bound));
                self.table.play(seat, mv, &mut listen).expect("what is offered is accepted");
            }
        }
        true
    }

    /// What a bot of this level chooses at this table after the same past.
    fn choice(&self, table: &MammaMia, persona: Persona) -> Move {
        let eyes = Eyes::Seat(self.seat);
        let roster = MammaMia::bots();
        let bot = roster.find(persona.name()).expect("it plays this game");
        let mut bot = Seated::new(bot, &View::of(&self.start, eyes), BUDGET, 7);
        self.heard.iter().for_each(|saying| bot.hear(saying));
        bot.choose(&View::of(table, eyes))
    }

    /// Another table that looks the same to the seat and agrees with what it heard.
    fn dealt_anew(&self) -> Option<MammaMia> {
        let eyes = Eyes::Seat(self.seat);
        let mut sampler =
            Sampler::new(&View::of(&self.start, eyes), 11).expect("nothing is buried yet");
        self.heard.iter().for_each(|saying| sampler.hear(saying));
        let view = View::of(&self.table, eyes);
        let mut worlds = (0..20).map(|_| sampler.sample(&view).expect("it heard everything"));
        worlds.find(|world| *world != self.table)
    }
}

#[test]
fn a_choice_does_not_depend_on_what_cannot_be_known() {
    let mut compared = 0;
    for (number, row) in ROWS.into_iter().enumerate() {
        for seed in 0..STRETCHES {
            let stretch = Stretch::play(row, seed + 100 * number as u64);
            let Some(other) = stretch.dealt_anew() else { continue };
            let eyes = Eyes::Seat(stretch.seat);
            assert_eq!(View::of(&stretch.table, eyes), View::of(&other, eyes));
            for persona in Persona::LADDER {
                let [one, two] =
                    [&stretch.table, &other].map(|table| stretch.choice(table, persona));
                assert_eq!(one, two, "{persona} in {row:?} with seed {seed}");
            }
            compared += 1;
        }
    }
    assert!(compared > 80, "only {compared} tables could be dealt anew");
}

/// The same check exposes a bot that peeks: it makes its choice from another seat's hand.
#[test]
fn a_peeping_bot_would_be_found_out() {
    let peek = |table: &MammaMia, seat: Seat| {
        let neighbour = seat.next_clockwise(table.seats());
        let mut offers = Vec::new();
        View::of(table, Eyes::Seat(seat)).offers(|offer| offers.push(offer));
        let cards = table.own(neighbour).ingredients();
        let mut dice =
            Pcg::new(cards.iter().fold(1, |all, (kind, count)| {
                16 * all + u64::from(count) * (1 + kind.index() as u64)
            }));
        let taken = offers[dice.pick(offers.len() as u32) as usize];
        taken.pick(&mut |bound| dice.pick(bound))
    };
    let caught = ROWS.into_iter().enumerate().any(|(number, row)| {
        (0..STRETCHES).any(|seed| {
            let stretch = Stretch::play(row, seed + 100 * number as u64);
            let other = stretch.dealt_anew();
            other.is_some_and(|other| {
                peek(&stretch.table, stretch.seat) != peek(&other, stretch.seat)
            })
        })
    });
    assert!(caught);
}

/// With a budget of iterations, the result depends only on the seed and on what the seat knows.
#[test]
fn an_adviser_says_the_same_of_tables_that_look_the_same() {
    for seed in 0..6 {
        let stretch = Stretch::play(ROWS[6], seed);
        let Some(other) = stretch.dealt_anew() else { continue };
        let [one, two] = [&stretch.table, &other].map(|table| {
            let eyes = Eyes::Seat(stretch.seat);
            let start = View::of(&stretch.start, eyes);
            let mut adviser = SeatedAdviser::new(&start, BUDGET, 3).expect("this game has one");
            stretch.heard.iter().for_each(|saying| adviser.hear(saying));
            adviser.advise(&View::of(table, eyes), None)
        });
        assert_eq!(one, two);
    }
}
