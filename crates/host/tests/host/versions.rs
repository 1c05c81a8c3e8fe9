//! Stored tables keep the version of their rules; a table of an unknown version can still be read.

use host::{Archive, Host, Hosted, NotLoaded, Stored};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Stage, TableCard};
use table::ledger::{Ledger, LineError};
use table::{Pcg, UnknownRules};

use crate::driver::Table;
use crate::plan::{ABSENCE, Plan, guest, of, tables};

const RULES: &str = "\"rules\":1,";
const NEWER: UnknownRules = UnknownRules::Newer { found: 9, newest: 1 };
const OLDER: UnknownRules = UnknownRules::Older { found: 0, oldest: 1 };

/// The same records, with this text in place of the version of the rules.
fn saying<G: Hosted>(table: &Table<G>, rules: &str) -> Vec<Stored> {
    let mut stored = table.stored.clone();
    assert!(stored[0].body.contains(RULES), "{}", stored[0].body);
    stored[0].body = stored[0].body.replacen(RULES, rules, 1);
    stored
}

fn load<G: Hosted>(table: &Table<G>, stored: &[Stored]) -> Result<Host<G>, NotLoaded> {
    Host::load(table.host.id(), stored, ABSENCE, table.now)
}

/// The stage that the house lists.
fn stage<G: Hosted>(table: &Table<G>) -> Stage {
    let listing = table.listing.as_ref().expect("it is listed");
    let card: TableCard = serde_json::from_str(&listing.card).expect("a card");
    card.stage
}

fn archive<G: Hosted>(table: &Table<G>, rules: &str) -> Archive {
    let stored = saying(table, rules);
    Archive::read(table.host.id(), &stored, stage(table)).expect("it can be read")
}

#[test]
fn a_table_from_before_there_were_versions_has_the_first() {
    let table: Table<PizzaTheory> = Plan::new("pizza-theory", 3).started();
    let host = load(&table, &saying(&table, "")).expect("it goes on");
    assert_eq!(host.opening().rules, 1);
    assert_eq!(host.state_for(guest(of(1))), table.host.state_for(guest(of(1))));
}

#[test]
fn a_table_whose_rules_are_not_known_is_no_fault() {
    let table: Table<MammaMia> = Plan::new("mamma-mia", 2).started();
    let why = |rules: &str| load(&table, &saying(&table, rules)).map(|_| ()).expect_err("unknown");
    assert_eq!(why("\"rules\":9,"), NotLoaded::Rules(NEWER));
    assert_eq!(why("\"rules\":0,"), NotLoaded::Rules(OLDER));
}

#[test]
fn a_finished_table_can_be_read_whole_without_its_rules() {
    fn check<G: Hosted>(game: &'static str, seats: usize) {
        let mut table: Table<G> = Plan::new(game, seats).bots(&[2]).started();
        table.play_out(&mut Pcg::new(5));
        let state = archive(&table, "\"rules\":9,").state_for(guest(of(1)));
        let whole = table.host.state_for(guest(of(1)));
        assert_eq!((state.stage, state.places), (whole.stage, whole.places));
        assert_eq!((state.fairness, state.options), (whole.fairness, whole.options));
        assert_eq!(state.seat_secret, None, "nobody can sit there");
        for (rules, unknown) in [("\"rules\":9,", NEWER), ("\"rules\":0,", OLDER)] {
            assert!(archive(&table, rules).ledger(unknown).is_some());
        }
        // If the rules are known after all, the text is a complete ledger.
        let raw = archive(&table, RULES).ledger(OLDER).expect("it is finished");
        let read = Ledger::<G>::read(&raw.to_string()).expect("a ledger");
        assert_eq!(read, table.host.play().expect("a game").ledger());
    }
    for (game, seats) in tables().filter(|(_, seats)| *seats == 3) {
        match game {
            "pizza-theory" => check::<PizzaTheory>(game, seats),
            _ => check::<MammaMia>(game, seats),
        }
    }
}

#[test]
fn a_running_table_is_shown_only_where_it_cannot_go_on() {
    let mut table: Table<MammaMia> = Plan::new("mamma-mia", 3).started();
    let mut whims = Pcg::new(5);
    (0..4).for_each(|_| {
        table.play_one(&mut whims);
    });
    assert_eq!(archive(&table, "\"rules\":9,").ledger(NEWER), None);
    let raw = archive(&table, "\"rules\":0,").ledger(OLDER).expect("it cannot go on");
    let text = raw.to_string();
    let seed = table.host.opening().seed.clone();
    assert!(text.contains("\nrules 0\n") && !text.contains(&seed), "{text}");
    let lines = table.host.play().expect("a game").ledger();
    lines.entries.iter().for_each(|entry| assert!(text.contains(&format!("\n{entry}\n"))));
    let refused = Ledger::<MammaMia>::read(&text.replacen("rules 0", "rules 9", 1));
    assert_eq!(refused, Err(LineError::Newer { found: 9, known: 1 }.at(3)));
}

#[test]
fn nothing_can_be_read_of_a_game_that_did_not_begin() {
    let table: Table<MammaMia> = Plan::new("mamma-mia", 3).open();
    let archive = archive(&table, "\"rules\":0,");
    assert_eq!(archive.ledger(OLDER), None);
    assert_eq!(archive.state_for(guest(of(2))).stage, Stage::Gathering);
}
