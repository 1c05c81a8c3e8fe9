//! Completions and manual pages, from the same source as `--help`.

use std::io::Write;

use clap::CommandFactory;
use clap_mangen::Man;
use words::Words;

use crate::cli::{self, Cli};
use crate::failure::Failure;

/// Prints the completions for a shell.
pub fn complete(args: &cli::Completions, output: &mut dyn Write) -> Result<(), Failure> {
    let mut completions = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "forno", &mut completions);
    output.write_all(&completions).map_err(Failure::Output)
}

/// Prints the manual page of `forno`, or writes the pages of all subcommands into a folder.
pub fn man(args: &cli::Man, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let Some(folder) = &args.dir else {
        let mut page = Vec::new();
        Man::new(Cli::command()).render(&mut page).map_err(Failure::Output)?;
        return output.write_all(&page).map_err(Failure::Output);
    };
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(Cli::command(), folder));
    written.map_err(|error| Failure::CannotWrite { file: folder.clone(), error })?;
    let told = crate::Voice::for_all(words)
        .tell(&table::Phrase::new("man-written").with("folder", folder.display().to_string()));
    writeln!(output, "{told}").map_err(Failure::Output)
}
