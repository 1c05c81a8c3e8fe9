//! The bots of Pizza Theory play honestly: their choices do not change when everything they cannot
//! know changes, that is, the cuts that others have chosen in secret.

use bots::{BotSpec, Botted, Budget, Persona, Seated};
use pizza_theory::{Line, Move, Phase, PizzaSetup, PizzaTheory};
use table::{Eyes, Game, Lawful, Next, Options, Pcg, Saying, Seat, Setup, View};

const BUDGET: Budget = Budget::Iterations(6);

/// The bot with this persona.
fn bot(persona: Persona) -> BotSpec<PizzaTheory> {
    PizzaTheory::bots().find(persona.name()).expect("it plays this game").clone()
}

/// A player that sits in a seat and is asked for a move, honest or not.
trait Guest: Clone {
    fn ask(&self, table: &PizzaTheory, heard: &[Saying<PizzaTheory>]) -> Move;
}

/// A bot that sits down at the start, hears everything that reaches its seat, and is asked once.
#[derive(Clone)]
struct Honest {
    start: PizzaTheory,
    seat: Seat,
    persona: Persona,
    seed: u64,
}

impl Guest for Honest {
    fn ask(&self, table: &PizzaTheory, heard: &[Saying<PizzaTheory>]) -> Move {
        let eyes = Eyes::Seat(self.seat);
        let bot = bot(self.persona);
        let mut bot = Seated::new(&bot, &View::of(&self.start, eyes), BUDGET, self.seed);
        heard.iter().for_each(|saying| bot.hear(saying));
        bot.choose(&View::of(table, eyes))
    }
}

/// A player that peeks: it cuts as another seat did.
#[derive(Clone)]
struct Peeking(Honest);

impl Guest for Peeking {
    fn ask(&self, table: &PizzaTheory, heard: &[Saying<PizzaTheory>]) -> Move {
        let peeked = Seat::all(table.seats())
            .filter(|seat| *seat != self.0.seat)
            .find_map(|seat| table.own(seat).cut);
        match peeked {
            Some(line) => Move::Cut(line),
            None => self.0.ask(table, heard),
        }
    }
}

/// Everything said in one game, and the tables at some moments of it.
struct Story {
    start: PizzaTheory,
    said: Vec<Saying<PizzaTheory>>,
    moments: Vec<(usize, PizzaTheory, Seat)>,
}

/// A game of readers, in which the seats choose their cuts in random order.
fn story(seats: usize, seed: u64) -> Story {
    let options = Options::of([("first", "random")]);
    let setup = PizzaSetup::read("pizza-theory", seats, &options).expect("so many can play");
    let start = PizzaTheory::new(&setup);
    let (mut game, mut dice) = (start, Pcg::new(seed));
    let mut story = Story { start, said: Vec::new(), moments: Vec::new() };
    loop {
        let said = &mut story.said;
        match PizzaTheory::next(game.public()) {
            Next::Over(_) => return story,
            Next::Dealer => {
                let deal = game.draw(&mut dice).expect("the dealer is awaited");
                game.deal(deal, &mut |saying| said.push(saying)).expect("it was drawn");
            }
            Next::Seats(awaited) => {
                let waiting: Vec<Seat> = awaited.iter().collect();
                let seat = waiting[dice.pick(waiting.len() as u32) as usize];
                story.moments.push((said.len(), game, seat));
                let view = View::of(&game, Eyes::Seat(seat));
                let mv = bot(Persona::NONNA).bot(&view, BUDGET, dice.bits()).choose(&view);
                game.play(seat, mv, &mut |saying| said.push(saying)).expect("it is legal");
            }
        }
    }
}

/// How many choices change when what the player cannot know is changed, and how many were compared.
/// Only moments at which something is hidden are compared.
fn changed<G: Guest>(seats: usize, seed: u64, guest: impl Fn(Honest) -> G) -> (u32, u32) {
    let Story { start, said, moments } = story(seats, seed);
    let mut dice = Pcg::new(!seed);
    let (mut changed, mut compared) = (0, 0);
    for (heard, table, seat) in moments {
        let other = table.redealt(Eyes::Seat(seat), &mut dice);
        if other == table {
            continue;
        }
        for persona in Persona::LADDER {
            let guest = guest(Honest { start, seat, persona, seed });
            compared += 1;
            changed +=
                u32::from(guest.ask(&table, &said[..heard]) != guest.ask(&other, &said[..heard]));
        }
    }
    (changed, compared)
}

#[test]
fn a_choice_does_not_follow_from_what_is_hidden() {
    for seats in [2, 3] {
        let (mut all, mut moments) = (0, 0);
        for seed in 0..8 {
            let (changed, compared) = changed(seats, seed, |honest| honest);
            all += changed;
            moments += compared;
        }
        assert_eq!(all, 0, "of {moments} with {seats} seats");
        assert!(moments > 100, "{moments} are too few to tell");
    }
}

/// The check works: it finds a player that looks at another's cut.
#[test]
fn whoever_peeks_is_found_out() {
    for seats in [2, 3] {
        let (changed, _) = changed(seats, 1, Peeking);
        assert!(changed > 0, "with {seats} seats");
    }
}

/// With different cuts of the others, the same bot hears the same until the reveal, so it must also
/// make the same choice when it is asked again after having chosen.
#[test]
fn a_second_choice_does_not_follow_from_what_is_hidden_either() {
    let Story { start, said, moments } = story(3, 3);
    let last = moments.iter().rev().find(|(_, table, _)| {
        matches!(table.public().phase, Phase::Cutting { awaited, .. } if awaited.len() == 1)
    });
    let (heard, table, awaited) = last.expect("somebody cuts last");
    let seat = Seat::all(3).find(|seat| seat != awaited).expect("others have chosen");
    for persona in Persona::LADDER.into_iter().filter(|persona| *persona != Persona::DADO) {
        let guest = Honest { start, seat, persona, seed: 9 };
        let mut dice = Pcg::new(5);
        let chosen = guest.ask(table, &said[..*heard]);
        for _ in 0..5 {
            let other = table.redealt(Eyes::Seat(seat), &mut dice);
            assert_eq!(guest.ask(&other, &said[..*heard]), chosen, "{persona}");
        }
        assert!(matches!(chosen, Move::Cut(line) if Line::ALL.contains(&line)));
    }
}
