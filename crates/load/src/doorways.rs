//! Doorways, each used so little that it stays below the limits of the house.

use std::sync::{Mutex, PoisonError};

use crate::addresses::Addresses;
use crate::client::{ClientError, Doorway};

/// Hands out doorways, with a new one after a number of sockets and tables.
///
/// The limits of a house stay on while it is measured, and each address stays below them: a crowd
/// of real guests does not come from one household either.
#[derive(Debug)]
pub(crate) struct Doorways(Mutex<Rota>);

#[derive(Debug)]
struct Rota {
    addresses: Addresses,
    doorway: Doorway,
    left: u32,
}

/// How many sockets use one doorway. With two seats per table that makes forty tables and 240
/// requests; a house allows bursts of 60 and 300, and 200 sockets.
pub(crate) const SOCKETS: u32 = 80;

impl Doorways {
    /// Doorways of the house at this URL.
    pub(crate) fn of(base: &str) -> Result<Doorways, ClientError> {
        let doorway = Doorway::new(base, None)?;
        let addresses = Addresses::toward(doorway.to());
        Ok(Doorways(Mutex::new(Rota { addresses, doorway, left: 0 })))
    }

    /// A doorway for this many more sockets.
    pub(crate) fn next(&self, sockets: u32) -> Result<Doorway, ClientError> {
        let mut rota = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if rota.left < sockets {
            if let Some(from) = rota.addresses.next().flatten() {
                rota.doorway = rota.doorway.from_another(from)?;
            }
            rota.left = SOCKETS;
        }
        rota.left = rota.left.saturating_sub(sockets);
        Ok(rota.doorway.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[tokio::test]
    async fn no_doorway_is_used_for_more_sockets_than_it_is_good_for() {
        let doorways = Doorways::of("http://127.0.0.1:1").expect("a URL");
        let mut used = BTreeMap::new();
        for _ in 0..1_000 {
            let doorway = doorways.next(3).expect("a doorway");
            *used.entry(doorway.from()).or_insert(0) += 3;
        }
        assert!(used.len() >= 25, "{}", used.len());
        assert!(used.values().all(|sockets| *sockets <= SOCKETS), "{used:?}");
    }
}
