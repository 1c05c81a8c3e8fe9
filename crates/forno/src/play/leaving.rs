//! Leaving the table: in the middle of a game, or at its end.

use table::{Outcome, Phrase, Seat, Setup};

use super::save::seed_file;
use super::session::{Session, Stop};
use crate::failure::Failure;
use crate::paint::{GLAD, painted};
use crate::show::{self, Shown};

impl<G: Shown> Session<'_, '_, G> {
    /// Saves the game and says how to continue it.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        self.save.write(self.record.ledger())?;
        let file = self.save.file().to_path_buf();
        self.tell(&Phrase::new("play-saved").with("file", file.display().to_string()))?;
        self.show_command("forno play --resume", &file)?;
        if self.save.seed().is_some() {
            let seed = seed_file(&file).display().to_string();
            self.tell(&Phrase::new("play-seed-kept").with("file", seed))?;
        }
        Ok(())
    }

    pub(super) fn finish(mut self, outcome: &Outcome) -> Result<Stop, Failure> {
        self.print_account()?;
        let view = self.view();
        let table = G::show_table(&view, &self.voice());
        self.print(&format!("\n{table}\n"))?;
        let result = show::result(outcome);
        let result = painted(GLAD, self.voice().tell(&result));
        self.print(&format!("{result}\n"))?;
        for seat in Seat::all(self.record.game().seats()) {
            let score = Phrase::new("result-score")
                .with("seat", seat)
                .with("count", outcome.scores[seat.index()]);
            let score = self.voice().tell(&score);
            self.print(&format!("  {score}\n"))?;
        }
        self.save.finish(self.record.ledger())?;
        let file = self.save.file().to_path_buf();
        self.print("\n")?;
        let id = match self.save.seed() {
            Some(_) => "play-kept",
            None => "play-kept-unverified",
        };
        self.tell(&Phrase::new(id).with("file", file.display().to_string()))?;
        self.show_command("forno replay", &file)?;
        self.show_command("forno review", &file)?;
        if self.save.seed().is_some() {
            self.show_command("forno verify", &file)?;
        }
        self.offer_real_game()
    }

    /// After a practice round, offers the real game with the same seats.
    fn offer_real_game(&mut self) -> Result<Stop, Failure> {
        if !self.record.ledger().setup.is_practice() {
            return Ok(Stop::Over);
        }
        self.print("\n")?;
        self.tell(&Phrase::new("play-for-real"))?;
        let answer = self.read_line("> ")?.unwrap_or_default();
        let yes = self.voice().text("play-yes");
        let answer = answer.trim().to_lowercase();
        let agreed = !answer.is_empty() && (yes.starts_with(&answer) || "yes".starts_with(&answer));
        Ok(if agreed { Stop::ForReal } else { Stop::Over })
    }
}
