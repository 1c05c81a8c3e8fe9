//! A listener that sits down in the middle of a game.

use bots::mamma_mia::sample::{Cannot, Sampler};
use mamma_mia::{MammaMia, Phase};
use table::{Eyes, Game, Lawful, Seat, View};

use super::play::{Listener, Table, setup};

/// Notes list everything that is buried: worlds are made up from the visible sizes, and from then
/// on from what is heard.
#[test]
fn a_game_with_notes_can_be_taken_up_at_any_time() {
    for (game, seats) in [("mamma-mia", 3), ("mamma-mia-plus", 4)] {
        let setup = setup(game, seats, &[("memory", "notes")]);
        for seed in 0..6 {
            let mut table = Table::new(&setup, seed);
            let mut listeners: Vec<Listener> = Vec::new();
            while let Some(said) = table.go_on(60) {
                listeners.iter_mut().for_each(|listener| listener.hear(&said));
                if table.below(25) == 0 {
                    let seat = table.below(seats as u32) as usize;
                    let all = [Eyes::Seat(Seat::at(seat)), Eyes::Gallery];
                    listeners.extend(all.map(|eyes| Listener::at(&table.game, eyes, seed)));
                }
                for listener in &mut listeners {
                    if table.below(8) == 0 {
                        assert_eq!(listener.sample(&table.game).census(), Ok(()));
                    }
                }
            }
        }
    }
}

/// Without notes, nobody knows what was put into the oven before they arrived.
#[test]
fn a_game_without_notes_cannot_be_taken_up_once_a_card_is_buried() {
    for (game, seats) in [("mamma-mia", 3), ("mamma-mia-plus", 4)] {
        let mut table = Table::new(&setup(game, seats, &[]), 1);
        while table.go_on(60).is_some() {
            let public = table.game.public();
            let dealt_only = public.turns <= 1 && public.oven == 0;
            for eyes in Eyes::all(seats) {
                let view = View::of(&table.game, eyes);
                match Sampler::new(&view, 1) {
                    Ok(mut sampler) => {
                        assert!(dealt_only);
                        let world = sampler.sample(&view).expect("there is a world");
                        assert_eq!(View::of(&world, eyes), view);
                    }
                    Err(cannot) => {
                        assert_eq!(cannot, Cannot::Buried);
                        assert!(!dealt_only);
                    }
                }
            }
        }
    }
}

#[test]
fn who_missed_something_is_told_so() {
    let mut table = Table::new(&setup("mamma-mia", 3, &[]), 1);
    let eyes = Eyes::Seat(Seat::at(1));
    let mut sampler = Sampler::new(&View::of(&table.game, eyes), 1).expect("a game begins");
    while !matches!(table.game.public().phase, Phase::Laying(_)) {
        table.go_on(0);
    }
    assert_eq!(sampler.sample(&View::of(&table.game, eyes)), Err(Cannot::Missed));
}

/// A table before the deal has only one world: itself.
#[test]
fn before_the_deal_there_is_nothing_to_guess() {
    let game = MammaMia::new(&setup("mamma-mia-plus", 5, &[]));
    for eyes in Eyes::all(5) {
        assert_eq!(Listener::at(&game, eyes, 1).sample(&game), game);
    }
}
