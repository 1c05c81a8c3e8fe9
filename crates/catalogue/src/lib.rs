//! The one list of games, and what can be derived from it alone.
//!
//! [`families!`] is the list: everything that differs between families, in any crate, is generated
//! by passing a macro to it. [`GAMES`] holds the facts of all games, [`with_game!`] leads from a
//! game's name to its rules, and [`each_family!`] runs code for every family.
//!
//! ```
//! use table::{Options, Setup};
//!
//! let name = catalogue::NAMES[0];
//! let game = catalogue::with_game!(name, G => {
//!     <G as table::Game>::Setup::read(name, 2, &Options::none()).map(|setup| setup.game())
//! });
//! assert_eq!(game, Ok(Ok(name)));
//! ```

#![no_std]

mod families;

use table::{Facts, Game, Setup, SetupRefusal};

/// The rules, re-exported by the names of their crates, and the facts they state.
macro_rules! rules {
    ($($module:ident: $rules:ident, $about:literal;)+) => {
        $(#[doc(no_inline)] pub use ::$module;)+

        const BY_FAMILY: &[&[Facts]] = &[$(games_of::<$module::$rules>()),+];

        /// The names of the families, which are also the names of their rules crates and modules.
        pub const FAMILIES: &[&str] = &[$(stringify!($module)),+];
    };
}

families!(rules);

/// The games of one family.
pub const fn games_of<G: Game>() -> &'static [Facts] {
    <G::Setup as Setup>::GAMES
}

const COUNT: usize = {
    let (mut count, mut family) = (0, 0);
    while family < BY_FAMILY.len() {
        count += BY_FAMILY[family].len();
        family += 1;
    }
    count
};

/// All games, family by family.
pub const GAMES: &[&Facts] = &{
    let mut games = [&BY_FAMILY[0][0]; COUNT];
    let (mut count, mut family) = (0, 0);
    while family < BY_FAMILY.len() {
        let mut game = 0;
        while game < BY_FAMILY[family].len() {
            games[count] = &BY_FAMILY[family][game];
            (count, game) = (count + 1, game + 1);
        }
        family += 1;
    }
    games
};

/// The names of all games, as used on the command line, in ledgers and in the protocol.
pub const NAMES: &[&str] = &{
    let mut names = [""; COUNT];
    let mut game = 0;
    while game < COUNT {
        names[game] = GAMES[game].name;
        game += 1;
    }
    names
};

/// The facts of the game with this name.
pub fn game(name: &str) -> Result<&'static Facts, SetupRefusal> {
    let found = GAMES.iter().find(|facts| facts.name == name);
    found.copied().ok_or_else(|| unknown(name))
}

/// The refusal of a name that no game has.
#[cold]
pub fn unknown(name: &str) -> SetupRefusal {
    SetupRefusal::unknown_game(name, GAMES.iter().copied())
}

/// Whether this is the name of one of the family's games.
pub fn has_game<G: Game>(name: &str) -> bool {
    games_of::<G>().iter().any(|facts| facts.name == name)
}

/// Evaluates an expression with the rules of a game that is looked up by name.
///
/// `with_game!(name, G => expression)` gives `Ok` of the expression, in which `G` is the type of
/// the game's rules, or the refusal that there is no such game.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $do:expr) => {
        $crate::families!([$name, $game => $do] $crate::with_game_of_families)
    };
}

/// The expansion of [`with_game!`], family by family.
#[doc(hidden)]
#[macro_export]
macro_rules! with_game_of_families {
    (
        [$name:expr, $game:ident => $do:expr]
        $($module:ident: $rules:ident, $about:literal;)+
    ) => {
        match $name {
            $(name if $crate::has_game::<$crate::$module::$rules>(name) => {
                #[allow(dead_code)]
                type $game = $crate::$module::$rules;
                ::core::result::Result::Ok($do)
            })+
            name => ::core::result::Result::Err($crate::unknown(name)),
        }
    };
}

/// `each_family!(G => expression)` runs the expression once for each family, with `G` as the type
/// of its rules.
#[macro_export]
macro_rules! each_family {
    ($game:ident => $do:expr) => {
        $crate::families!([$game => $do] $crate::each_of_families)
    };
}

/// The expansion of [`each_family!`], family by family.
#[doc(hidden)]
#[macro_export]
macro_rules! each_of_families {
    ([$game:ident => $do:expr] $($module:ident: $rules:ident, $about:literal;)+) => {
        $({
            type $game = $crate::$module::$rules;
            $do;
        })+
    };
}
