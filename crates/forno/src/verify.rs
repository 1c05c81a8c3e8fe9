//! `forno verify`: was the dealer honest?

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use table::Phrased;
use table::ledger::Verdict;
use words::Words;

use crate::Voice;
use crate::cli;
use crate::failure::Failure;
use crate::files::{read_ledger, read_text, with_game_of};
use crate::games::WithGame;
use crate::layout::hanging;
use crate::paint::{ALARM, GLAD, HEADING, painted};
use crate::show::Shown;

/// Deals a ledger again and reports the verdict.
pub fn run(args: &cli::Verify, words: &Words, output: &mut dyn Write) -> Result<ExitCode, Failure> {
    let text = read_text(&args.file)?;
    let verdict = with_game_of(&args.file, &text, Judge { file: &args.file, text: &text })??;
    let voice = Voice::for_all(words);
    let tell = |id| voice.text(id);
    let (sign, why, code) = match verdict {
        Verdict::Honest => {
            (painted(GLAD, tell("verify-honest")), tell("verify-honest-why"), ExitCode::SUCCESS)
        }
        Verdict::NotRevealed => (
            painted(HEADING, tell("verify-not-revealed")),
            tell("verify-not-revealed-why"),
            ExitCode::SUCCESS,
        ),
        Verdict::NotCommitted => (
            painted(HEADING, tell("verify-not-committed")),
            tell("verify-not-committed-why"),
            ExitCode::SUCCESS,
        ),
        Verdict::NotHonest(dishonesty) => (
            painted(ALARM, tell("verify-not-honest")),
            voice.tell(&dishonesty.phrase()),
            ExitCode::from(1),
        ),
    };
    write!(output, "{}", hanging("", &format!("{sign} {why}")))?;
    Ok(code)
}

struct Judge<'a> {
    file: &'a Path,
    text: &'a str,
}

impl WithGame for Judge<'_> {
    type Done = Result<Verdict, Failure>;

    fn with<G: Shown>(self) -> Result<Verdict, Failure> {
        Ok(read_ledger::<G>(self.file, self.text)?.verify()?)
    }
}
