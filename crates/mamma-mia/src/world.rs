//! Building a table from its drawers, for sampling.

use alloc::format;
use alloc::string::String;

use table::{BySeat, Lawful, MOST_SEATS, Seat};

use crate::notes::Notes;
use crate::public::Public;
use crate::{Hand, Ingredients, MammaMia, Orders};

/// The drawers that no viewer sees in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// What each seat holds; empty for unused seats.
    pub hands: BySeat<Hand>,
    /// The ingredients in the supply.
    pub supply: Ingredients,
    /// The orders of each waiter that nobody has seen, including unseen rewards. Rule 11
    pub unseen: BySeat<Orders>,
}

impl MammaMia {
    /// Builds a table from these drawers, or says what is wrong if some card is not in exactly one
    /// place.
    ///
    /// This is the basis of sampling: a bot that cannot see the hidden drawers makes up their
    /// contents and plays on from there. Only the counts of cards are checked, not whether the
    /// table agrees with what anyone has seen or heard.
    pub fn from_drawers(public: Public, notes: Notes, hidden: &Hidden) -> Result<MammaMia, String> {
        let Hidden { hands, supply, unseen } = *hidden;
        let table = MammaMia { public, notes, hands, supply, unseen };
        for seat in Seat::all(MOST_SEATS).skip(public.setup.seats()) {
            if hands[seat] != Hand::default() || !unseen[seat].is_empty() {
                return Err(format!("cards at {seat:?}, where nobody sits"));
            }
        }
        table.census()?;
        Ok(table)
    }

    /// The same table with different hidden drawers, or `None` if a card would be in play twice or
    /// a pile would have a different height.
    ///
    /// When sampling many worlds of one table, the open drawers are checked once, and then only
    /// what changes.
    #[inline]
    pub fn with_hidden(&self, hidden: &Hidden) -> Option<MammaMia> {
        let mut ours = self.supply;
        let mut theirs = hidden.supply;
        for seat in Seat::all(MOST_SEATS) {
            let (mine, hand) = (self.hands[seat], hidden.hands[seat]);
            let (left, unseen) = (self.unseen[seat], hidden.unseen[seat]);
            let same_sizes = mine.ingredients().total() == hand.ingredients().total()
                && mine.orders().len() == hand.orders().len()
                && left.len() == unseen.len();
            if !same_sizes || mine.orders().with(left) != hand.orders().with(unseen) {
                return None;
            }
            ours += mine.ingredients();
            theirs += hand.ingredients();
        }
        let Hidden { hands, supply, unseen } = *hidden;
        (ours == theirs).then_some(MammaMia { hands, supply, unseen, ..*self })
    }
}

#[cfg(test)]
mod tests {
    use table::{Deaf, Game, Options, Pcg, Setup as _};

    use super::*;
    use crate::Setup;

    fn dealt() -> MammaMia {
        let setup = Setup::read("mamma-mia", 3, &Options::none()).expect("the setup is allowed");
        let mut table = MammaMia::new(&setup);
        let mut chance = Pcg::new(1);
        while let Some(deal) = table.draw(&mut chance) {
            table.deal(deal, &mut Deaf).expect("what was drawn can be dealt");
        }
        table
    }

    fn hidden(table: &MammaMia) -> Hidden {
        Hidden { hands: table.hands, supply: table.supply, unseen: table.unseen }
    }

    #[test]
    fn a_table_is_built_again_from_its_drawers() {
        let table = dealt();
        let again = MammaMia::from_drawers(table.public, table.notes, &hidden(&table));
        assert_eq!(again, Ok(table));
        assert_eq!(table.with_hidden(&hidden(&table)), Some(table));
    }

    #[test]
    fn hands_can_be_exchanged_and_cards_cannot_be_made_up() {
        let table = dealt();
        let (one, other) = (Seat::at(0), Seat::at(1));
        let mut exchanged = hidden(&table);
        let cards = |seat: Seat| table.hands[seat].ingredients();
        exchanged.hands[one] = Hand::new(cards(other), table.hands[one].orders());
        exchanged.hands[other] = Hand::new(cards(one), table.hands[other].orders());
        let world = MammaMia::from_drawers(table.public, table.notes, &exchanged);
        assert_eq!(world.ok(), table.with_hidden(&exchanged));
        assert!(table.with_hidden(&exchanged).is_some());

        let mut made_up = hidden(&table);
        made_up.hands[one] = Hand::new(cards(other), table.hands[one].orders());
        made_up.hands[other] = Hand::new(cards(other), table.hands[other].orders());
        assert!(MammaMia::from_drawers(table.public, table.notes, &made_up).is_err());
        assert_eq!(table.with_hidden(&made_up), None);

        let mut at_nobodys = hidden(&table);
        at_nobodys.hands[Seat::at(5)] = at_nobodys.hands[one];
        assert!(MammaMia::from_drawers(table.public, table.notes, &at_nobodys).is_err());
        assert_eq!(table.with_hidden(&at_nobodys), None);
    }
}
