//! Everything that people read is built in, file by file as the folders have it: the texts, the
//! rules pages and the guided first games. So a new game or a new text is a new file and no more.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut tables = String::new();
    for (table, folder, ending) in [
        ("TEXTS", "locales", "ftl"),
        ("RULES", "docs/rules", "md"),
        ("LESSONS", "lessons", "ledger"),
    ] {
        let root = Path::new("../..").join(folder);
        println!("cargo::rerun-if-changed={}", root.display());
        let mut files = Vec::new();
        collect(&root, ending, &mut files)?;
        files.sort();
        let rows: Vec<_> = files.iter().map(|file| row(&root, file)).collect::<io::Result<_>>()?;
        // Writing to a string does not fail.
        let _ = writeln!(tables, "const {table}: &[(&str, &str)] = &[{}];", rows.join(", "));
    }
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("files.rs"), tables)
}

/// The files with this ending, in the folder and those below it.
fn collect(folder: &Path, ending: &str, to: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, ending, to)?;
        } else if path.extension().is_some_and(|it| it == ending) {
            to.push(path);
        }
    }
    Ok(())
}

/// A file's path below the root without its ending, as in `en/table`, and what it holds.
fn row(root: &Path, file: &Path) -> io::Result<String> {
    let name = file.strip_prefix(root).unwrap_or(file).with_extension("");
    let parts: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
    Ok(format!("({:?}, include_str!({:?}))", parts.join("/"), file.canonicalize()?))
}
