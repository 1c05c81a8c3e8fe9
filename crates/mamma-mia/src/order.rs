//! Orders: the sixteen kinds of order cards, and a set of orders of one colour.

use core::fmt;
use core::str::FromStr;

use table::{BadWords, Words};

use crate::Ingredient;

/// An order card, regardless of its colour. No colour has the same order twice.
///
/// It has no fields, so that its number is its position in a set; [`Order::four_of`] returns the
/// kind of a "four of".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Order {
    /// Normale: one personal and four pineapple. Rule 5.1
    FourPineapple,
    /// Normale: one personal and four pepper. Rule 5.1
    FourPepper,
    /// Normale: one personal and four mushroom. Rule 5.1
    FourMushroom,
    /// Normale: one personal and four olive. Rule 5.1
    FourOlive,
    /// Normale: one personal and four salami. Rule 5.1
    FourSalami,
    /// Normale: one personal and four shrimp. Rule 5.1
    FourShrimp,
    /// Normale: one of each kind. Rule 5.2
    OneOfEach,
    /// Normale: one personal and two each of two printed kinds. Rule 5.2b
    TwoAndTwo,
    /// One personal and six of another kind. Rule 5.3
    Monotoni,
    /// Everything on the worktop, at least fifteen cards. Rule 5.4
    Bombastica,
    /// One personal and a few of the scarcest kind. Rule 5.5
    Minimale,
    /// One personal and many each of two kinds. Rule 5.6
    Ghiottona,
    /// Five of one kind, with one kind crossed out. Rule 5.7
    MonotoniJunior,
    /// Three of the printed kind, with one kind crossed out. Rule 5.8
    Minipizza,
    /// One personal and five of one of two printed kinds. Rule 5.9
    MammaMiaA,
    /// The second order of that type. Rule 5.9
    MammaMiaB,
}

use Order::{
    Bombastica, FourMushroom, FourOlive, FourPepper, FourPineapple, FourSalami, FourShrimp,
    Ghiottona, MammaMiaA, MammaMiaB, Minimale, Minipizza, Monotoni, MonotoniJunior, OneOfEach,
    TwoAndTwo,
};

impl Order {
    /// Every order that exists.
    pub const ALL: [Order; 16] = [
        FourPineapple,
        FourPepper,
        FourMushroom,
        FourOlive,
        FourSalami,
        FourShrimp,
        OneOfEach,
        TwoAndTwo,
        Monotoni,
        Bombastica,
        Minimale,
        Ghiottona,
        MonotoniJunior,
        Minipizza,
        MammaMiaA,
        MammaMiaB,
    ];

    /// Its index in [`Order::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The order at this index in [`Order::ALL`].
    #[inline]
    pub(crate) const fn at(index: usize) -> Order {
        Order::ALL[index % 16]
    }

    /// The Normale with four of this kind. Rule 5.1
    pub const fn four(kind: Ingredient) -> Order {
        Order::ALL[kind.index()]
    }

    /// The kind of which this Normale needs four, if it is a "four of". Rule 5.1
    #[inline]
    pub const fn four_of(self) -> Option<Ingredient> {
        if self.index() < 6 { Some(Ingredient::ALL[self.index()]) } else { None }
    }

    /// Its name in ledgers and commands.
    pub const fn name(self) -> &'static str {
        match self {
            FourPineapple => "four-pineapple",
            FourPepper => "four-pepper",
            FourMushroom => "four-mushroom",
            FourOlive => "four-olive",
            FourSalami => "four-salami",
            FourShrimp => "four-shrimp",
            OneOfEach => "one-of-each",
            TwoAndTwo => "two-and-two",
            Monotoni => "monotoni",
            Bombastica => "bombastica",
            Minimale => "minimale",
            Ghiottona => "ghiottona",
            MonotoniJunior => "monotoni-junior",
            Minipizza => "minipizza",
            MammaMiaA => "mamma-mia-a",
            MammaMiaB => "mamma-mia-b",
        }
    }

    /// The rule that states what it needs.
    pub const fn rule(self) -> &'static str {
        match self {
            FourPineapple | FourPepper | FourMushroom | FourOlive | FourSalami | FourShrimp => {
                "5.1"
            }
            OneOfEach => "5.2",
            TwoAndTwo => "5.2b",
            Monotoni => "5.3",
            Bombastica => "5.4",
            Minimale => "5.5",
            Ghiottona => "5.6",
            MonotoniJunior => "5.7",
            Minipizza => "5.8",
            MammaMiaA | MammaMiaB => "5.9",
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Order {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Order, BadWords> {
        let found = Order::ALL.into_iter().find(|order| order.name() == word);
        found.ok_or_else(|| BadWords::new("an order's name, such as four-olive or minimale", word))
    }
}

/// A set of orders of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Orders(u16);

impl Orders {
    /// No orders.
    pub const NONE: Orders = Orders(0);

    /// Only this order.
    pub const fn only(order: Order) -> Orders {
        Orders(1 << order.index())
    }

    /// The number of orders.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains this order.
    #[inline]
    pub const fn contains(self, order: Order) -> bool {
        self.0 & 1 << order.index() != 0
    }

    /// Whether the set contains all of these.
    #[inline]
    pub const fn contains_all(self, orders: Orders) -> bool {
        self.0 & orders.0 == orders.0
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub const fn with(self, orders: Orders) -> Orders {
        Orders(self.0 | orders.0)
    }

    /// These orders without the others.
    #[inline]
    #[must_use]
    pub const fn without(self, orders: Orders) -> Orders {
        Orders(self.0 & !orders.0)
    }

    /// The order at this index when sorted; `place` must be below their number.
    #[inline]
    pub const fn nth(self, place: u32) -> Order {
        let mut rest = self.0;
        let mut left = place;
        while left > 0 {
            rest &= rest.wrapping_sub(1);
            left -= 1;
        }
        Order::at(rest.trailing_zeros() as usize)
    }

    /// The orders, sorted.
    pub fn iter(self) -> impl Iterator<Item = Order> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let next = (rest != 0).then(|| Order::at(rest.trailing_zeros() as usize));
            rest &= rest.wrapping_sub(1);
            next
        })
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u16) -> Orders {
        Orders(bits)
    }
}

impl FromIterator<Order> for Orders {
    fn from_iter<I: IntoIterator<Item = Order>>(orders: I) -> Orders {
        orders.into_iter().fold(Orders::NONE, |all, order| all.with(Orders::only(order)))
    }
}

/// `monotoni minipizza`, or `none`.
impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, order) in self.iter().enumerate() {
            let blank = if place == 0 { "" } else { " " };
            write!(f, "{blank}{order}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Orders {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Orders, BadWords> {
        let words = Words::of(line);
        if words.as_str() == "none" {
            return Ok(Orders::NONE);
        }
        let mut all = Orders::NONE;
        for word in words.rest() {
            let order: Order = word.parse()?;
            if u32::from(all.0) >> order.index() != 0 {
                return Err(BadWords::new("each order once, in the sequence of the chart", word));
            }
            all = all.with(Orders::only(order));
        }
        if all.is_empty() { Err(BadWords::new("orders, or none", line)) } else { Ok(all) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_one_byte_and_its_index_leads_back() {
        assert_eq!(size_of::<Order>(), 1);
        for order in Order::ALL {
            assert_eq!(Order::at(order.index()), order);
            assert_eq!(order.name().parse(), Ok(order));
        }
    }

    #[test]
    fn a_set_gives_its_orders_back() {
        let orders: Orders = "four-olive ghiottona mamma-mia-b".parse().expect("well written");
        assert_eq!(orders.len(), 3);
        assert_eq!(orders.nth(1), Ghiottona);
        assert!("ghiottona four-olive".parse::<Orders>().is_err());
        assert!(orders.iter().eq([FourOlive, Ghiottona, MammaMiaB]));
    }
}
