//! Any bytes parsed as a ledger give an error, or a ledger that survives a round trip.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::{Deaf, Game, Ledger};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    catalogue::each_family!(G => read::<G>(&text));
});

fn read<G: Game>(text: &str) {
    let Ok(ledger) = Ledger::<G>::read(text) else { return };
    let written = ledger.to_string();
    let again = Ledger::<G>::read(&written).expect("what was written can be read");
    assert_eq!(ledger, again);
    assert_eq!(written, again.to_string());
    ledger.replay(usize::MAX, &mut Deaf).expect("what was read is legal");
    ledger.verify().expect("what was read can be dealt again");
}
