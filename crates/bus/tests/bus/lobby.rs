//! Which tables are listed, and in which order.

use bus::{Lobby, LobbyNews, MostListed, Opened};
use host::id::{AddressHash, AddressKey, GuestId, TableId};
use host::time::Millis;
use protocol::{Clock, Stage, TableCard};

const MOST: MostListed = MostListed { by_guest: 2, by_address: 3 };

fn table(number: u32) -> TableId {
    format!("{number:026}").parse().expect("26 digits")
}

fn guest(number: u32) -> GuestId {
    format!("{number:026}").parse().expect("26 digits")
}

fn address(byte: u8) -> AddressHash {
    AddressKey([1; 32]).hash([byte; 16])
}

fn card(number: u32, stage: Stage) -> TableCard {
    TableCard {
        id: table(number).to_string(),
        game: "mamma-mia".to_string(),
        stage,
        places: Vec::new(),
        options: Vec::new(),
        clock: Clock::None,
        language: None,
        here: false,
        opened_at: 0,
        touched_at: 0,
    }
}

/// News that the table with this number was opened; its number is also the time.
fn opened(number: u32, by: u32, from: u8) -> LobbyNews {
    LobbyNews::Shown {
        table: table(number),
        card: Box::new(card(number, Stage::Gathering)),
        told_at: Some(Millis(number.into())),
        opened: Some(Opened { opener: guest(by), address: Some(address(from)) }),
    }
}

/// News that the table is in this stage from now on.
fn changed(number: u32, stage: Stage, told_at: Option<u64>) -> LobbyNews {
    let card = Box::new(card(number, stage));
    let told_at = told_at.map(Millis);
    LobbyNews::Shown { table: table(number), card, told_at, opened: None }
}

fn listed(lobby: &Lobby) -> Vec<u32> {
    let number = |shown: &bus::Shown| shown.card.id.parse().expect("a number");
    lobby.list(MOST).iter().map(number).collect()
}

#[test]
fn where_somebody_is_comes_first_then_where_guests_sit_down_then_the_last_told_of() {
    let lobby = Lobby::default();
    for number in 1..=4 {
        lobby.hear(opened(number, number, number as u8));
    }
    assert_eq!(listed(&lobby), [4, 3, 2, 1]);
    lobby.hear(changed(4, Stage::Playing, Some(5)));
    assert_eq!(listed(&lobby), [3, 2, 1, 4]);
    lobby.hear(LobbyNews::Here { table: table(1), here: true });
    assert_eq!(listed(&lobby), [1, 3, 2, 4]);
    lobby.hear(LobbyNews::Told { table: table(2), at: Millis(9) });
    assert_eq!(listed(&lobby), [1, 2, 3, 4]);
    lobby.hear(LobbyNews::Here { table: table(1), here: false });
    lobby.hear(LobbyNews::Gone { table: table(2) });
    assert_eq!(listed(&lobby), [3, 1, 4]);
    lobby.hear(changed(3, Stage::Abandoned, Some(10)));
    assert_eq!(listed(&lobby), [1, 4]);
}

#[test]
fn what_nobody_heard_changes_nothing_in_the_list() {
    let lobby = Lobby::default();
    lobby.hear(opened(1, 1, 1));
    lobby.hear(opened(2, 2, 2));
    let mut changes = lobby.changes();
    let before = lobby.list(MOST);
    lobby.hear(changed(1, Stage::Gathering, None));
    assert!(!changes.has_changed().expect("the lobby is there"));
    let after = lobby.list(MOST);
    for (one, other) in before.iter().zip(after.iter()) {
        assert_eq!((one.table, one.told_at), (other.table, other.told_at));
        assert!(std::sync::Arc::ptr_eq(&one.card, &other.card));
    }
    lobby.hear(changed(1, Stage::Playing, None));
    assert!(changes.has_changed().expect("the lobby is there"));
    changes.mark_unchanged();
    assert_eq!(lobby.list(MOST)[1].told_at, Millis(1), "it keeps its time");
}

#[test]
fn so_many_are_listed_of_one_guest_and_of_one_address() {
    let lobby = Lobby::default();
    for (number, by, from) in [(1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 2, 9), (5, 3, 9), (6, 4, 9)] {
        lobby.hear(opened(number, by, from));
    }
    assert_eq!(listed(&lobby), [6, 5, 4, 3, 2]);
    lobby.hear(opened(7, 5, 9));
    assert_eq!(listed(&lobby), [7, 6, 5, 3, 2]);
    assert_eq!(lobby.count(guest(1), address(9)), (3, 4));
    lobby.hear(LobbyNews::Gone { table: table(7) });
    lobby.hear(LobbyNews::Here { table: table(1), here: true });
    assert_eq!(listed(&lobby), [1, 6, 5, 4, 3]);
}
