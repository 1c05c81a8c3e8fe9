//! The steps of a round, each a section of the rules.

pub(crate) mod add;
pub(crate) mod cut;
pub(crate) mod replace;
pub(crate) mod turn;
pub(crate) mod virtual_turn;
