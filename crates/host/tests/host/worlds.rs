//! Changing what a viewer may not know changes no byte of what it is sent.
//!
//! Two hosts get the same inputs, except that the others are dealt different things and choose
//! differently in secret.

use std::time::Duration;

use host::{ConnectionId, Hosted, Input, for_viewer, news};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{AskId, Clock, Deed, Outcome};
use serde_json::Value;
use table::{Deaf, Eyes, Lawful, Offer, Pcg, Saying, Seat, View};

use crate::driver::Table;
use crate::plan::{Plan, WATCHER, deed_secrets, of, tables};

/// How many steps are compared for each viewer at each table.
const STEPS: usize = 600;

/// How many moves or deals are tried to find one that is possible in both worlds.
const TRIED: usize = 8;

/// Two worlds that these eyes cannot tell apart.
struct Worlds<G: Hosted + Lawful> {
    eyes: Eyes,
    viewer: ConnectionId,
    tables: [Table<G>; 2],
    asks: u32,
    /// Steps after which the worlds differed.
    different: u32,
    /// How often other eyes would have seen the difference.
    seen_by_others: u32,
    /// Refused asks.
    refused: u32,
}

impl<G: Hosted + Lawful> Worlds<G> {
    /// Everyone sits, and the test deals.
    fn gather(plan: &Plan, eyes: Eyes) -> Worlds<G> {
        let viewer = eyes.seat().map_or(WATCHER, |seat| of(seat.number()));
        let mut table = plan.seated();
        table.join(WATCHER, None);
        for number in 2..=plan.seats as u8 {
            table.does(of(number), Deed::Ready { ready: true, nonce: None }).done();
        }
        table.by_hand = true;
        let tables = [table.clone(), table];
        Worlds { eyes, viewer, tables, asks: 0, different: 0, seen_by_others: 0, refused: 0 }
    }

    fn game(&self, world: usize) -> &G {
        self.tables[world].host.play().expect("a game").game()
    }

    /// Gives both worlds an input, deals if asked to, and checks that the viewer is sent the same.
    /// Returns whether the worlds can still be compared.
    fn both(&mut self, inputs: [Input<G>; 2], whims: &mut Pcg) -> bool {
        for (table, input) in self.tables.iter_mut().zip(inputs) {
            table.handle(input);
        }
        while self.tables[0].called {
            let Some(deals) = self.deals(whims) else { return false };
            for (table, deal) in self.tables.iter_mut().zip(deals) {
                table.called = false;
                table.handle(Input::Dealt(deal));
            }
        }
        self.compare();
        true
    }

    fn compare(&mut self) {
        let viewer = self.viewer;
        let texts = self.tables.each_ref().map(|table| table.client(viewer).texts());
        let [one, two] = texts;
        assert_eq!(one, two, "{:?} can tell the worlds apart", self.eyes);
        let [one, two] = self.tables.each_ref().map(|table| {
            (table.told_at, table.listing.as_ref().map(|listing| listing.card.clone()))
        });
        assert_eq!(one, two, "{:?} can tell the worlds apart by what is listed", self.eyes);
        for table in &mut self.tables {
            table.clients.values_mut().for_each(|client| client.frames.clear());
        }
        if self.tables[0].host.play().is_some() && self.game(0) != self.game(1) {
            self.different += 1;
            self.seen_by_others += u32::from(self.leaks());
        }
    }

    /// Whether frames made with somebody else's eyes, as by a bug in the host, would differ.
    fn leaks(&self) -> bool {
        let seats = self.game(0).seats();
        let others = Seat::all(seats).map(Eyes::Seat).filter(|eyes| *eyes != self.eyes);
        let frame = |world, eyes| {
            let news = news(&for_viewer(View::of(self.game(world), eyes), &[]), 0);
            serde_json::to_string(&news).expect("it can be written")
        };
        others.into_iter().any(|eyes| frame(0, eyes) != frame(1, eyes))
    }

    /// A deal for each world, such that the two look alike to the viewer. Half the time, different
    /// deals are tried first.
    fn deals(&self, whims: &mut Pcg) -> Option<[G::Deal; 2]> {
        let (one, two) = (self.game(0), self.game(1));
        let deal = one.draw(whims)?;
        let same = { *two }.deal(deal, &mut Deaf).is_ok().then_some(deal);
        let mut other = || {
            let drawn = (0..TRIED).filter_map(|_| two.draw(whims));
            drawn.into_iter().find(|other| one.alike(&deal, other, self.eyes))
        };
        let like_it = if self.asks.is_multiple_of(2) { other().or(same) } else { same.or(other()) };
        Some([deal, like_it?])
    }

    /// Makes a step; returns whether one was possible that keeps the worlds alike for the viewer.
    fn step(&mut self, whims: &mut Pcg) -> bool {
        let time = Duration::from_millis(whims.pick(3_000).into());
        self.tables.iter_mut().for_each(|table| table.now = table.now.after(time));
        match whims.pick(16) {
            0 => self.come_back(whims),
            1 => drop(self.both([Input::Ticked, Input::Ticked], whims)),
            2 => self.chat(whims),
            3..=8 => self.ask_for_nonsense(whims),
            _ => {}
        }
        self.play(whims)
    }

    /// A move by anyone.
    fn play(&mut self, whims: &mut Pcg) -> bool {
        for _ in 0..TRIED {
            let Some((seat, moves)) = self.choose(whims) else { return false };
            let [one, two] = moves;
            if !self.together(seat, one, two) {
                continue;
            }
            let wire = |mv: G::Move| {
                vec![serde_json::to_value(G::WireMove::from(mv)).expect("it can be written")]
            };
            return self.ask(seat, [wire(one), wire(two)], whims);
        }
        false
    }

    /// A seat that is awaited or may choose again, and its move in each world.
    fn choose(&self, whims: &mut Pcg) -> Option<(Seat, [G::Move; 2])> {
        let offers = |world, seat| {
            let view = View::of(self.game(world), Eyes::Seat(seat));
            let mut offers = G::may_also(&view);
            view.offers(|offer| offers.push(offer));
            offers
        };
        let able = Seat::all(self.game(0).seats()).filter(|seat| !offers(0, *seat).is_empty());
        let able: Vec<Seat> = able.collect();
        if able.is_empty() {
            return None;
        }
        let seat = able[whims.pick(able.len() as u32) as usize];
        let mut any = |world| {
            let offers: Vec<G::Offer> = offers(world, seat);
            let offer = offers.get(whims.pick(offers.len().max(1) as u32) as usize)?;
            Some(offer.pick(&mut |bound| whims.pick(bound)))
        };
        let (one, two) = (any(0)?, any(1)?);
        let secret = self.eyes != Eyes::Seat(seat) && whims.pick(4) == 0;
        Some((seat, [one, if secret { two } else { one }]))
    }

    /// Whether the rules accept the moves in both worlds and then show the viewer the same.
    fn together(&self, seat: Seat, one: G::Move, two: G::Move) -> bool {
        let mut after = [*self.game(0), *self.game(1)];
        let parts = self.game(0).worlds_part(self.game(1), seat, &one);
        let mut heard = [Vec::new(), Vec::new()];
        let moves = [one, two];
        for world in 0..2 {
            let mut ears = |saying: Saying<G>| {
                if saying.reaches(self.eyes) {
                    heard[world].push(saying);
                }
            };
            if after[world].play(seat, moves[world], &mut ears).is_err() {
                // The viewer may do the same in both worlds; otherwise the test has to fail later.
                return self.eyes == Eyes::Seat(seat);
            }
        }
        // That the same move shows the same is a law of the rules; the host is tested for it here.
        let seen = after.map(|game| View::of(&game, self.eyes));
        !parts && (one == two || heard[0] == heard[1] && seen[0] == seen[1])
    }

    fn ask(&mut self, seat: Seat, moves: [Vec<Value>; 2], whims: &mut Pcg) -> bool {
        let (from, id) = (of(seat.number()), self.fresh_id());
        let inputs = moves.map(|moves| Input::Asked { from, id: id.clone(), moves });
        if !self.both(inputs, whims) {
            return false;
        }
        for table in &mut self.tables {
            assert_eq!(table.client_mut(from).answer(&id), Outcome::Done);
        }
        true
    }

    fn fresh_id(&mut self) -> AskId {
        self.asks += 1;
        format!("ask {}", self.asks).try_into().expect("a short id")
    }

    /// The viewer asks for moves of which at least one is refused. Which one is refused, and why,
    /// must reveal nothing.
    fn ask_for_nonsense(&mut self, whims: &mut Pcg) {
        let Some(seat) = self.eyes.seat() else { return };
        let mut trial = *self.game(0);
        let (mut moves, mut refused) = (Vec::new(), false);
        for _ in 0..4 {
            let mut offers = Vec::new();
            View::of(&trial, self.eyes).offers(|offer| offers.push(offer));
            let legal = !offers.is_empty() && whims.pick(2) == 0;
            let mv = if legal {
                let offer = offers[whims.pick(offers.len() as u32) as usize];
                offer.pick(&mut |bound| whims.pick(bound))
            } else {
                trial.any_move(whims)
            };
            refused |= trial.play(seat, mv, &mut Deaf).is_err();
            moves.push(serde_json::to_value(G::WireMove::from(mv)).expect("it can be written"));
        }
        if !refused {
            return;
        }
        let (from, id) = (self.viewer, self.fresh_id());
        let input = || Input::Asked { from, id: id.clone(), moves: moves.clone() };
        let inputs = [input(), input()];
        self.both(inputs, whims);
        for table in &mut self.tables {
            let answer = table.client_mut(from).answer(&id);
            assert!(matches!(answer, Outcome::Refused { .. }), "{answer:?}");
        }
        self.refused += 1;
    }

    /// A guest's connection breaks; on coming back the guest is shown what they missed.
    fn come_back(&mut self, whims: &mut Pcg) {
        let back = of(1 + whims.pick(self.tables[0].clients.len() as u32 - 1) as u8);
        let back = if whims.pick(2) == 0 { self.viewer } else { back };
        for table in &mut self.tables {
            table.leave(back);
            table.join(back, None);
        }
        self.compare();
    }

    fn chat(&mut self, whims: &mut Pcg) {
        let seats = self.game(0).seats() as u32;
        let (from, id) = (of(1 + whims.pick(seats) as u8), self.fresh_id());
        let deed = Deed::Chat { text: "A nice pizza.".to_string() };
        let fresh = || deed_secrets(1);
        let input = || Input::Did { from, id: id.clone(), deed: deed.clone(), fresh: fresh() };
        let inputs = [input(), input()];
        self.both(inputs, whims);
    }
}

/// Plays pairs of games for every number of players of this game and for all eyes.
fn look_alike<G: Hosted + Lawful>(name: &str) {
    let (mut different, mut seen_by_others, mut refused) = (0, 0, 0);
    for (game, seats) in tables().filter(|(game, _)| *game == name) {
        for eyes in Eyes::all(seats) {
            let mut left = STEPS;
            let mut whims = Pcg::new(seats as u64);
            while left > 0 {
                let clock = Clock::Live { base: 3_600, increment: 5 };
                let plan = Plan::new(game, seats).any_options::<G>(&mut whims).clock(clock);
                let mut worlds = Worlds::<G>::gather(&plan, eyes);
                let (from, id) = (of(1), worlds.fresh_id());
                let fresh = || deed_secrets(1);
                let deed = Deed::Start;
                let start =
                    || Input::Did { from, id: id.clone(), deed: deed.clone(), fresh: fresh() };
                let mut go_on = worlds.both([start(), start()], &mut whims);
                while go_on {
                    go_on = worlds.step(&mut whims);
                    left = left.saturating_sub(1);
                }
                different += worlds.different;
                seen_by_others += worlds.seen_by_others;
                refused += worlds.refused;
            }
        }
    }
    let counted = format!("{different} different, {seen_by_others} seen, {refused} refused");
    assert!(different > 500 && refused > 500, "{counted}");
    assert!(seen_by_others > different / 2, "other eyes see it: {counted}");
}

#[test]
fn mamma_mia_shows_nobody_what_he_may_not_know() {
    look_alike::<MammaMia>("mamma-mia");
}

#[test]
fn mamma_mia_plus_shows_nobody_what_he_may_not_know() {
    look_alike::<MammaMia>("mamma-mia-plus");
}

#[test]
fn pizza_theory_shows_nobody_what_he_may_not_know() {
    look_alike::<PizzaTheory>("pizza-theory");
}
