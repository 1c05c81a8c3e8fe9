//! The test vectors printed in `docs/ledger.md`. They were computed by another program, with
//! nothing but SHA-256 and ChaCha20, and pin the way of dealing for good.

use table::{Chance, Fair, Nonce, Seed, Stream};

fn dealer() -> Fair {
    let seed = Seed::new(core::array::from_fn(|index| index as u8));
    let nonces = [&b""[..], &[0x00, 0xff], b"ada"];
    Fair::new(seed, nonces.iter().map(|bytes| Nonce::new(bytes).expect("short")).collect())
}

fn stream(pile: &'static str, owner: u8, round: u8) -> Stream {
    Stream { pile, owner, round }
}

#[test]
fn the_streams_and_the_bounded_draw_are_pinned() {
    let vectors = [
        (stream("first", 0, 0), [1, 50, 41, 48, 0, 2]),
        (stream("supply", 0, 1), [2, 33, 3, 29, 11, 5]),
        (stream("waiter", 3, 2), [0, 29, 38, 12, 9, 3]),
        (stream("rewards", 2, 0), [2, 3, 37, 26, 10, 1]),
        (stream("die", 0, 12), [0, 29, 43, 21, 14, 3]),
    ];
    for (stream, expected) in vectors {
        let mut dealer = dealer();
        let drawn = [3, 51, 50, 49, 15, 6].map(|bound| dealer.below(stream, bound));
        assert_eq!(drawn, expected, "{stream:?}");
    }
}

#[test]
fn words_beyond_the_largest_multiple_are_thrown_away() {
    let mut dealer = dealer();
    let supply = stream("supply", 0, 1);
    let drawn: [u32; 6] = core::array::from_fn(|_| dealer.below(supply, (1 << 31) + 1));
    assert_eq!(
        drawn,
        [361278035, 1118317373, 438444955, 1509147850, 1348286449, 1898988074],
        "about half of the words are too large for this bound"
    );
}

#[test]
fn one_pile_does_not_disturb_another() {
    let (mut one, mut other) = (dealer(), dealer());
    let (supply, waiter) = (stream("supply", 0, 1), stream("waiter", 1, 1));
    for _ in 0..10 {
        one.below(waiter, 15);
    }
    assert_eq!(one.below(supply, 51), other.below(supply, 51));
}
