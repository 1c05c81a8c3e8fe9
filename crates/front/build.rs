//! The built page is put into the binary, file by file: when it changes, the binary does.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    // There is none where only the server is built.
    if folder.is_dir() {
        find(&folder, &mut files)?;
    }
    files.sort();
    let mut built = String::from("&[\n");
    for file in files {
        let path = file.strip_prefix(&folder).unwrap_or(&file);
        let path = path.to_string_lossy().replace('\\', "/");
        writeln!(built, "    ({path:?}, include_bytes!({file:?})),").map_err(io::Error::other)?;
    }
    built.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    fs::write(Path::new(&out).join("built.rs"), built)
}

/// All files of a folder and of those inside it.
fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => find(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}
