//! The list of games. A new family is one row here.

/// Passes every family of games to the macro called `callback`, one row per family.
///
/// A row is `module: Rules, "In these games.";`. `module` is the name of the rules crate, and of
/// the module for that family in every crate that has code for single families. `Rules` is the type
/// of the rules, `catalogue::module::Rules`. The sentence documents items that belong to the
/// family. Tokens in brackets before the callback's name are passed to it first.
///
/// ```
/// macro_rules! count {
///     ($($module:ident: $rules:ident, $about:literal;)+) => { [$(stringify!($rules)),+].len() };
/// }
/// assert!(catalogue::families!(count) > 0);
/// ```
#[macro_export]
macro_rules! families {
    ($([$($first:tt)*])? $($callback:ident)::+) => {
        $($callback)::+! {
            $([$($first)*])?
            mamma_mia: MammaMia, "In both Mamma Mia games.";
            pizza_theory: PizzaTheory, "In Pizza Theory.";
        }
    };
}
