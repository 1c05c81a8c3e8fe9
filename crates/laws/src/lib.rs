//! The property tests that every Forno game is run through.
//!
//! A game that is [`Lawful`](table::Lawful) is played thousands of times at random, and every
//! [`Law`] is checked at every step. In half of the games the players make progress whenever they
//! can. A game's test needs its options, a [`Tally`] of what must occur, and a seed:
//!
//! ```
//! use laws::Tally;
//! use table::{Lawful, Saying};
//!
//! fn keeps_the_laws<G: Lawful>()
//! where
//!     G::Setup: Sync,
//! {
//!     let options: [(&str, &[&str]); 2] =
//!         [("memory", &["own", "notes"]), ("helping", &["on", "off"])];
//!     let mut tally = Tally::<G>::watching(["something aloud"], |saying, count| {
//!         if let Saying::ToAll(_) = saying {
//!             count("something aloud");
//!         }
//!     });
//!     for setup in laws::setups::<G::Setup>("toy", 3, &options) {
//!         laws::assert_kept::<G>(&setup, 2_000, 1, &mut tally);
//!     }
//!     tally.assert_complete();
//! }
//! ```
//!
//! [`setups`] returns a few setups in which every two values of two options occur together, except
//! those that the game refuses. A [`Breach`] names the law, says what was observed and contains the
//! ledger up to that point; [`examine`] plays that game again. At the end the tally shows whether
//! every kind of move, offer and refusal occurred, and everything else the game's test wanted to
//! see.
//!
//! What the author of a game should know about the laws:
//!
//! - *Offers*: an awaited seat's move is accepted exactly when an offer covers it. When several
//!   seats choose in secret, one that has chosen may choose again while others are awaited, if
//!   nobody else hears or sees anything of it; see `law/offers.rs`.
//! - *Refusals*: moves come from all six seats, including unused ones, and a deal when the dealer
//!   is not awaited must be answered with `NotAwaited`.
//! - *Ending*: changes of a secret choice do not count towards
//!   [`longest`](table::Lawful::longest).
//! - *Two worlds*: positions are dealt again for one viewer, and both worlds are played on with the
//!   same moves and with deals that look alike, until the rules legitimately reveal a difference.

mod asked;
mod bookmarks;
mod breach;
mod check;
mod law;
mod open_choices;
mod pairs;
mod pick;
mod player;
mod probe;
mod tally;
mod trial;
mod worlds;

pub use breach::Breach;
pub use check::{assert_kept, check, check_some, examine};
pub use law::{Law, Laws};
pub use pairs::{Row, pairs, setups};
pub use tally::{Tally, Watch};
