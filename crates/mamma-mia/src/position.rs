//! A position set up by hand, for examples, lessons, puzzles and tests.

use alloc::string::String;

use table::{BySeat, Game, Lawful, Listener, Seat};

use crate::oven::{Laid, Oven};
use crate::public::{MammaMiaPlace, Phase, Top};
use crate::setup::Printing;
use crate::{Hand, Ingredients, MammaMia, Order, Orders, Setup, chart};

/// A table as it is being set up.
///
/// Everything that is not named takes a default place: orders stay unseen in their waiters, and
/// ingredients are in the supply, or on the used pile once the oven is open.
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    round: u8,
    hands: BySeat<Hand>,
    worktop: Ingredients,
    oven: alloc::vec::Vec<Laid>,
    baked: BySeat<Orders>,
}

impl Position {
    /// An empty table: every hand empty, every order unseen.
    pub fn new(setup: Setup) -> Position {
        Position {
            setup,
            round: 1,
            hands: BySeat::default(),
            worktop: Ingredients::NONE,
            oven: alloc::vec::Vec::new(),
            baked: BySeat::default(),
        }
    }

    /// Sets the round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Position {
        self.round = round;
        self
    }

    /// Sets what this seat holds.
    #[must_use]
    pub fn hand(mut self, seat: Seat, ingredients: Ingredients, orders: Orders) -> Position {
        self.hands[seat] = Hand::new(ingredients, orders);
        self
    }

    /// Sets the cards on the worktop.
    #[must_use]
    pub fn worktop(mut self, cards: Ingredients) -> Position {
        self.worktop = cards;
        self
    }

    /// Adds these to the oven, oldest first.
    #[must_use]
    pub fn oven(mut self, laid: impl IntoIterator<Item = Laid>) -> Position {
        self.oven.extend(laid);
        self
    }

    /// Sets the orders of a seat that are already baked.
    #[must_use]
    pub fn baked(mut self, seat: Seat, orders: Orders) -> Position {
        self.baked[seat] = orders;
        self
    }

    /// Starts this seat's turn, with whatever step rule 3 gives it. The MAMMA MIA card, if the game
    /// has one, is in the supply.
    pub fn turn(
        self,
        seat: Seat,
        listener: &mut impl Listener<MammaMia>,
    ) -> Result<MammaMia, String> {
        let mut table = self.laid_out()?;
        table.public.leader = seat;
        table.supply = table.elsewhere();
        let has_card = self.setup.printing() == Printing::First;
        table.public.mamma_mia = if has_card { MammaMiaPlace::Supply } else { MammaMiaPlace::Box };
        table.public.supply = table.supply.total() + u8::from(has_card);
        if table.public.supply == 0 {
            return Err(String::from("a turn needs a card in the supply (3.5)"));
        }
        table.census()?;
        table.begin_turn(seat, listener);
        Ok(table)
    }

    /// Lets this seat open the oven. It holds the MAMMA MIA card if the game has one.
    pub fn open(
        self,
        seat: Seat,
        listener: &mut impl Listener<MammaMia>,
    ) -> Result<MammaMia, String> {
        let mut table = self.laid_out()?;
        table.public.used = table.elsewhere();
        table.supply = Ingredients::NONE;
        table.public.supply = 0;
        table.public.mamma_mia = match self.setup.printing() {
            Printing::First => MammaMiaPlace::Before(seat),
            Printing::Plus => MammaMiaPlace::Box,
        };
        table.public.top = None;
        table.census()?;
        table.open_oven(seat, listener);
        Ok(table)
    }

    /// The drawers, without the ingredients that were not named.
    fn laid_out(&self) -> Result<MammaMia, String> {
        let mut table = MammaMia::new(&self.setup);
        table.public.round = self.round;
        table.public.worktop = self.worktop;
        table.public.phase = Phase::Laying(Seat::at(0));
        table.notes.oven = Oven::new();
        let mut laid_orders: BySeat<Orders> = BySeat::default();
        for laid in &self.oven {
            table.notes.oven.lay(*laid);
            table.public.top = Some(Top::from(*laid));
            match laid {
                Laid::Cards(_, count) => table.public.oven += count,
                Laid::Order(seat, order) => {
                    laid_orders[*seat] = laid_orders[*seat].with(Orders::only(*order));
                    table.public.oven += 1;
                }
            }
        }
        for seat in Seat::all(self.setup.seats()) {
            let hand = self.hands[seat];
            let known = hand.orders().with(laid_orders[seat]).with(self.baked[seat]);
            let all = chart::orders(self.setup.printing(), self.setup.colour(seat));
            if !all.contains_all(known) {
                return Err(alloc::format!("{seat:?} has no such orders: {known}"));
            }
            table.hands[seat] = hand;
            table.public.hands[seat].ingredients = hand.ingredients().total();
            table.public.hands[seat].orders = hand.orders().len();
            table.unseen[seat] = all.without(known);
            table.notes.unseen[seat] = table.unseen[seat].len();
            table.public.waiters[seat] = table.unseen[seat].len();
            table.notes.baked[seat] = self.baked[seat];
            match self.setup.printing() {
                Printing::First => table.public.set_aside[seat] = self.baked[seat],
                Printing::Plus => table.public.common_pile += self.baked[seat].len(),
            }
        }
        let named = table.named();
        if !self.setup.ingredients().covers(named) {
            return Err(alloc::format!("more ingredients than there are: {named}"));
        }
        Ok(table)
    }
}

impl MammaMia {
    /// The ingredients in hands, oven and worktop.
    fn named(&self) -> Ingredients {
        let seats = Seat::all(self.public.setup.seats());
        let held: Ingredients = seats.map(|seat| self.hands[seat].ingredients()).sum();
        let oven = self.notes.oven.iter().map(|laid| match laid {
            Laid::Cards(kind, count) => Ingredients::of(kind, count),
            Laid::Order(..) => Ingredients::NONE,
        });
        held + oven.sum() + self.public.worktop
    }

    /// The ingredients that are not in hands, oven or worktop.
    fn elsewhere(&self) -> Ingredients {
        self.public.setup.ingredients() - self.named()
    }
}

/// An order in the oven.
pub fn order(seat: Seat, order: Order) -> Laid {
    Laid::Order(seat, order)
}
