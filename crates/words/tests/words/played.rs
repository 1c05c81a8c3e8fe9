//! Whole games, put into words in every language for every viewer.

use table::{Eyes, Game, Lawful, Next, Offer, Pcg, Phrase, Phrased, Refuse, Saying, Seat, Setup};
use words::{Language, Reader, Words};

/// Readers of every language.
pub struct Readers {
    words: [Words; 3],
    names: Vec<String>,
}

impl Readers {
    /// Readers at a table of this size; the last seat has no name.
    pub fn of(seats: usize) -> Readers {
        let names = ["Ada", "Bea", "Cleo", "Dora", "Enzo", "Fia"];
        let names = names.iter().take(seats - 1).map(|name| name.to_string()).collect();
        Readers { words: Language::ALL.map(Words::new), names }
    }

    /// Puts the phrase into words for everyone; nothing may be missing.
    #[track_caller]
    pub fn check(&self, phrase: &Phrase) {
        for eyes in Eyes::all(self.names.len() + 1) {
            for words in &self.words {
                let said = words.say(phrase, &Reader { names: &self.names, eyes });
                let flaw = ["⟨", "{", "}", "$", "  "].into_iter().find(|flaw| said.contains(flaw));
                assert_eq!(flaw, None, "{}: “{said}” from {phrase:?}", words.language());
                assert_eq!(said.trim(), said, "{}: {phrase:?}", words.language());
                assert!(!said.is_empty(), "{}: {phrase:?}", words.language());
            }
        }
    }
}

/// Plays a game by random offers and checks everything that is said, offered, done and refused.
pub fn check<G: Lawful>(setup: &G::Setup, seed: u64) {
    let readers = Readers::of(setup.seats());
    let mut quick = Pcg::new(seed);
    let mut game = G::new(setup);
    let mut earlier = None;
    loop {
        let mut heard = |saying: Saying<G>| match saying {
            Saying::ToAll(said) => readers.check(&said.phrase()),
            Saying::ToSeat(_, whisper) => readers.check(&whisper.phrase()),
        };
        match G::next(game.public()) {
            Next::Over(_) => return,
            Next::Dealer => {
                let deal = game.draw(&mut quick).expect("the dealer is awaited");
                game.deal(deal, &mut heard).expect("what was drawn can be dealt");
            }
            Next::Seats(awaited) => {
                let seat = awaited.iter().next().expect("someone is awaited");
                if let Some(stale) = earlier {
                    refuse(&game, seat, stale, &readers);
                }
                let mv = choose(&game, seat, &readers, &mut quick);
                readers.check(&mv.phrase());
                game.play(seat, mv, &mut heard).expect("what is offered is accepted");
                earlier = Some(mv);
            }
        }
    }
}

/// Checks all offers and takes a keen one if there is one.
fn choose<G: Lawful>(game: &G, seat: Seat, readers: &Readers, quick: &mut Pcg) -> G::Move {
    let mut offers = Vec::new();
    G::offers(game.public(), seat, game.own(seat), &mut |offer| offers.push(offer));
    for offer in &offers {
        readers.check(&offer.phrase());
        offer.lines(&mut |line| readers.check(&line.phrase()));
    }
    let keen: Vec<_> = offers.iter().copied().filter(G::is_keen).collect();
    let offers = if keen.is_empty() { offers } else { keen };
    let offer = offers[quick.pick(offers.len() as u32) as usize];
    offer.pick(&mut |bound| quick.pick(bound))
}

/// Makes an outdated move on a copy, and checks the refusal.
fn refuse<G: Game>(game: &G, seat: Seat, stale: G::Move, readers: &Readers) {
    let mut copy = *game;
    if let Err(refusal) = copy.play(seat, stale, &mut table::Deaf) {
        readers.check(&refusal.phrase());
        let wrapped = Phrase::new("refusal").with("why", refusal.phrase());
        readers.check(&wrapped.with("rule", refusal.rule()));
    }
}
