//! A ledger that was written can be read, and a bad file is refused with its line and the reason.

use mamma_mia::{MammaMia, Setup};
use proptest::prelude::*;
use table::ledger::{End, Entry, Guest, LedgerError, LineError, Recorder, Verdict};
use table::{
    BadDeal, Deaf, Fair, Game, Ledger, Next, Nonce, Offer as _, Options, Pcg, Phrased as _, Seed,
    Setup as _, View,
};

const SEED: [u8; 32] = [7; 32];

/// A whole game of random moves, dealt fairly.
fn game(name: &str, seats: usize, options: &[(&str, &str)], luck: u64) -> Ledger<MammaMia> {
    let setup = Setup::read(name, seats, &Options::of(options.iter().copied())).expect("allowed");
    let guests: Vec<Guest> = (0..seats)
        .map(|seat| Guest::new("Ada Lovelace", Nonce::new(&[seat as u8]).expect("short")))
        .collect();
    let nonces = guests.iter().map(|guest| guest.nonce.clone()).collect();
    let seed = Seed::new(SEED);
    let mut dealer = Fair::new(seed, nonces);
    let mut record = Recorder::<MammaMia>::new(Ledger::new(setup, guests, Some(seed.commitment())));
    let mut quick = Pcg::new(luck);
    loop {
        match MammaMia::next(record.game().public()) {
            Next::Dealer => {
                let deal = record.game().draw(&mut dealer).expect("the dealer is awaited");
                record.deal(deal, &mut Deaf).expect("it was drawn");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let mut offers = Vec::new();
                View::of(record.game(), table::Eyes::Seat(seat)).offers(|offer| offers.push(offer));
                let taken = offers[quick.pick(offers.len() as u32) as usize];
                let mv = taken.pick(&mut |bound| quick.pick(bound));
                record.play(seat, mv, &mut Deaf).expect("it is offered");
            }
            Next::Over(_) => break,
        }
    }
    record.note("the lamp went out  at nine");
    let mut ledger = record.into_ledger();
    ledger.seed = Some(seed);
    ledger
}

fn practice() -> String {
    game("mamma-mia", 2, &[("practice", "on"), ("first", "1")], 3).to_string()
}

/// Reads the text with the first occurrence of `from` replaced.
fn changed(text: &str, from: &str, to: &str) -> Result<Ledger<MammaMia>, LedgerError> {
    assert!(text.contains(from), "{from} is not in\n{text}");
    Ledger::read(&text.replacen(from, to, 1))
}

fn line_of(text: &str, start: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(start)).expect("the line is there")
}

#[test]
fn a_ledger_reads_back_as_it_was_written_and_is_honest() {
    for (name, seats) in [("mamma-mia", 2), ("mamma-mia", 5), ("mamma-mia-plus", 6)] {
        let ledger = game(name, seats, &[], 1);
        let text = ledger.to_string();
        let again = Ledger::<MammaMia>::read(&text).unwrap_or_else(|bad| panic!("{bad:?}\n{text}"));
        assert_eq!(ledger, again);
        assert_eq!(text, again.to_string());
        assert_eq!(ledger.verify(), Ok(Verdict::Honest));
    }
}

#[test]
fn an_unfinished_ledger_is_valid_and_goes_on() {
    let whole = game("mamma-mia-plus", 3, &[], 2);
    for stop in 0..whole.entries.len() - 2 {
        let mut part = whole.clone();
        part.entries.truncate(stop);
        (part.end, part.seed) = (End::Unfinished, None);
        let read = Ledger::<MammaMia>::read(&part.to_string()).expect("unfinished is valid");
        assert_eq!(read, part);
        assert_eq!(read.verify(), Ok(Verdict::NotRevealed));
    }
}

#[test]
fn an_abandoned_game_has_that_result() {
    let mut part = game("mamma-mia", 3, &[], 2);
    part.entries.truncate(20);
    (part.end, part.seed) = (End::Abandoned, None);
    let text = part.to_string();
    assert!(text.contains("result abandoned"));
    assert_eq!(Ledger::read(&text), Ok(part));
}

#[test]
fn a_file_that_breaks_off_is_truncated_wherever_it_breaks() {
    let text = practice();
    let lines: Vec<&str> = text.lines().collect();
    for kept in 1..lines.len() {
        let part = lines[..kept].join("\n");
        let error = Ledger::<MammaMia>::read(&part).expect_err("it breaks off");
        assert_eq!(error.error, LineError::Truncated, "after line {kept}");
    }
}

#[test]
fn other_files_are_not_ledgers() {
    for text in ["", "\n\n", "hello", "forno", "forno ledgers 1", "\u{0}\u{1}"] {
        let error = Ledger::<MammaMia>::read(text).expect_err("no ledger");
        assert_eq!(error.error, LineError::NotALedger, "{text:?}");
    }
}

#[test]
fn newer_versions_are_refused_by_number() {
    let text = practice();
    let newer = |from, to| changed(&text, from, to).expect_err("newer");
    let error = LineError::Newer { found: 2, known: 1 };
    assert_eq!(newer("forno ledger 1", "forno ledger 2"), error.clone().at(1));
    assert_eq!(newer("rules 1", "rules 2"), error.at(3));
}

#[test]
fn an_unknown_move_and_an_illegal_one_are_told_apart() {
    let text = practice();
    let line = line_of(&text, "1 lay ");
    let unknown = changed(&text, "1 lay ", "1 eat ").expect_err("unknown");
    assert_eq!(unknown.line, line);
    assert!(matches!(unknown.error, LineError::UnknownMove(_)));
    let illegal = changed(&text, "1 lay ", "2 lay ").expect_err("not his turn");
    assert_eq!(illegal.line, line);
    assert!(matches!(illegal.error, LineError::Move { rule: "3.1", .. }));
}

#[test]
fn an_impossible_deal_is_refused() {
    let text = practice();
    let first = text.lines().find(|line| line.starts_with("deal supply")).expect("dealt");
    let error = changed(&text, first, "deal supply 1 pineapple 15").expect_err("too many");
    assert_eq!(error, LineError::Deal(BadDeal::WrongCount).at(line_of(&text, "deal supply")));
    let error = changed(&text, first, "deal waiter 1 monotoni").expect_err("another pile");
    assert_eq!(error.error, LineError::Deal(BadDeal::OtherPile));
}

#[test]
fn a_wrong_result_is_refused_with_the_right_one() {
    let text = practice();
    let right = text.lines().find_map(|line| line.strip_prefix("result ")).expect("a result");
    let written = format!("result {right}");
    for wrong in ["result abandoned", "result winners none scores 0 0"] {
        let error = changed(&text, &written, wrong).expect_err("wrong");
        let by_the_rules = right.to_string();
        assert_eq!(error, LineError::WrongResult { by_the_rules }.at(line_of(&text, "result")));
    }
    let error = changed(&text, &written, "# nothing").expect_err("no result");
    assert_eq!(error.error, LineError::ResultMissing);
    let error = changed(&text, "result winners", "result winners 2 1").expect_err("not rising");
    assert!(matches!(error.error, LineError::Words(_)));
}

#[test]
fn winners_are_seats_or_none_and_nothing_else() {
    let text = practice();
    let right = text.lines().find(|line| line.starts_with("result ")).expect("a result");
    let (_, scores) = right.split_once(" scores").expect("scores");
    for winners in ["", " none none", " none 1", " 1 none", " 1 1"] {
        let wrong = format!("result winners{winners} scores{scores}");
        let error = changed(&text, right, &wrong).expect_err("no such result");
        assert!(matches!(error.error, LineError::Words(_)), "{wrong}: {error:?}");
    }
}

#[test]
fn words_are_parted_by_spaces_and_tabs_and_by_nothing_else() {
    let text = practice();
    let spread = text.replace(' ', "\t  ").replace('\n', " \r\n");
    assert!(Ledger::<MammaMia>::read(&spread).is_ok_and(|ledger| ledger.to_string() == text));
    let error = changed(&text, "game mamma-mia", "game\u{a0}mamma-mia").expect_err("one word");
    assert_eq!(error.line, 2);
}

/// `docs/ledger.md`: words are separated by spaces and tabs, and a line may end with one carriage
/// return.
#[test]
fn no_other_blank_parts_words() {
    let text = practice();
    for blank in ["\r", "\u{b}", "\u{c}", "\u{85}", "\u{a0}", "\u{2003}", "\u{3000}"] {
        for (from, to) in [
            ("1 lay ", format!("1 {blank}lay ")),
            ("1 lay ", format!("{blank}1 lay ")),
            ("deal supply", format!("deal {blank}supply")),
            ("\ndeal supply", format!("{blank} \ndeal supply")),
            ("\n1 lay ", format!("{blank}{blank}\n1 lay ")),
            ("seat 1 yellow", format!("seat 1 {blank}yellow")),
            ("\nend ", format!("\nend {blank}")),
        ] {
            let Err(error) = changed(&text, from, &to) else { panic!("{to:?} is read") };
            let line = text[..text.find(from).expect("it is there")].lines().count();
            let is_there = (line..=line + 1).contains(&error.line);
            assert!(is_there, "{to:?}: {error:?}, but the line is {line}");
        }
    }
}

#[test]
fn a_count_that_cannot_be_is_quoted() {
    let text = practice();
    let laid = text.lines().find(|line| line.starts_with("1 lay ")).expect("laid");
    for count in ["0", "16", "255"] {
        let mut words: Vec<&str> = laid.split(' ').collect();
        words[3] = count;
        let error = changed(&text, laid, &words.join(" ")).expect_err("no such count");
        let LineError::UnknownMove(bad) = error.error else { panic!("{error:?}") };
        assert_eq!(bad.found, count);
    }
}

#[test]
fn a_colour_that_the_game_has_not_is_told_as_a_colour() {
    let text = practice();
    let error = changed(&text, "seat 1 yellow", "seat 1 pink").expect_err("no such colour");
    assert_eq!(error.line, line_of(&text, "seat 1"));
    assert_eq!(error.error.phrase().id, "setup-unknown-colour");
}

#[test]
fn a_refused_setup_is_told_at_the_line_it_rests_on() {
    let text = practice();
    let told = |from, to| changed(&text, from, to).expect_err("refused").line;
    let memory = line_of(&text, "option memory");
    assert_eq!(told("option memory own", "option memory both"), memory);
    assert_eq!(told("option memory own", "option helping on"), memory);
    assert_eq!(told("option memory own", "option first 1"), memory, "it is given twice");
    assert_eq!(told("seat 2 green", "seat 2 yellow"), line_of(&text, "seat 2"));
    assert_eq!(told("seat 1 yellow", "seat 1 pink"), line_of(&text, "seat 1"));
}

#[test]
fn the_end_counts_deals_and_moves_but_not_notes() {
    let text = practice();
    assert!(text.contains("note the lamp went out at nine"));
    let error = changed(&text, "\nend ", "\nend 1").expect_err("miscounted");
    assert!(matches!(error.error, LineError::WrongCount { .. }));
}

#[test]
fn a_dealer_who_deals_otherwise_is_not_honest() {
    let honest = game("mamma-mia", 2, &[("first", "1")], 5);
    let mut other_seed = honest.clone();
    other_seed.seed = Some(Seed::new([8; 32]));
    assert!(matches!(other_seed.verify(), Ok(Verdict::NotHonest(_))));
    let mut other_nonce = honest.clone();
    other_nonce.guests[0].nonce = Nonce::new(b"mine").expect("short");
    assert!(matches!(other_nonce.verify(), Ok(Verdict::NotHonest(_))));
    let mut uncommitted = honest;
    uncommitted.commitment = None;
    assert!(matches!(uncommitted.verify(), Ok(Verdict::NotHonest(_))));
}

#[test]
fn without_a_commitment_and_a_seed_nothing_can_be_verified() {
    let mut silent = game("mamma-mia", 2, &[("first", "1")], 5);
    (silent.commitment, silent.seed) = (None, None);
    assert_eq!(silent.verify(), Ok(Verdict::NotCommitted));
}

#[test]
fn the_dealer_deals_on_where_a_ledger_stops() {
    let whole = game("mamma-mia-plus", 3, &[("practice", "on")], 4);
    let deals = |dealt: &[Entry<MammaMia>]| -> Vec<Entry<MammaMia>> {
        dealt.iter().filter(|entry| matches!(entry, Entry::Deal(_))).cloned().collect()
    };
    for stop in 0..whole.entries.len() {
        let mut part = whole.clone();
        part.entries.truncate(stop);
        let mut dealer = part.dealer_after(Seed::new(SEED)).expect("it is this dealer's");
        let rest = whole.walk().skip(stop).map(|step| step.expect("it is legal"));
        let again: Vec<Entry<MammaMia>> = rest
            .filter(|step| matches!(step.entry, Entry::Deal(_)))
            .map(|step| Entry::Deal(step.before.draw(&mut dealer).expect("he is awaited")))
            .collect();
        assert_eq!(again, deals(&whole.entries[stop..]));
        assert!(part.dealer_after(Seed::new([8; 32])).is_err());
    }
}

#[test]
fn an_entry_reads_and_writes_itself() {
    let ledger = game("mamma-mia-plus", 4, &[], 6);
    for entry in &ledger.entries {
        assert_eq!(entry.to_string().parse().as_ref(), Ok(entry));
    }
    let note: Entry<MammaMia> = Entry::note("  seat 1\tis played\r\nby \u{7}mimi ");
    assert_eq!(note.to_string(), "note seat 1 is played by mimi");
    assert_eq!(Entry::<MammaMia>::note("a \u{7} b"), Entry::note("a b"));
    assert_eq!("note".parse(), Ok(Entry::<MammaMia>::note("")));
    assert!("note a\rb".parse::<Entry<MammaMia>>().is_err());
}

proptest! {
    /// A file with any change is either read or refused, and what is read is written back
    /// unchanged.
    #[test]
    fn a_tampered_ledger_never_panics(
        at in 0usize..6_000, cut in 0usize..40, with in "[ -~\n]{0,20}", luck in 0u64..4,
    ) {
        let text = game("mamma-mia-plus", 3, &[("practice", "on")], luck).to_string();
        let at = at % text.len();
        let end = (at + cut).min(text.len());
        let tampered = [&text[..at], &with, &text[end..]].concat();
        match Ledger::<MammaMia>::read(&tampered) {
            Ok(ledger) => {
                let written = ledger.to_string();
                prop_assert_eq!(Ledger::<MammaMia>::read(&written), Ok(ledger));
            }
            Err(error) => prop_assert!(error.line <= tampered.lines().count() + 1),
        }
    }

    #[test]
    fn any_name_can_be_written(name in ".{0,60}") {
        let setup = Setup::read("mamma-mia", 2, &Options::none()).expect("allowed");
        let guests = vec![Guest::new(&name, Nonce::default()), Guest::default()];
        let ledger = Ledger::<MammaMia>::new(setup, guests, None);
        prop_assert_eq!(Ledger::read(&ledger.to_string()), Ok(ledger));
    }
}
