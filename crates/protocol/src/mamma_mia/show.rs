//! How long what is said at a Mamma Mia table is shown.
//!
//! Opening the oven has an arc: the door and a breath, then cards that fly while nothing hangs on
//! them and slow down towards an order. A full oven begins briskly; the last orders have all their
//! time. A viewer's own order is never hurried.

use mamma_mia::{Announcement, Public};
use table::{Eyes, Seat};

use crate::show::Beat;

/// The viewer's own moves need not be shown: the next step of the turn follows almost at once.
const OWN: Beat = Beat::steady(150);

const LAID: Beat = Beat::steady(650);
const ORDERED: Beat = Beat::steady(750);
const DREW: Beat = Beat::steady(450);
const SKIPPED: Beat = Beat::steady(600);
const MAMMA_MIA: Beat = Beat::steady(1_200);
/// The door opens, and everyone holds their breath.
const OPENED: Beat = Beat::steady(2_000);
const TURNED_UP: Beat = Beat::hurried(700, 160);
const ORDER_UP: Beat = Beat::hurried(1_300, 400);
const VERDICT: Beat = Beat::hurried(1_500, 900);
const ASKED: Beat = Beat::hurried(1_000, 500);
const PASSED_OVER: Beat = Beat::hurried(200, 120);
const DECLINED: Beat = Beat::hurried(350, 200);
/// After the last no, the pizza burns.
const LAST_DECLINED: Beat = Beat::hurried(800, 500);
const GAVE: Beat = Beat::hurried(900, 500);
const REWARDED: Beat = Beat::hurried(600, 250);
const ROUND_BEGINS: Beat = Beat::steady(1_000);
const COUNTED: Beat = Beat::steady(900);

/// The approximate time for a card in the oven, with everything that follows from it.
const CARD: u32 = 1_500;
/// An opening that takes longer than this is hurried, down to that share of its time.
const LONG: u32 = 12_000;
const HASTE: u32 = 40;
/// The further off the next order is, the faster cards fly out of the oven: each card takes this
/// share, in percent, of the time of the next one.
const QUICKENING: u32 = 72;
/// An order of somebody else that is judged without anyone's decision.
const GLANCE: u32 = 60;

/// For how many milliseconds an announcement is shown before the next one.
pub fn show(eyes: Eyes, said: &Announcement, after: &Public, ahead: &[Announcement]) -> u32 {
    let haste = haste(after);
    let hurried = |beat: Beat| beat.at(haste);
    let is_own = |seat: Seat| eyes == Eyes::Seat(seat);
    let own_move = |seat: Seat, beat: Beat| if is_own(seat) { OWN.full } else { beat.full };
    let own_order = |seat: Seat, beat: Beat| if is_own(seat) { beat.full } else { beat.at(haste) };
    match *said {
        Announcement::Laid { seat, .. } => own_move(seat, LAID),
        Announcement::Ordered { seat, .. } => own_move(seat, ORDERED),
        Announcement::Drew { seat, .. } => own_move(seat, DREW),
        Announcement::Skipped { .. } => SKIPPED.full,
        Announcement::MammaMia { .. } => MAMMA_MIA.full,
        Announcement::Opened { .. } => OPENED.full,
        Announcement::TurnedUp { .. } => TURNED_UP.at(haste * quickening(ahead) / 100),
        Announcement::OrderUp { seat, .. } if !is_own(seat) && is_judged_at_once(ahead) => {
            ORDER_UP.at(haste * GLANCE / 100)
        }
        Announcement::OrderUp { seat, .. } => own_order(seat, ORDER_UP),
        Announcement::Baked { seat, .. } | Announcement::Failed { seat, .. } => {
            own_order(seat, VERDICT)
        }
        Announcement::Asked { seat, .. } => own_order(seat, ASKED),
        Announcement::PassedOver { .. } => hurried(PASSED_OVER),
        Announcement::Declined { .. } if is_last_no(ahead) => hurried(LAST_DECLINED),
        Announcement::Declined { .. } => hurried(DECLINED),
        Announcement::Gave { .. } => hurried(GAVE),
        Announcement::Rewarded { seat } => own_order(seat, REWARDED),
        Announcement::RoundBegins { .. } => ROUND_BEGINS.full,
        Announcement::RewardsShown { .. } | Announcement::PileShown { .. } => COUNTED.full,
        Announcement::First { .. }
        | Announcement::Dealt { .. }
        | Announcement::ShuffledIn
        | Announcement::Turn { .. }
        | Announcement::NoOrder { .. }
        | Announcement::Now(_) => 0,
    }
}

/// The share of their time, in percent, that things have while this much lies in the open oven.
/// Decisions cut an opening into pieces that are short by themselves, so what is left counts.
fn haste(after: &Public) -> u32 {
    let left = if after.top.is_none() { u32::from(after.oven) * CARD } else { 0 };
    (LONG * 100 / left.max(LONG)).max(HASTE)
}

/// The share of its time, in percent, that a card has before these.
fn quickening(ahead: &[Announcement]) -> u32 {
    let cards = ahead.iter().take_while(|said| matches!(said, Announcement::TurnedUp { .. }));
    cards.fold(100, |share, _| share * QUICKENING / 100)
}

/// Whether nobody has to decide about the order that came up.
fn is_judged_at_once(ahead: &[Announcement]) -> bool {
    matches!(ahead.first(), Some(Announcement::Baked { .. } | Announcement::Failed { .. }))
}

/// Whether nobody else can be asked.
fn is_last_no(ahead: &[Announcement]) -> bool {
    let next = ahead.iter().find(|said| !matches!(said, Announcement::PassedOver { .. }));
    matches!(next, Some(Announcement::Failed { .. }))
}
