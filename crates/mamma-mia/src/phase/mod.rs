//! The sections of the rules: what may be done in each, and what happens then.

pub(crate) mod dealing;
pub(crate) mod ending;
pub(crate) mod filling;
pub(crate) mod helping;
pub(crate) mod opening;
