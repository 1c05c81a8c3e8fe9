//! One random game, checked at every step.

use table::ledger::{End, Guest, Recorder};
use table::{Eyes, Lawful, Ledger, MOST_SEATS, Next, Offer, Pcg, Saying, Seat, Setup};

use crate::asked::Asked;
use crate::bookmarks::Bookmarks;
use crate::law::folding::Ears;
use crate::law::{Broken, census, ending, kinds, offers, refusals, replay, two_worlds};
use crate::open_choices::OpenChoices;
use crate::player::Player;
use crate::probe::Probe;
use crate::worlds::Worlds;
use crate::{Law, Laws, Tally, pick};

/// Arbitrary moves by arbitrary seats, tried at each step. Over thousands of games, even a refusal
/// that only one try in a million meets does occur.
const PROBES_PER_STEP: usize = 3;

/// One probe in this many comes from any of the six seats, even an unused one: a ledger from
/// outside may contain such a move.
const STRANGER: usize = 16;

/// Forks into two worlds per game. The eyes take turns, so that in two thousand games each gets
/// hundreds of forks.
const FORKS_PER_GAME: usize = 4;

/// One game in this many is written as text and read back. Formatting costs more than playing, and
/// errors in the text show up in any game.
const TEXT_EVERY: usize = 8;

/// A game under test.
pub(crate) struct Trial<'t, G: Lawful> {
    laws: Laws,
    number: usize,
    player: Player,
    chance: Pcg,
    record: Recorder<G>,
    ears: Ears<G>,
    asked: Asked<G>,
    open_choices: OpenChoices<G>,
    heard: Vec<Saying<G>>,
    /// The latest deal, which will be a wrong one later.
    stale: Option<G::Deal>,
    /// Changes of a secret choice. They are not play, and no bound can hold for them.
    changes: usize,
    bookmarks: Bookmarks<G, FORKS_PER_GAME>,
    /// The fork being compared, and the number of steps after which it left the game.
    fork: Option<(usize, Worlds<G>)>,
    tally: &'t mut Tally<G>,
}

impl<'t, G: Lawful> Trial<'t, G> {
    /// Sets up a game. Its number determines who plays and for which eyes the worlds are redealt.
    pub fn new(
        laws: Laws,
        setup: &G::Setup,
        seed: u64,
        number: usize,
        tally: &'t mut Tally<G>,
    ) -> Trial<'t, G> {
        let guests = vec![Guest::default(); setup.seats()];
        let record = Recorder::new(Ledger::new(*setup, guests, None));
        Trial {
            laws,
            number,
            player: Player::of_game(number),
            chance: Pcg::new(mixed(seed, setup).wrapping_add(number as u64)),
            ears: Ears::at(record.game()),
            record,
            asked: Asked::nobody(),
            open_choices: OpenChoices::new(),
            heard: Vec::new(),
            stale: None,
            changes: 0,
            bookmarks: Bookmarks::new(),
            fork: None,
            tally,
        }
    }

    /// Plays the game to the end or to the first breach.
    pub fn play(&mut self) -> Result<(), Broken> {
        loop {
            let game = *self.record.game();
            self.asked.ask(&game);
            let drawn = game.draw(&mut self.chance);
            self.look(&game, drawn)?;
            if !self.step(&game, drawn)? {
                return self.look_back();
            }
        }
    }

    /// The ledger up to the breach.
    pub fn ledger(&self) -> Ledger<G> {
        let ledger = self.record.ledger();
        let Some((steps, worlds)) = &self.fork else { return ledger.clone() };
        let mut ledger = replay::prefix(ledger, *steps);
        ledger.entries.extend_from_slice(&worlds.played);
        if let Next::Over(outcome) = G::next(worlds.one.public()) {
            ledger.end = End::Over(outcome);
        }
        ledger
    }

    /// Checks every law that applies to a single position.
    fn look(&mut self, game: &G, drawn: Option<G::Deal>) -> Result<(), Broken> {
        let laws = self.laws;
        laws.judge(Law::Ending, || ending::goes_on(game, &self.asked, drawn))?;
        laws.judge(Law::Census, || census::complete(game))?;
        laws.judge(Law::Folding, || self.ears.add_up(game))?;
        for (_, offer) in self.asked.all() {
            let listed = kinds::listed(&mut self.tally.offers, offer);
            laws.judge(Law::Kinds, || listed)?;
        }
        laws.judge(Law::Offers, || offers::are_accepted(game, &self.asked, &mut self.chance))?;
        for _ in 0..PROBES_PER_STEP {
            let seat = self.any_seat(game);
            let mv = game.any_move(&mut self.chance);
            self.probe(game, seat, mv)?;
        }
        self.try_what_another_is_offered(game)?;
        laws.judge(Law::Refusals, || refusals::bind_the_dealer(game, self.asked.next, self.stale))
    }

    /// An awaited seat half of the time, since the others are nearly always refused for not being
    /// awaited.
    fn any_seat(&mut self, game: &G) -> Seat {
        let chance = &mut self.chance;
        if let Next::Seats(awaited) = self.asked.next
            && pick::once_in(chance, 2)
            && !awaited.is_empty()
            && let Some(seat) = awaited.iter().nth(pick::below(chance, awaited.len()))
        {
            return seat;
        }
        let stranger = pick::once_in(chance, STRANGER);
        Seat::at(pick::below(chance, if stranger { MOST_SEATS } else { game.seats() }))
    }

    /// Tries a move on a copy; returns whether it was accepted.
    fn probe(&mut self, game: &G, seat: Seat, mv: G::Move) -> Result<bool, Broken> {
        let probe = Probe::of(game, seat, mv);
        self.laws
            .judge(Law::Offers, || offers::cover_it(&probe, &self.asked, &self.open_choices))?;
        self.laws.judge(Law::Refusals, || refusals::change_nothing(&probe))?;
        if let Err(refusal) = &probe.answer {
            let listed = kinds::listed(&mut self.tally.refusals, refusal);
            self.laws.judge(Law::Kinds, || listed)?;
        }
        Ok(probe.answer.is_ok())
    }

    /// Tries a move that may be right for one seat, from another seat.
    fn try_what_another_is_offered(&mut self, game: &G) -> Result<(), Broken> {
        let offers = self.asked.all();
        if offers.is_empty() {
            return Ok(());
        }
        let (_, offer) = offers[pick::below(&mut self.chance, offers.len())];
        let mv = offer.pick(&mut pick::from(&mut self.chance));
        let seat = self.any_seat(game);
        self.probe(game, seat, mv).map(|_| ())
    }

    /// Makes the next step; returns whether the game goes on.
    fn step(&mut self, game: &G, drawn: Option<G::Deal>) -> Result<bool, Broken> {
        if let Next::Over(_) = self.asked.next {
            return Ok(false);
        }
        let steps = self.record.ledger().entries.len();
        let bound = ending::within_bound::<G>(&self.record.ledger().setup, steps - self.changes);
        if bound.is_err() {
            return self.laws.judge(Law::Ending, || bound).map(|()| false);
        }
        self.bookmarks.pass(steps, game, &mut self.chance);
        self.heard.clear();
        let made = match self.asked.next {
            Next::Dealer => self.deal(drawn),
            Next::Seats(_) => self.make_a_move(game)?,
            Next::Over(_) => false,
        };
        for saying in &self.heard {
            self.ears.hear(saying);
            self.tally.hear(saying);
        }
        Ok(made)
    }

    fn deal(&mut self, drawn: Option<G::Deal>) -> bool {
        self.open_choices.close();
        self.stale = drawn;
        let hear = &mut |saying| self.heard.push(saying);
        drawn.is_some_and(|deal| self.record.deal(deal, hear).is_ok())
    }

    fn make_a_move(&mut self, game: &G) -> Result<bool, Broken> {
        let Some((seat, mv)) = self.choose(game)? else { return Ok(false) };
        let answer = self.record.play(seat, mv, &mut |saying| self.heard.push(saying));
        if let Err(refusal) = answer {
            let what = offers::refused_though_offered::<G>(seat, &mv, &refusal);
            return self.laws.judge(Law::Offers, || Err(what)).map(|()| false);
        }
        self.open_choices.moved(seat, &self.asked, G::next(self.record.game().public()));
        let listed = kinds::listed(&mut self.tally.moves, &mv);
        self.laws.judge(Law::Kinds, || listed)?;
        Ok(true)
    }

    /// A move of an awaited seat, or occasionally a new choice of a seat that has chosen.
    fn choose(&mut self, game: &G) -> Result<Option<(Seat, G::Move)>, Broken> {
        if let Some((seat, mv)) = self.open_choices.change(&mut self.chance)
            && self.probe(game, seat, mv)?
        {
            self.changes += 1;
            return Ok(Some((seat, mv)));
        }
        Ok(self.player.choose(&self.asked, &mut self.chance))
    }

    /// Checks the laws that look back on a whole game: its ledger and its forks.
    fn look_back(&mut self) -> Result<(), Broken> {
        self.laws.judge(Law::Replay, || self.replays())?;
        if !self.laws.contains(Law::TwoWorlds) {
            return Ok(());
        }
        let all_eyes = Eyes::all(self.record.game().seats());
        let bookmarks: Vec<_> = self.bookmarks.iter().collect();
        // Two consecutive games, one with each kind of player, use the same eyes.
        let turn = self.number / 2 * FORKS_PER_GAME % all_eyes.clone().count();
        for (bookmark, eyes) in bookmarks.into_iter().zip(all_eyes.cycle().skip(turn)) {
            let worlds = Worlds::fork(&bookmark.game, eyes, &mut self.chance);
            if worlds.one != worlds.two {
                self.tally.another_world(eyes);
            }
            let (_, worlds) = self.fork.insert((bookmark.steps, worlds));
            let alike = two_worlds::look_alike(worlds, self.player, &mut self.chance);
            self.laws.judge(Law::TwoWorlds, || alike)?;
            self.fork = None;
        }
        Ok(())
    }

    fn replays(&self) -> Result<(), String> {
        let ledger = self.record.ledger();
        let as_text = (self.number / 2).is_multiple_of(TEXT_EVERY);
        replay::gives_the_table(ledger, usize::MAX, self.record.game())?;
        if as_text {
            replay::reads_back(ledger)?;
        }
        let Some(bookmark) = self.bookmarks.iter().next() else { return Ok(()) };
        replay::gives_the_table(ledger, bookmark.steps, &bookmark.game)?;
        if as_text {
            replay::reads_back(&replay::prefix(ledger, bookmark.steps))?;
        }
        Ok(())
    }
}

/// Mixes the setup into the seed, so that no two setups play the same games.
fn mixed(seed: u64, setup: &impl Setup) -> u64 {
    let mut text = format!("{} {}", setup.game(), setup.seats());
    for (name, value) in setup.options() {
        text.extend([" ", name, " ", &value]);
    }
    text.bytes().fold(seed, |mixed, byte| Pcg::new(mixed ^ u64::from(byte)).bits())
}
