//! The bytes choose a table and then every move and deal: nonsense is refused and changes nothing,
//! what is offered is accepted, and no piece is ever lost.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::{Chance, Deaf, Lawful, Next, Offer as _, Options, Seat, Setup, Stream, View};

/// Random numbers from the fuzzer's bytes; zeros once they are used up.
struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u32 {
        match self.0 {
            [byte, rest @ ..] => {
                self.0 = rest;
                u32::from(*byte)
            }
            [] => 0,
        }
    }
}

impl Chance for Bytes<'_> {
    fn below(&mut self, _: Stream, bound: u32) -> u32 {
        self.next() % bound
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let seats = bytes.next() as usize;
    let game = catalogue::GAMES[bytes.next() as usize % catalogue::GAMES.len()];
    let seats = game.players.start() + seats % game.players.clone().count();
    let played = catalogue::with_game!(game.name, G => table::<G>(game.name, seats, &mut bytes));
    played.expect("it is in the list");
});

fn table<G: Lawful>(game: &str, seats: usize, bytes: &mut Bytes<'_>) {
    let choices = G::Setup::choices(game);
    let values = choices.iter().flat_map(|it| it.values.iter().map(|value| (it.name, *value)));
    let values: Vec<_> = values.chain([("first", "2")]).collect();
    let choice = values[bytes.next() as usize % values.len()];
    let Ok(setup) = G::Setup::read(game, seats, &Options::of([choice])) else { return };
    let mut game = G::new(&setup);
    for _ in 0..G::longest(&setup) {
        if bytes.0.is_empty() {
            return;
        }
        let before = game;
        let nonsense = game.any_move(bytes);
        let seat = Seat::at(bytes.next() as usize % 6);
        if game.play(seat, nonsense, &mut Deaf).is_err() {
            assert_eq!(game, before, "a refusal changes nothing");
        }
        match G::next(game.public()) {
            Next::Dealer => {
                let deal = game.draw(bytes).expect("the dealer is awaited");
                game.deal(deal, &mut Deaf).expect("what was drawn can be dealt");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let mut offers = Vec::new();
                View::of(&game, table::Eyes::Seat(seat)).offers(|offer| offers.push(offer));
                let offer = offers[bytes.next() as usize % offers.len()];
                let mv = offer.pick(&mut |bound| bytes.next() % bound);
                game.play(seat, mv, &mut Deaf).expect("what is offered is accepted");
            }
            Next::Over(_) => return,
        }
        game.census().expect("every piece is in one place");
    }
    panic!("the game does not end");
}
