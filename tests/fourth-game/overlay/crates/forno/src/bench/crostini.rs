//! Crostini has no measurements of its own.

use catalogue::crostini::Crostini;

use super::Measured;

impl Measured for Crostini {}
