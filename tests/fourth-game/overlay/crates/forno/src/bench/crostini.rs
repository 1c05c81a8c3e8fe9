//! Crostini is measured as all games are.

use catalogue::crostini::Crostini;

use super::Measured;

impl Measured for Crostini {}
