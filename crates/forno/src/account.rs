//! A running account of the sayings: sentences laid out in paragraphs.

use table::{Arg, Phrase, Phrased, Saying};

use crate::Voice;
use crate::layout::hanging;
use crate::paint::{HEADING, painted};
use crate::show::{Manner, Shown};

/// Collects sayings and lays them out as text.
pub struct Account {
    indent: &'static str,
    text: String,
    /// The sentences of the current line.
    line: String,
    /// A sentence held back until it is clear whether others like it follow.
    waiting: Option<Phrase>,
}

impl Account {
    /// An empty account whose lines are indented with this text.
    pub fn new(indent: &'static str) -> Account {
        Account { indent, text: String::new(), line: String::new(), waiting: None }
    }

    /// Adds a saying, if the voice's eyes hear it; `before` is the public state before it.
    pub fn hear<G: Shown>(&mut self, before: &G::Public, saying: &Saying<G>, voice: &Voice<'_>) {
        if !saying.reaches(voice.eyes()) {
            return;
        }
        match saying {
            Saying::ToSeat(_, whisper) => self.sentence(&whisper.phrase(), voice),
            Saying::ToAll(said) => {
                self.announced::<G>(said, voice);
                if let Some(picture) = G::picture(before, said) {
                    self.end_line(voice);
                    self.text.push_str(&picture);
                }
            }
        }
    }

    fn announced<G: Shown>(&mut self, said: &G::Announcement, voice: &Voice<'_>) {
        match G::manner(said) {
            Manner::Silent => {}
            Manner::Pause => self.pause(voice),
            Manner::Sentence => self.gather::<G>(said.phrase(), voice),
            Manner::Ending => {
                self.sentence(&said.phrase(), voice);
                self.end_line(voice);
            }
            Manner::Line => {
                self.end_line(voice);
                self.sentence(&said.phrase(), voice);
                self.end_line(voice);
            }
            Manner::Headline => {
                self.pause(voice);
                self.line = painted(HEADING, voice.tell(&said.phrase()));
                self.end_line(voice);
            }
        }
    }

    /// Joins a sentence to the previous one if the game tells them as one.
    fn gather<G: Shown>(&mut self, phrase: Phrase, voice: &Voice<'_>) {
        let listed = G::LISTED.iter().find(|(id, _)| *id == phrase.id);
        let Some((_, gap)) = listed else { return self.sentence(&phrase, voice) };
        match &mut self.waiting {
            Some(waiting) if waiting.id == phrase.id => join(waiting, phrase, gap),
            _ => {
                self.release(voice);
                self.waiting = Some(phrase);
            }
        }
    }

    /// Adds a sentence to the current line.
    pub fn sentence(&mut self, phrase: &Phrase, voice: &Voice<'_>) {
        self.release(voice);
        self.add(&voice.tell(phrase));
    }

    fn release(&mut self, voice: &Voice<'_>) {
        if let Some(waiting) = self.waiting.take() {
            self.add(&voice.tell(&waiting));
        }
    }

    fn add(&mut self, sentence: &str) {
        if !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(sentence);
    }

    /// Ends the current line.
    pub fn end_line(&mut self, voice: &Voice<'_>) {
        self.release(voice);
        if !self.line.is_empty() {
            self.text.push_str(&hanging(self.indent, &std::mem::take(&mut self.line)));
        }
    }

    /// Ends the line and adds a blank one, unless there is one already.
    fn pause(&mut self, voice: &Voice<'_>) {
        self.end_line(voice);
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// Returns the collected text and starts over.
    pub fn take(&mut self, voice: &Voice<'_>) -> String {
        self.end_line(voice);
        std::mem::take(&mut self.text)
    }
}

/// Joins two phrases into one by making their argument `gap` a list.
fn join(phrase: &mut Phrase, more: Phrase, gap: &str) {
    let added = more.args.into_iter().find(|(name, _)| *name == gap);
    let into = phrase.args.iter_mut().find(|(name, _)| *name == gap);
    let (Some((_, added)), Some((_, into))) = (added, into) else { return };
    let mut list = parts(std::mem::replace(into, Arg::Number(0)));
    list.extend(parts(added));
    *into = Arg::List(list);
}

/// The phrases in an argument.
fn parts(arg: Arg) -> Vec<Phrase> {
    match arg {
        Arg::Phrase(phrase) => vec![*phrase],
        Arg::List(phrases) => phrases,
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => Vec::new(),
    }
}
