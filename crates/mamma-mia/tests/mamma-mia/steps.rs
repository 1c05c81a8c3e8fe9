//! The steps announced ahead in a turn do come, whatever is chosen before. Rules 3.1 to 3.4

use mamma_mia::{Hand, MammaMia, Move, Offer, Phase, Pile, Setup, Step, steps_ahead};
use table::{Deaf, Eyes, Game, Next, Offer as _, Options, Pcg, Seat, Setup as _, View};

/// Random games for each number of players.
const GAMES: u64 = 500;

/// The seat that is laying or ordering now, and its hand.
fn in_turn(game: &MammaMia) -> Option<(Seat, Hand)> {
    match game.public().phase {
        Phase::Laying(seat) | Phase::Ordering(seat) => Some((seat, *game.own(seat))),
        _ => None,
    }
}

fn ahead(game: &MammaMia, seat: Seat, hand: &Hand) -> [Vec<Offer>; 2] {
    let (mut orders, mut draws) = (Vec::new(), Vec::new());
    steps_ahead(game.public(), seat, hand, &mut |step, offer| match step {
        Step::Order => orders.push(offer),
        Step::Draw => draws.push(offer),
    });
    [orders, draws]
}

fn offers(game: &MammaMia, seat: Seat) -> Vec<Offer> {
    let mut offers = Vec::new();
    View::of(game, Eyes::Seat(seat)).offers(|offer| offers.push(offer));
    offers
}

fn pick(offers: &[Offer], chance: &mut Pcg) -> Move {
    let offer = offers[chance.pick(offers.len() as u32) as usize];
    offer.pick(&mut |bound| chance.pick(bound))
}

/// How many cards the draw gives from this pile.
fn drawn(draws: &[Offer], from: Pile) -> Option<u8> {
    draws.iter().find_map(|draw| match draw {
        Offer::Draw { pile, count } if *pile == from => Some(*count),
        _ => None,
    })
}

/// Picks one offer for each step on a copy, and checks that later offers are as announced.
fn any_choice_leads_there(game: &MammaMia, chance: &mut Pcg) {
    let Some((seat, hand)) = in_turn(game) else { return };
    let mut copy = *game;
    copy.play(seat, pick(&offers(&copy, seat), chance), &mut Deaf).expect("it was offered");
    let [orders, draws] = ahead(game, seat, &hand);
    if !orders.is_empty() {
        assert_eq!(offers(&copy, seat), orders);
        copy.play(seat, pick(&orders, chance), &mut Deaf).expect("it was told ahead");
    }
    if !draws.is_empty() {
        let now = offers(&copy, seat);
        let laid = game.public().hands[seat].total() - copy.public().hands[seat].total();
        for pile in [Pile::Supply, Pile::Waiter] {
            assert_eq!(drawn(&now, pile), Some(game.public().drawn_after(seat, pile, laid)));
            assert!(drawn(&draws, pile).is_some());
            assert!(drawn(&draws, pile) <= drawn(&now, pile), "at least so many: {now:?}");
        }
        copy.play(seat, pick(&draws, chance), &mut Deaf).expect("it was told ahead");
    }
}

/// Lays as little as possible on a copy: if that leads to a draw, the draw was announced.
fn nothing_certain_is_kept_back(game: &MammaMia) {
    let Some((seat, hand)) = in_turn(game) else { return };
    let mut copy = *game;
    while let Some((due, hand)) = in_turn(&copy)
        && due == seat
    {
        let least = match (copy.public().phase, offers(&copy, seat).last()) {
            (Phase::Laying(_), _) => Move::Lay { kind: hand.ingredients().card(0), count: 1 },
            (_, Some(Offer::NoOrder)) => Move::NoOrder,
            _ => Move::Order(hand.orders().nth(0)),
        };
        copy.play(seat, least, &mut Deaf).expect("it may be done");
    }
    let [_, draws] = ahead(game, seat, &hand);
    assert_eq!(copy.public().phase == Phase::Drawing(seat), !draws.is_empty());
}

fn check(game: &str) {
    for seats in Setup::players(game) {
        let setup = Setup::read(game, seats, &Options::none()).expect("a possible table");
        for seed in 0..GAMES {
            let mut chance = Pcg::new(seed);
            let mut table = MammaMia::new(&setup);
            loop {
                any_choice_leads_there(&table, &mut chance);
                nothing_certain_is_kept_back(&table);
                match MammaMia::next(table.public()) {
                    Next::Dealer => {
                        let deal = table.draw(&mut chance).expect("the dealer is awaited");
                        table.deal(deal, &mut Deaf).expect("it was drawn");
                    }
                    Next::Seats(awaited) => {
                        let seat = awaited.first().expect("someone is awaited");
                        let mv = pick(&offers(&table, seat), &mut chance);
                        table.play(seat, mv, &mut Deaf).expect("it was offered");
                    }
                    Next::Over(_) => break,
                }
            }
        }
    }
}

#[test]
fn the_steps_ahead_of_mamma_mia_are_those_that_come() {
    check("mamma-mia");
}

#[test]
fn the_steps_ahead_of_mamma_mia_plus_are_those_that_come() {
    check("mamma-mia-plus");
}
