//! The kit of laws that every Forno game is tested with.
//!
//! A game that is [`Lawful`](table::Lawful) is played thousands of times at random, half of the
//! games by someone who gets things done whenever he can, and at every step each [`Law`] is
//! asked. A game's test needs its options, a [`Tally`] of what must occur, and a seed:
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
//! [`setups`] gives few setups in which every two values of two options occur together, without
//! those the game refuses. A [`Breach`] names the law, says what was seen and carries the ledger
//! up to there; [`examine`] plays its game again. The tally shows at the end whether every kind
//! of move, offer and refusal occurred, and all that the game itself wanted to see.
//!
//! What a game writer should know of the laws:
//!
//! - *Offers*: an awaited seat's move is accepted just when an offer covers it. Where several
//!   seats choose in secret, one that has chosen may choose again while others are awaited, if
//!   nobody else hears or sees anything of it; see `law/offers.rs`.
//! - *Refusals*: moves come from all six seats, also those where nobody sits, and a deal that
//!   nobody waits for is answered with `NotAwaited`.
//! - *Ending*: changes of a secret choice do not count towards
//!   [`longest`](table::Lawful::longest).
//! - *Two worlds*: positions are redealt for one viewer, and both worlds are played on with the
//!   same moves and deals that look alike, until the rules show lawfully what differs.

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
