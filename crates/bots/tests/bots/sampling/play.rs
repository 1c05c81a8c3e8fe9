//! Random games, and listeners to them.

use bots::mamma_mia::sample::Sampler;
use mamma_mia::{Deal, MammaMia, Move, Setup};
use table::ledger::Entry;
use table::{
    Eyes, Game, Lawful as _, Next, Offer as _, Options, Pcg, Saying, Seat, Setup as _, View,
};

pub fn setup(game: &str, seats: usize, options: &[(&str, &str)]) -> Setup {
    let options = Options::of(options.iter().copied());
    Setup::read(game, seats, &options).expect("the setup is allowed")
}

/// A table, and its deals and moves.
pub struct Table {
    pub game: MammaMia,
    pub entries: Vec<Entry<MammaMia>>,
    chance: Pcg,
}

impl Table {
    /// A table before anything is dealt.
    pub fn new(setup: &Setup, seed: u64) -> Table {
        Table::at(MammaMia::new(setup), seed)
    }

    /// A table in this position.
    pub fn at(game: MammaMia, seed: u64) -> Table {
        Table { game, entries: Vec::new(), chance: Pcg::new(seed) }
    }

    /// Makes one deal or move and returns what is said; `None` if the game is over. In `keen`
    /// percent of cases a seat takes an offer that makes progress.
    pub fn go_on(&mut self, keen: u32) -> Option<Vec<Saying<MammaMia>>> {
        match MammaMia::next(self.game.public()) {
            Next::Dealer => {
                let deal = self.game.draw(&mut self.chance).expect("the dealer is awaited");
                Some(self.deal(deal))
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let mut offers = Vec::new();
                View::of(&self.game, Eyes::Seat(seat)).offers(|offer| offers.push(offer));
                if self.chance.pick(100) < keen && offers.iter().any(MammaMia::is_keen) {
                    offers.retain(MammaMia::is_keen);
                }
                let offer = offers[self.chance.pick(offers.len() as u32) as usize];
                let mv = offer.pick(&mut |bound| self.chance.pick(bound));
                Some(self.play(seat, mv))
            }
            Next::Over(_) => None,
        }
    }

    pub fn deal(&mut self, deal: Deal) -> Vec<Saying<MammaMia>> {
        let mut heard = Vec::new();
        let dealt = self.game.deal(deal, &mut |saying| heard.push(saying));
        dealt.unwrap_or_else(|bad| panic!("{deal}: {bad:?}"));
        self.entries.push(Entry::Deal(deal));
        heard
    }

    pub fn play(&mut self, seat: Seat, mv: Move) -> Vec<Saying<MammaMia>> {
        let mut heard = Vec::new();
        let played = self.game.play(seat, mv, &mut |saying| heard.push(saying));
        played.unwrap_or_else(|refusal| panic!("{mv}: {refusal:?}"));
        self.entries.push(Entry::Move(seat, mv));
        heard
    }

    pub fn below(&mut self, bound: u32) -> u32 {
        self.chance.pick(bound)
    }
}

/// A listener: its eyes, everything it heard, and its sampler.
pub struct Listener {
    pub eyes: Eyes,
    pub heard: Vec<Saying<MammaMia>>,
    pub sampler: Sampler,
}

impl Listener {
    /// Sits down at a table as it is now.
    pub fn at(game: &MammaMia, eyes: Eyes, seed: u64) -> Listener {
        let sampler = Sampler::new(&View::of(game, eyes), seed).expect("all can be known");
        Listener { eyes, heard: Vec::new(), sampler }
    }

    pub fn hear(&mut self, sayings: &[Saying<MammaMia>]) {
        for saying in sayings.iter().filter(|saying| saying.reaches(self.eyes)) {
            self.heard.push(*saying);
            self.sampler.hear(saying);
        }
    }

    /// A world that looks like the table.
    pub fn sample(&mut self, game: &MammaMia) -> MammaMia {
        let view = View::of(game, self.eyes);
        let world = self.sampler.sample(&view).expect("there is a world");
        assert_eq!(View::of(&world, self.eyes), view, "a world looks like the table");
        world
    }
}
