//! The kit of laws that every Forno game is tested with.
