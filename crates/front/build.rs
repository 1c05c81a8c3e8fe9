//! The built page is put into the binary: when it changes, the binary does.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
