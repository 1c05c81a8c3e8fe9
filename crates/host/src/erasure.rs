//! What the records of a table say about a guest, hidden or removed when the guest is forgotten.
//!
//! Numbers, times and sequence of the records stay, and so does everything the game depends on: who
//! moved when, and the nonces that went into the deal. A forgotten guest has an empty name; clients
//! show a word for that in the reader's language.

use protocol::{AskId, TableCard, Who as WireWho};

use crate::id::{GuestId, Secret};
use crate::record::{Event, Opening, Place, Record, Removed, Sitter};
use crate::stored::Stored;

/// Who takes the place of a forgotten guest at one table. Neither belongs to anybody.
#[derive(Clone, Copy, Debug)]
pub struct Nobody {
    /// The id that stands for the guest.
    pub guest: GuestId,
    /// A secret in the place of those that led to the guest's seat.
    pub secret: Secret,
}

/// Takes the names of these guests out of stored records, and leaves everything else as it is.
/// Records that cannot be read stay as they are.
pub fn hide_names(stored: &mut [Stored], guests: &[GuestId]) {
    for stored in stored {
        if let Some(body) = rewritten(&stored.body, guests, |record| hide(record, guests)) {
            stored.body = body;
        }
    }
}

/// Takes everything about these guests, who are one, out of the records of a table, and returns those
/// that changed. One that cannot be read stays as it is, so that it can be seen that it still names
/// the guest.
pub fn forget<'a>(stored: &'a mut [Stored], guests: &[GuestId], nobody: Nobody) -> Vec<&'a Stored> {
    let mut seats = Vec::new();
    let mut changed = Vec::new();
    for stored in stored {
        let Ok(before) = stored.record() else { continue };
        let mut record = before.clone();
        seats_of(&record, guests, &mut seats);
        forget_in(&mut record, guests, &seats, nobody);
        if record == before && !names(&stored.body, guests) {
            continue;
        }
        let Ok(body) = serde_json::to_string(&record) else { continue };
        // Others may have written the id somewhere.
        let replace =
            |body: String, id: &GuestId| body.replace(&id.to_string(), &nobody.guest.to_string());
        stored.body = guests.iter().fold(body, replace);
        changed.push(&*stored);
    }
    changed
}

fn names(body: &str, guests: &[GuestId]) -> bool {
    guests.iter().any(|guest| body.contains(&guest.to_string()))
}

/// Updates the numbers of the seats in which one of these guests sits.
fn seats_of(record: &Record, guests: &[GuestId], seats: &mut Vec<u8>) {
    for event in &record.events {
        if let Event::Places(places) = event {
            let is_theirs = |place: &Place| {
                place.sitter().is_some_and(|sitter| guests.iter().any(|it| sitter.is(*it)))
            };
            let numbered = (1..).zip(places);
            *seats = numbered.filter(|(_, it)| is_theirs(it)).map(|(seat, _)| seat).collect();
        }
    }
}

/// Whether the body of a record may have a message in the chat. Nearly all others can be told apart
/// without reading them.
pub fn may_have_chat(body: &str) -> bool {
    body.contains("\"chat\"")
}

/// The body of a record with all messages in the chat emptied; `None` if there are none.
pub fn without_chat(body: &str) -> Option<String> {
    let mut record: Record = serde_json::from_str(body).ok()?;
    let mut changed = false;
    for event in &mut record.events {
        if let Event::Chat { text, .. } = event
            && !text.is_empty()
        {
            text.clear();
            changed = true;
        }
    }
    changed.then(|| serde_json::to_string(&record).ok()).flatten()
}

/// The card of a table with the names that its records have; `None` if it stays the same.
pub fn renamed_card(card: &str, stored: &[Stored]) -> Option<String> {
    let mut card: TableCard = serde_json::from_str(card).ok()?;
    let before = card.clone();
    let places = stored.iter().rev().find_map(last_places)?;
    for (shown, place) in card.places.iter_mut().zip(&places) {
        if let (WireWho::Guest { name, .. }, Some(sitter)) = (&mut shown.who, place.sitter()) {
            name.clone_from(&sitter.name);
        }
    }
    (card != before).then(|| serde_json::to_string(&card).ok()).flatten()
}

/// What one of these guests, who are one, wrote in the chat of a table, with the time of each
/// message in milliseconds since 1970.
pub fn chat_of(stored: &[Stored], guests: &[GuestId]) -> Vec<(u64, String)> {
    let mut lines = Vec::new();
    for stored in stored {
        let Ok(record) = stored.record() else { continue };
        lines.extend(record.events.into_iter().filter_map(|event| match event {
            Event::Chat { guest, text, .. } if guests.contains(&guest) && !text.is_empty() => {
                Some((stored.at.0, text))
            }
            _ => None,
        }));
    }
    lines
}

fn last_places(stored: &Stored) -> Option<Vec<Place>> {
    let record = stored.record().ok()?;
    record.events.into_iter().rev().find_map(|event| match event {
        Event::Places(places) => Some(places),
        _ => None,
    })
}

/// A record that names one of these guests, changed and written again.
fn rewritten(body: &str, guests: &[GuestId], change: impl FnOnce(&mut Record)) -> Option<String> {
    if !names(body, guests) {
        return None;
    }
    let mut record: Record = serde_json::from_str(body).ok()?;
    change(&mut record);
    serde_json::to_string(&record).ok()
}

fn hide(record: &mut Record, guests: &[GuestId]) {
    for event in &mut record.events {
        match event {
            Event::Places(places) => {
                for sitter in places.iter_mut().filter_map(Place::sitter_mut) {
                    if guests.contains(&sitter.guest) {
                        sitter.name.clear();
                    }
                }
            }
            Event::Removed(removed) if removed.guests.iter().any(|it| guests.contains(it)) => {
                removed.name.clear();
            }
            _ => {}
        }
    }
}

fn forget_in(record: &mut Record, guests: &[GuestId], seats: &[u8], nobody: Nobody) {
    let is_theirs = |guest: &GuestId| guests.contains(guest);
    if let Some(request) = &mut record.request
        && is_theirs(&request.guest)
    {
        request.guest = nobody.guest;
        forget_ask(&mut request.id);
    }
    for event in &mut record.events {
        match event {
            Event::Opened(opening) if is_theirs(&opening.opener) => {
                let Opening { opener, household, .. } = opening.as_mut();
                (*opener, *household) = (nobody.guest, None);
            }
            Event::Places(places) => {
                for sitter in places.iter_mut().filter_map(Place::sitter_mut) {
                    forget_sitter(sitter, guests, nobody);
                }
            }
            Event::Removed(removed) if removed.guests.iter().any(is_theirs) => {
                let Removed { guests: ids, name, addresses, .. } = removed;
                name.clear();
                addresses.clear();
                ids.iter_mut().filter(|id| is_theirs(id)).for_each(|id| *id = nobody.guest);
            }
            Event::Chat { guest, id, text, .. } if is_theirs(guest) => {
                *guest = nobody.guest;
                forget_ask(id);
                text.clear();
            }
            Event::Muted { guest, .. } if is_theirs(guest) => *guest = nobody.guest,
            // The client chose its id, too. Without one it is a move that nobody asks for again.
            Event::Lines { ask, .. } if ask.as_ref().is_some_and(|(it, _)| seats.contains(it)) => {
                *ask = None;
            }
            Event::Opened(_)
            | Event::Removed(_)
            | Event::Readmitted { .. }
            | Event::Started { .. }
            | Event::Lines { .. }
            | Event::Abandoned
            | Event::Closed
            | Event::Hinted { .. }
            | Event::Chat { .. }
            | Event::ChatSwitch(_)
            | Event::Muted { .. }
            | Event::FollowedBy { .. }
            | Event::Rested => {}
        }
    }
}

fn forget_sitter(sitter: &mut Sitter, guests: &[GuestId], nobody: Nobody) {
    sitter.devices.retain(|device| !guests.contains(device));
    if guests.contains(&sitter.guest) {
        sitter.guest = nobody.guest;
        sitter.name.clear();
        sitter.secret = nobody.secret;
        sitter.link_off = true;
        sitter.address = None;
    }
}

/// The client chose the id of a request, and may have written anything into it.
fn forget_ask(id: &mut AskId) {
    if let Ok(forgotten) = AskId::try_from("-".to_string()) {
        *id = forgotten;
    }
}
