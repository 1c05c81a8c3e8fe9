//! What the laws need to test the game.

use alloc::format;
use alloc::string::String;

use table::{Chance, Eyes, Game, Lawful, Seat, Seats, Stream};

use crate::chart::{LAST_ROUND, TOPPINGS};
use crate::{
    Choice, Colour, Deal, Line, Move, Phase, PizzaSetup, PizzaTheory, Side, Space, Spaces,
};

/// Random numbers that no rule asks for.
const FOR_LAWS: Stream = Stream { pile: "laws", owner: 0, round: 0 };

fn any_line(chance: &mut impl Chance) -> Line {
    Line::ALL[chance.below(FOR_LAWS, 6) as usize]
}

fn any_space(chance: &mut impl Chance) -> Space {
    Spaces::ALL.pick(&mut |bound| chance.below(FOR_LAWS, bound))
}

impl PizzaTheory {
    /// The seats that have chosen a cut that is not revealed yet.
    fn chosen(&self) -> Seats {
        match self.public.phase {
            Phase::Cutting { awaited, knife: _ } => {
                Seat::all(self.seats()).filter(|seat| !awaited.contains(*seat)).collect()
            }
            Phase::Drawing
            | Phase::Adding(_)
            | Phase::Rolling
            | Phase::Virtual { .. }
            | Phase::Over(_) => Seats::NONE,
        }
    }
}

impl Lawful for PizzaTheory {
    /// Example E9; also, exactly the seats that have chosen a cut hold one.
    fn census(&self) -> Result<(), String> {
        let board = &self.public.board;
        let mut counted = 0;
        for colour in Colour::ALL {
            let on_board = Space::all().filter(|space| board.spaces(colour).contains(*space));
            let on_board = on_board.count() as u8;
            if on_board != board.on_board(colour) {
                return Err(format!("{colour} lies beside the pizza"));
            }
            if on_board > TOPPINGS || on_board + board.reserve(colour) != TOPPINGS {
                return Err(format!("{colour} has {on_board} toppings on the pizza"));
            }
            counted += on_board;
        }
        if counted != board.taken().len() {
            return Err(String::from("two toppings lie on one space"));
        }
        for side in Side::ALL {
            let owners = self.public.sides.iter().filter(|(_, own)| **own == side).count();
            if owners != 1 {
                return Err(format!("side {} has {owners} owners", side.letter()));
            }
        }
        let chosen = self.chosen();
        let dice = Seat::all(3).filter(|seat| self.own[*seat].cut.is_some()).collect::<Seats>();
        if dice != chosen {
            return Err(format!("{chosen:?} have chosen, and there are cuts of {dice:?}"));
        }
        Ok(())
    }

    /// Nobody can hold back in this game: everything offered has to be done.
    fn is_keen(_: &Choice) -> bool {
        true
    }

    fn redealt(&self, eyes: Eyes, chance: &mut impl Chance) -> PizzaTheory {
        let mut other = *self;
        for seat in self.chosen().iter().filter(|seat| eyes != Eyes::Seat(*seat)) {
            other.own[seat].cut = Some(any_line(chance));
        }
        other
    }

    fn any_move(&self, chance: &mut impl Chance) -> Move {
        match chance.below(FOR_LAWS, 3) {
            0 => Move::Place(any_space(chance)),
            1 => Move::Cut(any_line(chance)),
            _ => Move::PlaceVirtual(any_space(chance)),
        }
    }

    /// Everything dealt in this game is public.
    fn alike(&self, one: &Deal, other: &Deal, _: Eyes) -> bool {
        one == other
    }

    /// The last cut reveals all of them.
    fn worlds_part(&self, other: &PizzaTheory, seat: Seat, mv: &Move) -> bool {
        let chosen = self.chosen();
        let reveals = match mv {
            Move::Cut(_) => chosen.with(seat) == Seats::all(self.seats()),
            Move::Place(_) | Move::PlaceVirtual(_) => false,
        };
        reveals && chosen.iter().any(|chooser| self.own[chooser] != other.own[chooser])
    }

    /// At most six moves and deals per round, with two players or three.
    fn longest(_: &PizzaSetup) -> usize {
        1 + 6 * LAST_ROUND as usize + 1
    }
}
