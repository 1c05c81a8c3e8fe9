//! Crostini keeps the laws, with every number of players and under both versions of its rules.

use crostini::{Announcement, Crostini, CrostiniSetup, Phase, Whisper};
use laws::Tally;
use table::Saying;

/// Random games for each setup.
const GAMES: usize = 1_000;

/// What must occur in random games.
const SIGHTS: [&str; 5] = ["topped", "ate", "burnt", "won", "won together"];

fn watch(saying: &Saying<Crostini>, count: &mut dyn FnMut(&str)) {
    count(match saying {
        Saying::ToAll(Announcement::Topped { .. }) => "topped",
        Saying::ToAll(Announcement::Ate { .. }) => "ate",
        Saying::ToAll(Announcement::Now(Phase::Over { winners })) if winners.len() == 1 => "won",
        Saying::ToAll(Announcement::Now(Phase::Over { .. })) => "won together",
        Saying::ToSeat(_, Whisper::Burnt(_)) => "burnt",
        Saying::ToAll(_) | Saying::ToSeat(_, Whisper::Hand(_)) => return,
    });
}

#[test]
fn crostini_keeps_the_laws() {
    let mut tally = Tally::watching(SIGHTS, watch);
    for seats in 2..=4 {
        let setups = laws::setups::<CrostiniSetup>("crostini", seats, &[]);
        assert_eq!(setups.len(), 2, "one for each version of the rules");
        for setup in setups {
            laws::assert_kept::<Crostini>(&setup, GAMES, 1, &mut tally);
        }
    }
    tally.assert_complete();
}
