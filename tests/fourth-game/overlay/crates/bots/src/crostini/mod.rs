//! The bots of *Crostini*: all of them throw dice. An adviser there is, who counts.

mod taster;

use catalogue::crostini::Crostini;

use crate::{Botted, MakeAdviser};

pub use taster::Taster;

impl Botted for Crostini {
    fn adviser() -> Option<MakeAdviser<Self>> {
        Some(|_, _, _| Box::new(Taster))
    }
}
