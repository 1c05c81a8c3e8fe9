//! What a player types.

use crate::choice::Choice;

/// What a line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// An empty line: show the choices again.
    Nothing,
    /// List the commands.
    Help,
    /// Show the table.
    View,
    /// Read the rules: the table of contents, or a section.
    Rules(Option<String>),
    /// Ask what a strong bot would do.
    Hint,
    /// Save and leave.
    Quit,
    /// An entry of the menu, counted from 0, and what was typed after its number.
    Choice(usize, String),
    /// Possibly the words of a move.
    Words(String),
}

impl Typed {
    /// Interprets a line. The words of a choice take precedence over commands, because the menu
    /// shows them.
    pub fn read(line: &str, menu: &[Choice]) -> Typed {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if let Some(place) = menu.iter().position(|choice| choice.words.eq_ignore_ascii_case(line))
        {
            return Typed::Choice(place, String::new());
        }
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Typed::Nothing,
            ("help" | "?", "") => Typed::Help,
            ("view" | "table", "") => Typed::View,
            ("hint", "") => Typed::Hint,
            ("quit" | "exit" | "q", "") => Typed::Quit,
            ("rules" | "rule", "") => Typed::Rules(None),
            ("rules" | "rule", section) => Typed::Rules(Some(section.to_string())),
            (number, _) => match number.parse::<usize>() {
                Ok(number) if (1..=menu.len()).contains(&number) => {
                    Typed::Choice(number - 1, rest.to_string())
                }
                Ok(_) | Err(_) => Typed::Words(line.to_string()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Phrase;

    use super::*;

    fn menu() -> Vec<Choice> {
        let question = Phrase::new("question");
        vec![
            Choice::open(Phrase::new("lay"), "lay olive", "1–3", question),
            Choice::closed(Phrase::new("help"), "help"),
        ]
    }

    fn check(line: &str, meaning: Typed) {
        assert_eq!(Typed::read(line, &menu()), meaning, "{line}");
    }

    #[test]
    fn a_number_is_a_choice_and_may_carry_more() {
        check("1", Typed::Choice(0, String::new()));
        check(" 1  3 ", Typed::Choice(0, "3".into()));
        check("3", Typed::Words("3".into()));
        check("0", Typed::Words("0".into()));
    }

    #[test]
    fn words_of_the_menu_come_before_commands() {
        check("help", Typed::Choice(1, String::new()));
        check("?", Typed::Help);
        check("Lay Olive", Typed::Choice(0, String::new()));
        assert_eq!(Typed::read("help", &[]), Typed::Help);
    }

    #[test]
    fn the_rest_are_commands_or_words() {
        check("", Typed::Nothing);
        check("rules 4.3b", Typed::Rules(Some("4.3b".into())));
        check("QUIT", Typed::Quit);
        check("hint", Typed::Hint);
        check("quit it", Typed::Words("quit it".into()));
        check("lay olive 2", Typed::Words("lay olive 2".into()));
    }
}
