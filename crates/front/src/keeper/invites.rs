//! One-time links into the keeper's room.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use host::id::{Secret, SecretHash};
use protocol::Role;

/// How long a link can be used.
pub const LASTS: Duration = Duration::from_secs(15 * 60);

/// The links that were not used yet. They are not stored: after a restart one makes another.
#[derive(Debug, Default)]
pub struct Invites {
    links: Mutex<HashMap<SecretHash, (Role, Instant)>>,
}

impl Invites {
    /// Adds a link that gives this role.
    pub fn add(&self, link: Secret, role: Role, now: Instant) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|_, (_, until)| *until > now);
        links.insert(link.hash(), (role, now + LASTS));
    }

    /// Uses up a link; none if there is no such link any more.
    pub fn take(&self, link: Secret, now: Instant) -> Option<Role> {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let (role, until) = links.remove(&link.hash())?;
        (until > now).then_some(role)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_used_once_and_in_time() {
        let (invites, now) = (Invites::default(), Instant::now());
        let [one, other] = [(); 2].map(|()| Secret::random().expect("randomness"));
        invites.add(one, Role::Moderator, now);
        assert_eq!(invites.take(other, now), None);
        assert_eq!(invites.take(one, now), Some(Role::Moderator));
        assert_eq!(invites.take(one, now), None);
        invites.add(other, Role::Keeper, now);
        assert_eq!(invites.take(other, now + LASTS), None);
    }
}
