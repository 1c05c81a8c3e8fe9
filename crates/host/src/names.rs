//! Names of guests: which texts are allowed, and which of them look alike.

use std::sync::LazyLock;

use table::ledger::Guest;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::confusable_detection::skeleton;

use crate::Hosted;
use crate::games::{NAMES, WithGame, with_game};

/// The longest name, in characters.
pub const LONGEST: usize = Guest::LONGEST_NAME;

/// The longest text, in bytes, that is examined at all.
const LONGEST_TEXT: usize = 1_000;

/// The most marks on one letter. Burmese, Tibetan and pointed Hebrew need up to four.
const MOST_MARKS: usize = 4;

const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';

/// Why a text cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// Nothing in it is visible, or it is too long.
    Length,
    /// A bot has this name, or one that looks like it.
    OfBot,
}

/// A name as everyone sees it: composed, on one line, without control characters or invisible ones.
/// Joiners stay where a script or an emoji needs them.
pub fn clean(name: &str) -> Result<String, BadName> {
    if name.len() > LONGEST_TEXT {
        return Err(BadName::Length);
    }
    let clean = visible(name);
    if clean.is_empty() || clean.chars().count() > LONGEST {
        return Err(BadName::Length);
    }
    let look = Look::of(&clean);
    if BOTS.iter().any(|bot| bot.is_like(&look)) { Err(BadName::OfBot) } else { Ok(clean) }
}

/// Whether two names look alike.
pub fn is_like(one: &str, other: &str) -> bool {
    Look::of(one).is_like(&Look::of(other))
}

/// The name under which a guest is shown among others. It gets a number if it looks like the name
/// of somebody who is already there, or of a bot.
pub fn distinct<'n>(name: &str, others: impl IntoIterator<Item = &'n str>) -> String {
    let taken: Vec<Look> = others.into_iter().map(Look::of).collect();
    let is_taken = |look: &Look| taken.iter().chain(BOTS.iter()).any(|other| other.is_like(look));
    if !is_taken(&Look::of(name)) {
        return name.to_string();
    }
    // There are fewer others than numbers, so one of them is free.
    let numbered = (2..).map(|number| with_number(name, number));
    numbered.into_iter().find(|shown| !is_taken(&Look::of(shown))).unwrap_or_default()
}

/// The name with a number, shortened so that a ledger does not cut off the number.
fn with_number(name: &str, number: usize) -> String {
    let number = format!(" ({number})");
    let room = LONGEST - number.chars().count();
    let short: String = name.chars().take(room).collect();
    // The cut may have left half an emoji.
    format!("{}{number}", visible(&short))
}

/// What a name looks like. Upper and lower case count as alike, and so do letters that look alike
/// in different scripts (Unicode Technical Standard #39).
#[derive(Clone, PartialEq, Eq, Debug)]
struct Look {
    /// Case is folded before look-alikes are merged: `Ira` is like `ira`.
    folded: String,
    /// Look-alikes are merged before case is folded: `Ira`, with a capital I, is like `lra`.
    drawn: String,
}

impl Look {
    fn of(name: &str) -> Look {
        let plain: String = name.nfkc().filter(|c| !is_hidden(*c) && !is_joiner(*c)).collect();
        let folded = |text: &str| skeleton(&text.to_lowercase()).collect::<String>();
        let drawn: String = skeleton(&plain).collect();
        Look { folded: folded(&plain), drawn: folded(&drawn) }
    }

    fn is_like(&self, other: &Look) -> bool {
        self.folded == other.folded || self.drawn == other.drawn
    }
}

/// The looks of the names of all games' bots.
static BOTS: LazyLock<Vec<Look>> = LazyLock::new(|| {
    let of_game = |game: &&str| with_game(game, BotNames).unwrap_or_default();
    let mut names: Vec<&str> = NAMES.iter().flat_map(of_game).collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(Look::of).collect()
});

struct BotNames;

impl WithGame for BotNames {
    type Done = Vec<&'static str>;

    fn with<G: Hosted>(self) -> Vec<&'static str> {
        G::bots().at_tables().map(|bot| bot.persona().name()).collect()
    }
}

/// The visible part of a text, on one line.
fn visible(text: &str) -> String {
    let mut text = text.to_string();
    // Removing a character can make its neighbours compose, or leave a joiner without a use.
    loop {
        let less = less_hidden(&text);
        if less == text {
            return text;
        }
        text = less;
    }
}

/// Removes, in one pass, the characters that are invisible where they stand.
fn less_hidden(text: &str) -> String {
    let composed: Vec<char> = text.nfc().filter(|c| !is_hidden(*c)).collect();
    let mut shown: Vec<char> = Vec::with_capacity(composed.len());
    let mut marks = 0;
    for (at, &c) in composed.iter().enumerate() {
        let last = shown.last().copied();
        if is_blank(c) {
            if last.is_some_and(|last| last != ' ') {
                shown.push(' ');
            }
            marks = 0;
        } else if is_joiner(c) {
            let next = composed.get(at + 1).copied();
            if last.zip(next).is_some_and(|(last, next)| joins(c, last, next)) {
                shown.push(c);
            }
        } else if is_selector(c) {
            if last.is_some_and(has_presentations) {
                shown.push(c);
            }
        } else if is_mark(c) {
            marks += 1;
            // A mark needs a base character.
            if marks <= MOST_MARKS && last.is_some_and(|last| last != ' ') {
                shown.push(c);
            }
        } else {
            shown.push(c);
            marks = 0;
        }
    }
    let shown: String = shown.into_iter().collect();
    shown.trim_end().to_string()
}

/// Whether a character is shown as a blank.
fn is_blank(c: char) -> bool {
    // U+2800 is the Braille pattern without dots.
    c.is_whitespace() || c == '\u{2800}'
}

fn is_joiner(c: char) -> bool {
    matches!(c, NON_JOINER | JOINER)
}

/// Whether this is a variation selector that chooses between text and emoji presentation.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Whether a character is a control character, has no glyph, or is invisible. Joiners and variation
/// selectors are handled separately; line breaks count as blanks.
fn is_hidden(c: char) -> bool {
    match c {
        NON_JOINER | JOINER | '\u{fe0e}' | '\u{fe0f}' => false,
        // Combining grapheme joiner, Hangul fillers, Khmer inherent vowels, Mongolian and other
        // variation selectors, tags: Unicode's Default_Ignorable_Code_Point beyond the category
        // Format.
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' => true,
        '\u{180b}'..='\u{180f}' | '\u{2065}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' => true,
        '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{e0000}'..='\u{e0fff}' => true,
        _ if c.is_whitespace() => false,
        _ => matches!(
            c.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
        ),
    }
}

/// Whether these two characters need the joiner between them to be drawn correctly.
fn joins(joiner: char, last: char, next: char) -> bool {
    let in_picture = joiner == JOINER && is_picture_part(last) && is_picture(next);
    in_picture
        || (needs_joiners(last) && last.script() == next.script())
        || (needs_joiners(last) && is_mark(next) && next.script() == Script::Inherited)
}

fn is_picture(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::OtherSymbol | GeneralCategory::MathSymbol)
}

/// Whether this is an emoji, a skin tone, or the variation selector after an emoji.
fn is_picture_part(c: char) -> bool {
    is_picture(c) || is_selector(c) || matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Whether a character may have an emoji presentation: symbols, digits and punctuation.
fn has_presentations(c: char) -> bool {
    let group = c.general_category_group();
    matches!(
        group,
        GeneralCategoryGroup::Symbol
            | GeneralCategoryGroup::Number
            | GeneralCategoryGroup::Punctuation
    )
}

/// Whether this is a letter or mark of a script that cannot be written correctly without joiners.
fn needs_joiners(c: char) -> bool {
    matches!(
        c.script(),
        Script::Arabic
            | Script::Syriac
            | Script::Nko
            | Script::Mandaic
            | Script::Mongolian
            | Script::Adlam
            | Script::Hanifi_Rohingya
            | Script::Devanagari
            | Script::Bengali
            | Script::Gurmukhi
            | Script::Gujarati
            | Script::Oriya
            | Script::Tamil
            | Script::Telugu
            | Script::Kannada
            | Script::Malayalam
            | Script::Sinhala
            | Script::Khmer
            | Script::Myanmar
            | Script::Tibetan
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn alike(one: &str, other: &str, expected: bool) {
        assert_eq!(Look::of(one).is_like(&Look::of(other)), expected, "{one:?} {other:?}");
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        alike("Ada", "ada", true);
        alike("Ada", "Аdа", true);
        alike("Ada", "Ａｄａ", true);
        alike("Ira", "ira", true);
        alike("Ira", "lra", true);
        alike("mimi", "Мimi", true);
        alike("Zoë", "Zoe\u{308}", true);
        alike("Z0e", "ZOe", true);
        alike("می‌خواهم", "میخواهم", true);
        alike("Ada", "Adà", false);
        alike("Ada", "Aida", false);
    }

    #[test]
    fn a_number_tells_alike_names_apart_and_fits() {
        assert_eq!(distinct("Ada", ["Bea"]), "Ada");
        assert_eq!(distinct("ada", ["Ada"]), "ada (2)");
        assert_eq!(distinct("Ada", ["Ada", "Ada (2)"]), "Ada (3)");
        assert_eq!(distinct("Mimi", []), "Mimi (2)");
        let long = "x".repeat(LONGEST);
        let second = distinct(&long, [long.as_str()]);
        assert_eq!(second, format!("{} (2)", "x".repeat(LONGEST - 4)));
    }

    #[test]
    fn a_name_has_one_to_forty_characters_in_one_line() {
        let check = |name: &str, expected: Result<&str, BadName>| {
            assert_eq!(clean(name).as_deref(), expected.as_deref(), "{name:?}");
        };
        check("Ada", Ok("Ada"));
        check("  Ada \n Lovelace ", Ok("Ada Lovelace"));
        check("Ad\u{7}a", Ok("Ada"));
        check("ä", Ok("ä"));
        check(&"x".repeat(LONGEST), Ok(&"x".repeat(LONGEST)));
        for bad in ["", " \t", "\u{7}", "\u{200b}", &"x".repeat(LONGEST + 1)] {
            check(bad, Err(BadName::Length));
        }
        check("NONNA", Err(BadName::OfBot));
    }

    #[test]
    fn what_is_left_out_leaves_nothing_hidden_behind() {
        for (text, expected) in [
            ("e\u{200b}\u{308}", "ë"),
            ("क\u{200d}\u{200d}", "क"),
            ("क\u{94d}\u{200d}\u{200b}", "क्"),
            ("👩\u{200d}\u{e0041}👧", "👩\u{200d}👧"),
            ("👩\u{200d}a", "👩a"),
        ] {
            assert_eq!(visible(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_clean_name_stays_as_it_is_and_a_ledger_takes_it() {
        // Every character between two letters, alone, and on both sides of a joiner.
        for c in (0..=0x10_ffff).filter_map(char::from_u32) {
            for text in [format!("a{c}b"), format!("{c}"), format!("{c}\u{200d}{c}")] {
                let name = visible(&text);
                assert_eq!(visible(&name), name, "{text:?}");
                let guest = Guest::new(&name, table::Nonce::default());
                assert_eq!(guest.name(), name, "{text:?}");
            }
        }
    }
}
