//! The facts stated about each game agree with its rules.

use std::collections::BTreeSet;

use table::{
    Chance, Deaf, Eyes, Facts, Lawful, Memory, Moves, Next, Offer as _, Options, Pcg, Setup,
    Stream, View,
};

/// Games played for each number of players and each value of an option.
const GAMES: u64 = 20;

/// A source of chance that records which piles were asked for.
struct Watched {
    chance: Pcg,
    piles: BTreeSet<&'static str>,
}

impl Chance for Watched {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.piles.insert(stream.pile);
        self.chance.pick(bound)
    }
}

/// What was observed in a game.
struct Seen {
    piles: BTreeSet<&'static str>,
    moves: Moves,
    memory: Memory,
    longest: usize,
}

/// Setups for every number of players and every value of every option.
fn setups<S: Setup>(facts: &Facts) -> Vec<S> {
    let choices = S::choices(facts.name);
    let values = choices.iter().flat_map(|it| it.values.iter().map(|value| (it.name, *value)));
    let options: Vec<Options> =
        values.map(|value| Options::of([value])).chain([Options::none()]).collect();
    let with = |seats| options.iter().filter_map(move |it| S::read(facts.name, seats, it).ok());
    facts.players.clone().flat_map(with).collect()
}

fn play<G: Lawful>(setup: &G::Setup, seed: u64, seen: &mut Seen) {
    let mut chance = Watched { chance: Pcg::new(seed), piles: BTreeSet::new() };
    let mut luck = Pcg::new(!seed);
    let mut table = G::new(setup);
    let notes = *table.notes();
    loop {
        if *table.notes() != notes {
            seen.memory = Memory::Needed;
        }
        match G::next(table.public()) {
            Next::Dealer => {
                let deal = table.draw(&mut chance).expect("the dealer is awaited");
                table.deal(deal, &mut Deaf).expect("what was drawn can be dealt");
            }
            Next::Seats(awaited) => {
                if awaited.len() > 1 {
                    seen.moves = Moves::AtOnce;
                }
                let seat = awaited.first().expect("someone is awaited");
                let mut offers = Vec::new();
                View::of(&table, Eyes::Seat(seat)).offers(|offer| offers.push(offer));
                let keen = offers
                    .iter()
                    .find(|offer| G::is_keen(offer))
                    .filter(|_| seed.is_multiple_of(2));
                let any = &offers[luck.pick(offers.len() as u32) as usize];
                let mv = keen.unwrap_or(any).pick(&mut |bound| luck.pick(bound));
                table.play(seat, mv, &mut Deaf).expect("what is offered is accepted");
            }
            Next::Over(_) => break,
        }
    }
    seen.piles.extend(chance.piles);
}

fn check<G: Lawful>(facts: &Facts) {
    let name = facts.name;
    assert_eq!(facts.players, G::Setup::players(name), "{name}: players");
    let nothing = BTreeSet::new();
    let mut seen =
        Seen { piles: nothing, moves: Moves::InTurn, memory: Memory::Needless, longest: 0 };
    for setup in setups::<G::Setup>(facts) {
        assert_eq!(setup.facts(), facts);
        seen.longest = seen.longest.max(G::longest(&setup));
        (0..GAMES).for_each(|seed| play::<G>(&setup, seed, &mut seen));
    }
    assert_eq!(facts.longest, seen.longest, "{name}: the longest game");
    assert_eq!(facts.piles.iter().copied().collect::<BTreeSet<_>>(), seen.piles, "{name}: piles");
    assert_eq!(facts.moves, seen.moves, "{name}: who moves");
    assert_eq!(facts.memory, seen.memory, "{name}: memory");
    let tables = facts.measured.bots.iter().chain([&facts.measured.engine]);
    tables.for_each(|seats| assert!(facts.players.contains(seats), "{name} with {seats}"));
}

#[test]
fn the_facts_are_what_the_rules_do() {
    catalogue::each_family!(G => catalogue::games_of::<G>().iter().for_each(check::<G>));
}

#[test]
fn every_name_leads_to_its_own_rules() {
    for name in catalogue::NAMES {
        let found = catalogue::with_game!(*name, G => catalogue::has_game::<G>(name));
        assert_eq!(found, Ok(true), "{name}");
        assert_eq!(catalogue::game(name).map(|facts| facts.name), Ok(*name));
    }
    let names: BTreeSet<_> = catalogue::NAMES.iter().collect();
    assert_eq!(names.len(), catalogue::NAMES.len(), "each name is there once");
}

#[test]
fn an_unknown_name_is_refused_and_quoted_briefly() {
    let long = "poker".repeat(1_000);
    let refused = catalogue::with_game!(long.as_str(), G => catalogue::games_of::<G>().len());
    let Err(table::SetupRefusal::UnknownGame { name, possible }) = refused else {
        panic!("poker is not played here");
    };
    assert!(name.starts_with("poker") && name.chars().count() < 100);
    assert_eq!(possible, catalogue::NAMES);
    assert!(catalogue::game(&long).is_err());
}

#[test]
fn practice_is_an_option_of_the_game_and_can_be_left_out() {
    fn check<S: Setup>(facts: &Facts) {
        let usual = S::read(facts.name, *facts.players.end(), &Options::none());
        let usual = usual.expect("it can be played");
        assert!(!usual.is_practice(), "{}", facts.name);
        let Some(practice) = S::PRACTICE else { return };
        let setup = S::read(facts.name, usual.seats(), &Options::of([practice]));
        let setup = setup.expect("it can be practised");
        assert!(setup.is_practice() && setup != usual, "{}", facts.name);
        assert_eq!(setup.for_real(), Ok(usual));
    }
    catalogue::each_family!(G => {
        catalogue::games_of::<G>().iter().for_each(check::<<G as table::Game>::Setup>)
    });
}
