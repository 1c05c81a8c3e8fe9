//! Unique ids for requests.

use std::hash::{BuildHasher, RandomState};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::AskId;

/// An id that no other request has, of this program or of an earlier one.
pub fn fresh_id() -> AskId {
    static RUN: OnceLock<u64> = OnceLock::new();
    static NEXT: AtomicU64 = AtomicU64::new(0);
    // The keys of the standard hasher are random, so no two runs share them.
    let run = RUN.get_or_init(|| RandomState::new().hash_one(()));
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    AskId::try_from(format!("{run:x}-{number}")).expect("33 characters at most")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_requests_share_a_name() {
        assert_ne!(fresh_id(), fresh_id());
    }
}
