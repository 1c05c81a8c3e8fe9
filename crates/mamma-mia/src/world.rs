//! A table built from its drawers: the seed of sampling.

use alloc::format;
use alloc::string::String;

use table::{BySeat, Lawful, MOST_SEATS, Seat};

use crate::notes::Notes;
use crate::public::Public;
use crate::{Hand, Ingredients, MammaMia, Orders};

/// The drawers that no pair of eyes sees all of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// What each seat holds; nothing where nobody sits.
    pub hands: BySeat<Hand>,
    /// The ingredients in the supply.
    pub supply: Ingredients,
    /// The orders of each waiter that nobody has seen, unseen rewards included. Rule 11
    pub unseen: BySeat<Orders>,
}

impl MammaMia {
    /// A table with these drawers, or what is wrong with it when some card is not in exactly one
    /// place.
    ///
    /// This is the seed of sampling. Who cannot see the hidden drawers makes up a content for
    /// them and plays on from there; what is checked here is only that the table could be laid
    /// out like this, not that it agrees with what anyone saw or heard.
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

    /// The same table with these in its hidden drawers, or nothing when a card would be twice
    /// in play or a pile of another height.
    ///
    /// Whoever samples a thousand worlds of one table checks the open drawers once and then only
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
