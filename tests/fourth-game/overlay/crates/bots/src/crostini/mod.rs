//! The bots of *Crostini*: all of them play at random. The adviser counts.

mod taster;

use catalogue::crostini::Crostini;

use crate::{Botted, MakeAdviser};

pub use taster::Taster;

impl Botted for Crostini {
    fn adviser() -> Option<MakeAdviser<Self>> {
        Some(|_, _, _| Box::new(Taster))
    }
}
