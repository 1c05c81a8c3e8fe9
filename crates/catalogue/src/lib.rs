//! The one list of games, and what follows from it alone.
//!
//! [`families!`] is the list: everything that differs by family, in whichever crate, is made by
//! handing a macro to it. [`GAMES`] are the facts of all games, [`with_game!`] leads from a
//! game's name to its rules, and [`each_family!`] goes through all of them.
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

/// The rules, by the names of their crates, and what they state of their games.
macro_rules! rules {
    ($($module:ident: $rules:ident, $about:literal;)+) => {
        $(#[doc(no_inline)] pub use ::$module;)+

        const BY_FAMILY: &[&[Facts]] = &[$(games_of::<$module::$rules>()),+];

        /// The names of the families: of their modules, and of the crates with their rules.
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

/// The names that the command line, ledgers and the protocol use.
pub const NAMES: &[&str] = &{
    let mut names = [""; COUNT];
    let mut game = 0;
    while game < COUNT {
        names[game] = GAMES[game].name;
        game += 1;
    }
    names
};

/// The game of this name.
pub fn game(name: &str) -> Result<&'static Facts, SetupRefusal> {
    let found = GAMES.iter().find(|facts| facts.name == name);
    found.copied().ok_or_else(|| unknown(name))
}

/// Why there is nothing to be done with the game of this name.
#[cold]
pub fn unknown(name: &str) -> SetupRefusal {
    SetupRefusal::unknown_game(name, GAMES.iter().copied())
}

/// Whether this is the name of one of the family's games.
pub fn has_game<G: Game>(name: &str) -> bool {
    games_of::<G>().iter().any(|facts| facts.name == name)
}

/// `with_game!(name, G => expression)` is `Ok` of the expression, in which `G` is the type of the
/// rules of the game of this name, or the refusal that there is no such game.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $do:expr) => {
        $crate::families!([$name, $game => $do] $crate::with_game_of_families)
    };
}

/// What [`with_game!`] becomes, family by family.
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

/// `each_family!(G => expression)` does the expression once for each family, in which `G` is the
/// type of its rules.
#[macro_export]
macro_rules! each_family {
    ($game:ident => $do:expr) => {
        $crate::families!([$game => $do] $crate::each_of_families)
    };
}

/// What [`each_family!`] becomes, family by family.
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
