//! Any bytes are taken for a name: refused, or cleaned to one that stays as it is, fits into a
//! ledger, and is told apart from itself.
#![no_main]

use host::names::{LONGEST, clean, distinct};
use libfuzzer_sys::fuzz_target;
use table::Nonce;
use table::ledger::Guest;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let Ok(name) = clean(&text) else { return };
    assert_eq!(clean(&name).as_ref(), Ok(&name));
    let second = distinct(&name, [name.as_str()]);
    assert_ne!(second, name);
    for shown in [&name, &second] {
        assert!((1..=LONGEST).contains(&shown.chars().count()));
        assert_eq!(Guest::new(shown, Nonce::default()).name(), shown);
    }
});
