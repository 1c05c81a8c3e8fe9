//! Two worlds that one viewer must not be able to tell apart, played side by side.

use table::ledger::Entry;
use table::{Chance, Deaf, Eyes, Lawful, Next, Saying, Seat};

use crate::asked::Asked;
use crate::open_choices::OpenChoices;
use crate::pick;
use crate::player::Player;

/// How many moves are tried until one is possible in both worlds. A redealt hand cannot do
/// everything that the first one could.
const MOVES_TRIED: usize = 8;

/// How many deals are drawn in the second world until one looks like the first world's.
const DEALS_TRIED: usize = 4;

/// A world, and a second one that differs only in what these eyes may not know.
pub(crate) struct Worlds<G: Lawful> {
    pub eyes: Eyes,
    pub one: G,
    pub two: G,
    /// What a viewer with these eyes heard of the last step, in each world.
    pub heard_one: Vec<Saying<G>>,
    pub heard_two: Vec<Saying<G>>,
    /// The deals and moves in the first world since the fork.
    pub played: Vec<Entry<G>>,
    asked: Asked<G>,
    open_choices: OpenChoices<G>,
}

impl<G: Lawful> Worlds<G> {
    /// Deals a world again for these eyes.
    pub fn fork(one: &G, eyes: Eyes, chance: &mut impl Chance) -> Worlds<G> {
        Worlds {
            eyes,
            one: *one,
            two: one.redealt(eyes, chance),
            heard_one: Vec::new(),
            heard_two: Vec::new(),
            played: Vec::new(),
            asked: Asked::nobody(),
            open_choices: OpenChoices::new(),
        }
    }

    /// Makes one step in both worlds; returns whether they can be compared further.
    pub fn play_on(&mut self, player: Player, chance: &mut impl Chance) -> Result<bool, String> {
        self.asked.ask(&self.one);
        match self.asked.next {
            Next::Over(_) => Ok(false),
            Next::Dealer => Ok(self.deal(chance).is_some()),
            Next::Seats(_) => self.play(player, chance),
        }
    }

    fn deal(&mut self, chance: &mut impl Chance) -> Option<()> {
        let deal = self.one.draw(chance)?;
        let like_it = self.deal_like(deal, chance)?;
        self.heard_one.clear();
        self.heard_two.clear();
        self.one.deal(deal, &mut ears::<G>(self.eyes, &mut self.heard_one)).ok()?;
        self.two.deal(like_it, &mut ears::<G>(self.eyes, &mut self.heard_two)).ok()?;
        self.open_choices.close();
        self.played.push(Entry::Deal(deal));
        Some(())
    }

    /// A deal for the second world that looks like the first world's. Half the time a different one
    /// is looked for first, since deals to the other seats are hidden too.
    fn deal_like(&self, deal: G::Deal, chance: &mut impl Chance) -> Option<G::Deal> {
        let same = || ({ self.two }.deal(deal, &mut Deaf).is_ok()).then_some(deal);
        let other = |chance: &mut _| {
            (0..DEALS_TRIED)
                .filter_map(|_| self.two.draw(chance))
                .find(|other| self.one.alike(&deal, other, self.eyes))
        };
        if pick::once_in(chance, 2) {
            same().or_else(|| other(chance))
        } else {
            other(chance).or_else(same)
        }
    }

    /// Takes moves from the first world's offers. What the viewer may do in one world it may do in
    /// the other. The other seats' moves may be impossible there; then another move is tried.
    fn play(&mut self, player: Player, chance: &mut impl Chance) -> Result<bool, String> {
        for _ in 0..MOVES_TRIED {
            let Some((seat, mv)) = self.choose(player, chance) else { return Ok(false) };
            if { self.one }.play(seat, mv, &mut Deaf).is_err() {
                continue;
            }
            if let Err(refusal) = { self.two }.play(seat, mv, &mut Deaf) {
                if self.eyes == Eyes::Seat(seat) {
                    return Err(format!(
                        "“{mv}” by {seat:?} is accepted in the one world and refused in the \
                         other: {refusal:?}"
                    ));
                }
                continue;
            }
            if !self.one.worlds_part(&self.two, seat, &mv) {
                self.make(seat, mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn choose(&self, player: Player, chance: &mut impl Chance) -> Option<(Seat, G::Move)> {
        self.open_choices.change(chance).or_else(|| player.choose(&self.asked, chance))
    }

    /// Makes a move that both worlds are known to accept.
    fn make(&mut self, seat: Seat, mv: G::Move) {
        self.heard_one.clear();
        self.heard_two.clear();
        let in_one = self.one.play(seat, mv, &mut ears::<G>(self.eyes, &mut self.heard_one));
        let in_two = self.two.play(seat, mv, &mut ears::<G>(self.eyes, &mut self.heard_two));
        debug_assert!(in_one.is_ok() && in_two.is_ok());
        self.open_choices.moved(seat, &self.asked, G::next(self.one.public()));
        self.played.push(Entry::Move(seat, mv));
    }
}

/// A listener that keeps the sayings that reach these eyes.
fn ears<G: Lawful>(eyes: Eyes, heard: &mut Vec<Saying<G>>) -> impl FnMut(Saying<G>) {
    move |saying| {
        if saying.reaches(eyes) {
            heard.push(saying);
        }
    }
}
