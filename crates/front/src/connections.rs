//! Connections, counted from the moment they are accepted.
//!
//! A connection over a limit, or to a full house, is still accepted, but into a small reserve.
//! There, monitoring requests are answered, and all others are told to come back later. Nobody can
//! hold on to the reserve: a newcomer takes the place of the oldest connection.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, oneshot};

use super::limits::{Household, Reached};
use super::origin::is_trusted;
use super::{Open, Web};

/// The places in the reserve.
const RESERVED: usize = 32;

/// The most reserve connections open at once, including those that have lost their place and are
/// just closing. At this number, the next connection waits until one has closed.
pub const MOST_RESERVED: usize = 2 * RESERVED;

/// The most places in the reserve for one address.
const RESERVED_FOR_ONE: usize = 8;

/// The open connections.
#[derive(Debug)]
pub struct Connections {
    by_address: Mutex<HashMap<Household, u32>>,
    reserve: Mutex<Reserve>,
    /// A permit for each reserve connection that may be open.
    pub reserved: Arc<Semaphore>,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections {
            by_address: Mutex::default(),
            reserve: Mutex::default(),
            reserved: Arc::new(Semaphore::new(MOST_RESERVED)),
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where a new connection goes.
pub enum Lane {
    /// To the normal routes.
    Open(Open, Option<Counted>),
    /// To the reserve, because of this limit.
    Reserved(Open, Reached, Reserved),
}

/// A connection counted for its address; released on drop.
pub struct Counted {
    web: Arc<Web>,
    who: Household,
}

impl Counted {
    /// Counts one more connection of an address, or refuses it.
    pub fn new(web: &Arc<Web>, who: Household) -> Result<Counted, Reached> {
        let mut by_address = locked(&web.connections.by_address);
        let open = by_address.entry(who).or_default();
        if *open >= web.settings.limits.address.connections {
            // Remove the entry that `or_default` has just made.
            if *open == 0 {
                by_address.remove(&who);
            }
            return Err(Reached::CONNECTIONS);
        }
        *open += 1;
        Ok(Counted { web: Arc::clone(web), who })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut by_address = locked(&self.web.connections.by_address);
        if let Some(open) = by_address.get_mut(&self.who) {
            *open -= 1;
            if *open == 0 {
                by_address.remove(&self.who);
            }
        }
    }
}

impl Web {
    /// Decides where a connection from this peer goes. A trusted proxy carries many clients: they
    /// are counted once their requests name them.
    pub fn receive(self: &Arc<Web>, peer: IpAddr) -> Lane {
        let who = Household::from(peer);
        let full = *self.open.borrow() >= self.settings.limits.house.connections as usize;
        let open = Open::new(self);
        let counted = match is_trusted(&self.settings, peer.to_canonical()) {
            true => Ok(None),
            false => Counted::new(self, who).map(Some),
        };
        match counted {
            Ok(counted) if !full => Lane::Open(open, counted),
            Ok(_) => Lane::Reserved(open, Reached::HOUSE_CONNECTIONS, Reserved::new(self, who)),
            Err(reached) => Lane::Reserved(open, reached, Reserved::new(self, who)),
        }
    }
}

/// The connections in the reserve, the oldest first.
#[derive(Debug, Default)]
struct Reserve {
    places: VecDeque<Taken>,
    /// The number of the next connection.
    next: u64,
}

#[derive(Debug)]
struct Taken {
    number: u64,
    who: Household,
    /// Dropped when another connection takes the place.
    _keep: oneshot::Sender<()>,
}

impl Reserve {
    fn take(&mut self, who: Household) -> (u64, oneshot::Receiver<()>) {
        let of_one = self.places.iter().filter(|taken| taken.who == who).count();
        if of_one >= RESERVED_FOR_ONE {
            if let Some(oldest) = self.places.iter().position(|taken| taken.who == who) {
                self.places.remove(oldest);
            }
        } else if self.places.len() >= RESERVED {
            self.places.pop_front();
        }
        let (keep, lost) = oneshot::channel();
        let number = self.next;
        self.next += 1;
        self.places.push_back(Taken { number, who, _keep: keep });
        (number, lost)
    }
}

/// A place in the reserve; released on drop.
pub struct Reserved {
    web: Arc<Web>,
    number: u64,
    lost: oneshot::Receiver<()>,
}

impl Reserved {
    fn new(web: &Arc<Web>, who: Household) -> Reserved {
        let (number, lost) = locked(&web.connections.reserve).take(who);
        Reserved { web: Arc::clone(web), number, lost }
    }

    /// Waits until another connection has taken the place.
    pub async fn lost(&mut self) {
        // Nothing is ever sent: this ends when the sender is dropped.
        let _ = (&mut self.lost).await;
    }
}

impl Drop for Reserved {
    fn drop(&mut self) {
        let mut reserve = locked(&self.web.connections.reserve);
        reserve.places.retain(|taken| taken.number != self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(number: u8) -> Household {
        IpAddr::from([192, 0, 2, number]).into()
    }

    #[test]
    fn one_address_takes_its_own_places_and_no_others() {
        let mut reserve = Reserve::default();
        let (_, mut other) = reserve.take(household(1));
        let places: Vec<_> = (0..100).map(|_| reserve.take(household(2))).collect();
        assert_eq!(reserve.places.len(), 1 + RESERVED_FOR_ONE);
        assert!(other.try_recv() == Err(oneshot::error::TryRecvError::Empty));
        let lost = places.into_iter().filter_map(|(_, mut lost)| {
            (lost.try_recv() == Err(oneshot::error::TryRecvError::Closed)).then_some(())
        });
        assert_eq!(lost.count(), 100 - RESERVED_FOR_ONE);
    }

    #[test]
    fn a_newcomer_takes_the_place_of_the_oldest() {
        let mut reserve = Reserve::default();
        let (_, mut oldest) = reserve.take(household(0));
        let _others: Vec<_> = (1..RESERVED as u8).map(|it| reserve.take(household(it))).collect();
        assert!(oldest.try_recv() == Err(oneshot::error::TryRecvError::Empty));
        let (_, mut newcomer) = reserve.take(household(200));
        assert!(oldest.try_recv() == Err(oneshot::error::TryRecvError::Closed));
        assert!(newcomer.try_recv() == Err(oneshot::error::TryRecvError::Empty));
        assert_eq!(reserve.places.len(), RESERVED);
    }
}
