//! Order cards by name.

use serde::{Deserialize, Serialize};

use crate::mirrored::mirrored;

/// The name of an order card; no colour has two cards with the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// One personal and four pineapple.
    FourPineapple,
    /// One personal and four pepper.
    FourPepper,
    /// One personal and four mushroom.
    FourMushroom,
    /// One personal and four olive.
    FourOlive,
    /// One personal and four salami.
    FourSalami,
    /// One personal and four shrimp.
    FourShrimp,
    /// One of each kind.
    OneOfEach,
    /// One personal and two each of two printed kinds.
    TwoAndTwo,
    /// One personal and six of a kind the owner chooses, or the reverse, depending on an option.
    Monotoni,
    /// Everything on the worktop, at least fifteen cards.
    Bombastica,
    /// One personal and a few of the scarcest kind.
    Minimale,
    /// One personal and many each of two kinds, which the owner chooses.
    Ghiottona,
    /// Five of one kind, with one kind crossed out.
    MonotoniJunior,
    /// Three of the printed kind, with one kind crossed out.
    Minipizza,
    /// One personal and five of one of two printed kinds.
    MammaMiaA,
    /// The second card of this type.
    MammaMiaB,
}

mirrored!(
    Order,
    mamma_mia::Order,
    FourPineapple FourPepper FourMushroom FourOlive FourSalami FourShrimp OneOfEach TwoAndTwo
    Monotoni Bombastica Minimale Ghiottona MonotoniJunior Minipizza MammaMiaA MammaMiaB
);

/// A set of orders as a list, in the order of the chart.
pub(crate) fn list(orders: mamma_mia::Orders) -> Vec<Order> {
    orders.iter().map(Order::from).collect()
}
