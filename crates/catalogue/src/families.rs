//! The list. A new family of games is one row here.

/// Gives every family of games to the macro called `callback`, one row for each.
///
/// A row is `module: Rules, "In these games.";`. `module` is the name of the rules crate and, in
/// every crate that has code for single families, of the module with that code; `Rules` is the
/// type of the rules, `catalogue::module::Rules`; the sentence documents what belongs to the
/// family. What stands in brackets before the callback's name is handed to it first.
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
