//! Helpers for several tests: tables at a given moment, moves as text, and what was said.

use pizza_theory::{
    Announcement, Board, Colour, Cuts, Line, Move, Phase, PizzaSetup, PizzaTheory, Position,
    Refusal, Whisper,
};
use table::{Chance, Game, Next, Offer, Options, Pcg, Saying, Seat, Seats, Setup, Stream};

/// The seat with this number, counted from 1.
pub fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// A table of this size with the first seat as first player.
pub fn setup(seats: usize) -> PizzaSetup {
    setup_with(seats, &[("first", "1")])
}

pub fn setup_with(seats: usize, options: &[(&str, &str)]) -> PizzaSetup {
    let options = Options::of(options.iter().copied());
    PizzaSetup::read("pizza-theory", seats, &options).expect("the setup is allowed")
}

pub fn board(text: &str) -> Board {
    text.parse().expect("the board is written well")
}

pub fn line(number: u8) -> Line {
    Line::new(number).expect("lines are numbered from 1 to 6")
}

pub fn cuts(a: u8, b: u8, c: u8) -> Cuts {
    Cuts::new(line(a), line(b), line(c))
}

/// A table in its first round, with everyone choosing a cut.
pub fn cutting(seats: usize, text: &str) -> PizzaTheory {
    let knife = (seats == 2).then_some(Line::Four);
    at(seats, 1, text, Phase::Cutting { awaited: Seats::all(seats), knife })
}

/// A table at this moment; the first seat was first in the first round.
pub fn at(seats: usize, round: u8, text: &str, phase: Phase) -> PizzaTheory {
    let first = Seat::at((round as usize - 1) % seats);
    let position = Position { board: board(text), round, first, phase };
    PizzaTheory::at(&setup(seats), position).expect("the position is possible")
}

/// Plays a move written as in a ledger and returns what was said.
pub fn play(game: &mut PizzaTheory, number: usize, words: &str) -> Vec<Saying<PizzaTheory>> {
    try_play(game, number, words).unwrap_or_else(|refusal| panic!("“{words}”: {refusal:?}"))
}

pub fn try_play(
    game: &mut PizzaTheory,
    number: usize,
    words: &str,
) -> Result<Vec<Saying<PizzaTheory>>, Refusal> {
    let mv: Move = words.parse().expect("the move is written well");
    let mut said = Vec::new();
    game.play(seat(number), mv, &mut |saying| said.push(saying))?;
    Ok(said)
}

/// Makes a deal written as in a ledger and returns what was said.
pub fn deal(game: &mut PizzaTheory, words: &str) -> Vec<Saying<PizzaTheory>> {
    let mut said = Vec::new();
    let deal = words.parse().expect("the deal is written well");
    game.deal(deal, &mut |saying| said.push(saying)).expect("the deal is awaited");
    said
}

/// What everyone heard, without the announcements of new steps.
pub fn aloud(said: Vec<Saying<PizzaTheory>>) -> Vec<Announcement> {
    said.into_iter()
        .filter_map(|saying| match saying {
            Saying::ToAll(Announcement::Now(_)) | Saying::ToSeat(_, _) => None,
            Saying::ToAll(said) => Some(said),
        })
        .collect()
}

pub fn whispers(said: &[Saying<PizzaTheory>]) -> Vec<(Seat, Whisper)> {
    said.iter()
        .filter_map(|saying| match saying {
            Saying::ToAll(_) => None,
            Saying::ToSeat(seat, whisper) => Some((*seat, *whisper)),
        })
        .collect()
}

/// Makes one step of a random game; `None` if it is over.
pub fn step(
    game: &mut PizzaTheory,
    chance: &mut Pcg,
    heard: &mut impl FnMut(Saying<PizzaTheory>),
) -> Option<()> {
    match PizzaTheory::next(game.public()) {
        Next::Dealer => {
            let deal = game.draw(chance).expect("the dealer is awaited");
            game.deal(deal, heard).expect("what was drawn can be dealt");
        }
        Next::Seats(awaited) => {
            let all: Vec<Seat> = awaited.iter().collect();
            let seat = all[chance.pick(all.len() as u32) as usize];
            let mut mv = None;
            PizzaTheory::offers(game.public(), seat, game.own(seat), &mut |offer| {
                mv = Some(offer.pick(&mut |bound| chance.pick(bound)));
            });
            let mv = mv.expect("an awaited seat is offered something");
            game.play(seat, mv, heard).expect("what is offered is accepted");
        }
        Next::Over(_) => return None,
    }
    Some(())
}

/// A random board, with some colours rarer than others.
pub fn any_board(chance: &mut Pcg) -> Board {
    const STREAM: Stream = Stream { pile: "board", owner: 0, round: 0 };
    let mut left = Colour::ALL.map(|_| chance.below(STREAM, 17));
    let fullness = chance.below(STREAM, 9) + 1;
    let text: String = (0..37)
        .map(|_| {
            let colour = chance.below(STREAM, 3) as usize;
            if chance.below(STREAM, 10) < fullness && left[colour] > 0 {
                left[colour] -= 1;
                Colour::ALL[colour].letter()
            } else {
                '.'
            }
        })
        .collect();
    board(&text)
}

pub fn any_cuts(chance: &mut Pcg) -> Cuts {
    let [a, b, c] = [(); 3].map(|_| Line::ALL[chance.pick(6) as usize]);
    Cuts::new(a, b, c)
}
