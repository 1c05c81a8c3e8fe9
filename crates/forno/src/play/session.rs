//! One session at a table: asking, hearing, saving.

use bots::Persona;
use table::ledger::Recorder;
use table::{Eyes, Fair, Next, Phrase, Saying, Seat, Seats, Setup, View};
use words::Words;

use super::Opened;
use super::asking::Answer;
use super::opponents::{Opponent, Opponents, Seating};
use super::save::Save;
use crate::account::Account;
use crate::failure::Failure;
use crate::layout::hanging;
use crate::paint::{HEADING, QUIET, TYPED, painted};
use crate::show::Shown;
use crate::voice::names;
use crate::{Voice, World};

/// Why a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The game is over.
    Over,
    /// The practice round is over, and the human wants the real game.
    ForReal,
    /// The human left; the game is saved.
    Saved,
}

/// A session.
pub struct Session<'s, 'w, G: Shown> {
    pub(super) record: Recorder<G>,
    pub(super) human: Seat,
    dealer: Fair,
    opponents: Opponents<G>,
    seating: Seating<G>,
    pub(super) save: Save,
    pub(super) words: &'s Words,
    names: Vec<String>,
    account: Account,
    /// A command that was typed in answer to another question; it is run next.
    pub(super) pending: Option<String>,
    pub(super) world: &'s mut World<'w>,
}

impl<'s, 'w, G: Shown> Session<'s, 'w, G> {
    /// A session at an opened table.
    pub fn new(opened: Opened<G>, words: &'s Words, world: &'s mut World<'w>) -> Self {
        let Opened { record, human, dealer, opponents, seating, save } = opened;
        let names = names(&record.ledger().guests);
        let (account, pending) = (Account::new("  "), None);
        Session {
            record,
            human,
            dealer,
            opponents,
            seating,
            save,
            words,
            names,
            account,
            pending,
            world,
        }
    }

    /// Plays until the game is over or the human leaves.
    pub fn play(mut self) -> Result<Stop, Failure> {
        self.welcome()?;
        loop {
            match G::next(self.record.game().public()) {
                Next::Dealer => self.deal()?,
                Next::Seats(awaited) => match self.awaited_bot(awaited) {
                    Some(bot) => self.let_move(bot)?,
                    None => match self.ask()? {
                        Answer::Moved => {}
                        Answer::Left => return Ok(Stop::Saved),
                    },
                },
                Next::Over(outcome) => return self.finish(&outcome),
            }
        }
    }

    /// Bots choose first, so that where all choose in secret, the reveal follows the human's choice
    /// at once.
    fn awaited_bot(&self, awaited: Seats) -> Option<Seat> {
        awaited.without(self.human).iter().next()
    }

    fn deal(&mut self) -> Result<(), Failure> {
        let drawn = self.record.game().draw(&mut self.dealer);
        let deal = drawn.ok_or(Failure::Fault("the dealer has nothing to deal"))?;
        let mut heard = Vec::new();
        let before = *self.record.game().public();
        self.record.deal(deal, &mut |saying| heard.push(saying))?;
        self.hear(before, &heard);
        Ok(())
    }

    fn let_move(&mut self, bot: Seat) -> Result<(), Failure> {
        let view = View::of(self.record.game(), Eyes::Seat(bot));
        let chosen = self.opponents.choose(&view);
        let mv = chosen.ok_or(Failure::Fault("nobody sits in an awaited seat"))?;
        let made = self.make(bot, mv);
        made.map_err(|_| Failure::Fault("the rules refuse what they offer"))
    }

    /// Makes a move, and lets everyone hear what follows.
    pub(super) fn make(&mut self, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        let mut heard = Vec::new();
        let before = *self.record.game().public();
        self.record.play(seat, mv, &mut |saying| heard.push(saying))?;
        self.hear(before, &heard);
        Ok(())
    }

    fn hear(&mut self, mut before: G::Public, heard: &[Saying<G>]) {
        let voice = Voice::at_table(self.words, &self.names, Eyes::Seat(self.human));
        for saying in heard {
            self.opponents.hear(saying);
            self.account.hear::<G>(&before, saying, &voice);
            if let Saying::ToAll(said) = saying {
                G::hear(&mut before, said);
            }
        }
    }

    pub(super) fn voice(&self) -> Voice<'_> {
        Voice::at_table(self.words, &self.names, Eyes::Seat(self.human))
    }

    pub(super) fn view(&self) -> View<G> {
        View::of(self.record.game(), Eyes::Seat(self.human))
    }

    pub(super) fn print(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.world.output.write_all(text.as_bytes())?)
    }

    /// Prints a phrase as a paragraph.
    pub(super) fn tell(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = hanging("", &self.voice().tell(phrase));
        self.print(&text)
    }

    /// Prints a shell command on a line of its own.
    pub(super) fn show_command(
        &mut self,
        command: &str,
        of: &std::path::Path,
    ) -> Result<(), Failure> {
        let file = of.display().to_string();
        let plain = file.chars().all(|c| c.is_alphanumeric() || "-_./".contains(c));
        let file = if plain { file } else { format!("'{}'", file.replace('\'', "'\\''")) };
        let line = format!("  {}\n", painted(TYPED, format!("{command} {file}")));
        self.print(&line)
    }

    /// Prints what was heard since the last time, if anything.
    pub(super) fn print_account(&mut self) -> Result<(), Failure> {
        let voice = Voice::at_table(self.words, &self.names, Eyes::Seat(self.human));
        let told = self.account.take(&voice);
        if told.is_empty() {
            return Ok(());
        }
        self.print(&format!("\n{}\n", told.trim_matches('\n')))
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let called = self.record.ledger().setup.facts().called;
        let title = self.voice().text(called);
        self.print(&format!("{}\n", painted(HEADING, title)))?;
        let others: Vec<Phrase> = Seat::all(self.record.game().seats())
            .filter(|seat| *seat != self.human)
            .map(|seat| Phrase::new("player").with("seat", seat))
            .collect();
        let own = self.names.get(self.human.index()).cloned().unwrap_or_default();
        let seat = self.human.number();
        let seated = Phrase::new("play-welcome").with("name", own).with("seat", seat);
        self.tell(&seated.with("others", others))?;
        let seating = self.seating.clone();
        let mut known: Vec<Persona> = Vec::new();
        for (seat, opponent) in Seat::all(seating.len()).zip(&seating) {
            let Some(Opponent { bot, stands_in_for }) = opponent else { continue };
            let persona = *bot.persona();
            if let Some(gone) = stands_in_for {
                let phrase = Phrase::new("play-opponent-gone").with("gone", gone.as_str());
                self.tell(&phrase.with("seat", seat).with("bot", persona.title()))?;
            }
            // A persona that has already been introduced is not introduced again.
            let id = match known.contains(&persona) {
                true => "play-opponent-too",
                false => "play-opponent",
            };
            known.push(persona);
            let phrase = Phrase::new(id).with("seat", seat).with("bot", persona.title());
            self.tell(&phrase.with("character", persona.character()))?;
        }
        if let Some(commitment) = self.record.ledger().commitment {
            self.tell(&Phrase::new("play-commitment").with("commitment", commitment.to_string()))?;
        }
        let file = self.save.file().display().to_string();
        self.tell(&Phrase::new("play-saving").with("file", file))?;
        if self.save.seed().is_none() {
            self.tell(&Phrase::new("play-no-seed"))?;
        }
        self.tell(&Phrase::new("play-help-hint"))
    }

    /// Prints a prompt and reads a line; `None` at the end of the input.
    pub(super) fn read_line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        self.print(&painted(QUIET, prompt))?;
        self.world.output.flush()?;
        let mut bytes = Vec::new();
        match self.world.input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => {
                self.print("\n")?;
                Ok(None)
            }
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
}
