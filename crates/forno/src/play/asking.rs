//! Asking the human for a move, and interpreting the answer.

use table::{Phrase, Phrased, Refuse, Setup};

use super::input::Typed;
use super::menu;
use super::session::Session;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::layout::{columns, hanging};
use crate::paint::{ALARM, STATUS, TYPED, painted};
use crate::rules::Page;
use crate::show::Shown;

/// The result of asking the human.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A move was made and saved.
    Moved,
    /// The human left; the game is saved.
    Left,
}

impl<G: Shown> Session<'_, '_, G> {
    /// Asks the human until they make a move, and saves it.
    pub(super) fn ask(&mut self) -> Result<Answer, Failure> {
        // If the terminal is closed now, the player comes back to this question.
        self.save.write(self.record.ledger())?;
        self.print_account()?;
        let view = self.view();
        let glance = G::glance(&view, &self.voice());
        if !glance.is_empty() {
            self.print(&format!("\n{glance}"))?;
        }
        let choices = menu::of(&view);
        self.print_menu(&choices)?;
        loop {
            let line = match self.pending.take() {
                Some(line) => Some(line),
                None => self.read_line("> ")?,
            };
            let Some(line) = line else { return self.leave().map(|()| Answer::Left) };
            match Typed::read(&line, &choices) {
                Typed::Nothing => self.print_menu(&choices)?,
                Typed::Help => self.tell_help(&choices)?,
                Typed::View => {
                    let (table, own) =
                        (G::show_table(&view, &self.voice()), G::show_own(&view, &self.voice()));
                    self.print(&format!("\n{table}\n{own}"))?;
                    self.print_menu(&choices)?;
                }
                Typed::Hint => self.give_hint()?,
                Typed::Rules(section) => self.show_rules(section.as_deref())?,
                Typed::Quit => return self.leave().map(|()| Answer::Left),
                Typed::Choice(place, more) => {
                    let Some(choice) = choices.get(place) else { continue };
                    let Some(readings) = self.completed(choice, &more)? else {
                        if self.pending.is_none() {
                            self.print_menu(&choices)?;
                        }
                        continue;
                    };
                    if self.try_words(&readings, &choices)? {
                        return Ok(Answer::Moved);
                    }
                }
                Typed::Words(words) => {
                    let mut readings = vec![words.clone()];
                    readings.extend(only_open(&choices).map(|open| format!("{open} {words}")));
                    if self.try_words(&readings, &choices)? {
                        return Ok(Answer::Moved);
                    }
                }
            }
        }
    }

    /// The possible readings of a choice, after asking for what it leaves open; `None` if the
    /// player changes their mind.
    fn completed(&mut self, choice: &Choice, more: &str) -> Result<Option<Vec<String>>, Failure> {
        let Choice { words, open, .. } = choice;
        if !more.is_empty() {
            return Ok(Some(vec![format!("{words} {more}")]));
        }
        let Some(open) = open else { return Ok(Some(vec![words.clone()])) };
        self.tell(&open.question)?;
        let prompt = format!("{words} > ");
        let Some(answer) = self.read_line(&prompt)? else { return Ok(None) };
        match Typed::read(&answer, &[]) {
            // Either the rest of the move, or a whole move.
            Typed::Words(answer) => Ok(Some(vec![format!("{words} {answer}"), answer])),
            Typed::Nothing => Ok(None),
            Typed::Help
            | Typed::View
            | Typed::Hint
            | Typed::Rules(_)
            | Typed::Quit
            | Typed::Choice(..) => {
                self.pending = Some(answer);
                Ok(None)
            }
        }
    }

    /// Makes the first move that one of these readings parses as. Prints the reason if none is
    /// made.
    fn try_words(&mut self, readings: &[String], choices: &[Choice]) -> Result<bool, Failure> {
        let moves = readings.iter().flat_map(|words| [words.clone(), G::tidied(words)]);
        let Some(mv) = moves.filter_map(|words| words.parse::<G::Move>().ok()).next() else {
            let example = choices.first().map(Choice::typed).unwrap_or_default();
            let typed = readings.first().cloned().unwrap_or_default();
            let puzzled = Phrase::new("play-not-understood").with("typed", typed);
            self.complain(&puzzled.with("example", example))?;
            return Ok(false);
        };
        match self.make(self.human, mv) {
            Ok(()) => {
                self.save.write(self.record.ledger())?;
                Ok(true)
            }
            Err(refusal) => {
                let rule = refusal.rule();
                let told = Phrase::new("refusal").with("why", refusal.phrase()).with("rule", rule);
                self.complain(&told)?;
                self.tell(&Phrase::new("play-rules-hint").with("rule", rule))?;
                Ok(false)
            }
        }
    }

    fn complain(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = painted(ALARM, self.voice().tell(phrase));
        self.print(&hanging("", &text))
    }

    fn print_menu(&mut self, choices: &[Choice]) -> Result<(), Failure> {
        let status = self.voice().tell(&G::status(self.record.game().public()));
        let menu = menu::set(choices, &self.voice());
        self.print(&format!("\n{}\n{menu}", painted(STATUS, status)))
    }

    fn tell_help(&mut self, choices: &[Choice]) -> Result<(), Failure> {
        let words = choices.first().map(Choice::typed).unwrap_or_default();
        let rows: Vec<Vec<String>> = [
            ("1", "play-help-number"),
            ("1 2", "play-help-number-more"),
            (words.as_str(), "play-help-words"),
            ("view", "play-help-view"),
            ("hint", "play-help-advice"),
            ("rules", "play-help-rules"),
            ("rules 3.1", "play-help-section"),
            ("quit", "play-help-quit"),
            ("help, ?", "play-help-help"),
        ]
        .into_iter()
        .map(|(typed, id)| vec![painted(TYPED, typed), self.voice().text(id)])
        .collect();
        self.print(&columns(&rows, 2))
    }

    fn show_rules(&mut self, section: Option<&str>) -> Result<(), Failure> {
        let game = self.record.ledger().setup.game();
        let Some(page) = Page::of(game, self.words.language()) else { return Ok(()) };
        let text = match section {
            None => page.contents(),
            Some(asked) => match page.section(asked) {
                Ok(text) => text,
                Err(failure) => return self.complain(&failure.phrase()),
            },
        };
        self.print(&format!("\n{text}\n"))
    }
}

/// The first words of the only choice that leaves something open, if there is exactly one.
fn only_open(choices: &[Choice]) -> Option<String> {
    let mut open = choices.iter().filter(|choice| choice.open.is_some());
    match (open.next(), open.next()) {
        (Some(choice), None) => Some(choice.words.clone()),
        _ => None,
    }
}
