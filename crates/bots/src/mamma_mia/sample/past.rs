//! What one listener has heard.

use ::mamma_mia::setup::Memory;
use ::mamma_mia::{
    Announcement, Choice, Ingredients, Laid, MammaMia, Notes, Order, Orders, Phase, Pile, Public,
    Whisper, chart, need,
};
use table::{BySeat, Game, Saying, Seat, View};

use super::{Cannot, Timeline};

/// Everything a perfect listener remembers: where each card is, and what follows for the hands it
/// does not see.
#[derive(Clone, PartialEq, Debug)]
pub struct Past {
    /// The view after everything that was heard.
    view: View<MammaMia>,
    /// What was announced and is no longer open, whether or not the table keeps notes.
    notes: Notes,
    timeline: Timeline,
    /// Orders in each hand that everyone saw go under its waiter before they were drawn again.
    known: BySeat<Orders>,
}

impl Past {
    /// Starts listening.
    ///
    /// At the start of a game nothing is missed. Later, the cards are treated as if they had just
    /// been dealt, in the sizes that are visible. That is possible if the table keeps notes, or if
    /// nothing has been buried yet, and it ignores what the earlier play revealed about the hands.
    pub fn new(view: &View<MammaMia>) -> Result<Past, Cannot> {
        let notes = match view.notes {
            Some(notes) => notes,
            None => nothing_buried(&view.public).ok_or(Cannot::Buried)?,
        };
        let public = &view.public;
        let own = view.own.map(|(seat, _)| seat);
        let mut timeline = Timeline::default();
        timeline.shuffle(out_of_sight(view, &notes).ok_or(Cannot::Missed)?);
        for seat in Seat::all(public.setup.seats()).filter(|seat| Some(*seat) != own) {
            timeline.draw(seat, public.hands[seat].ingredients);
        }
        if let Phase::Asking { owner, order, choice, request, .. } = public.phase
            && Some(owner) != own
        {
            timeline.hold(owner, rest(public, owner, order, choice, request));
        }
        Ok(Past { view: *view, notes, timeline, known: BySeat::default() })
    }

    /// Takes in a saying.
    pub fn hear(&mut self, saying: &Saying<MammaMia>) {
        match saying {
            Saying::ToAll(said) => {
                self.conclude(said);
                MammaMia::note(&mut self.notes, said);
            }
            Saying::ToSeat(seat, Whisper::Cards(cards)) if self.is_own(*seat) => {
                self.timeline.see(*cards);
            }
            Saying::ToSeat(..) => {}
        }
        self.view.hear(saying);
    }

    /// The view after everything that was heard.
    pub fn view(&self) -> &View<MammaMia> {
        &self.view
    }

    /// What was announced and is no longer open.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// What is known about the ingredients that are not visible.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Whether this is the listener's own seat.
    pub fn is_own(&self, seat: Seat) -> bool {
        matches!(self.view.own, Some((own, _)) if own == seat)
    }

    /// The orders in this hand that everyone knows.
    pub fn known(&self, seat: Seat) -> Orders {
        match self.view.own {
            Some((own, hand)) if own == seat => hand.orders(),
            _ => self.known[seat],
        }
    }

    /// The orders of this seat that are in its hand, in its waiter or among its rewards, when
    /// nothing says which.
    pub fn somewhere(&self, seat: Seat) -> Orders {
        let Public { setup, phase, .. } = &self.view.public;
        let judged = match *phase {
            Phase::Judging { seat: owner, order } | Phase::Asking { owner, order, .. }
                if owner == seat =>
            {
                Orders::only(order)
            }
            Phase::Adding { seat: owner, .. } if owner == seat => Orders::only(Order::Bombastica),
            _ => Orders::NONE,
        };
        let in_oven = self.notes.oven.iter().filter_map(|laid| match laid {
            Laid::Order(owner, order) if owner == seat => Some(order),
            Laid::Order(..) | Laid::Cards(..) => None,
        });
        let found = judged
            .with(in_oven.collect())
            .with(self.notes.queues[seat].iter().collect())
            .with(self.notes.baked[seat])
            .with(self.known(seat));
        chart::orders(setup.printing(), setup.colour(seat)).without(found)
    }

    /// Draws conclusions about the hands from an announcement, before it is applied to the table.
    fn conclude(&mut self, said: &Announcement) {
        let (public, notes) = (&self.view.public, &self.notes);
        match *said {
            // The listener's own cards are whispered.
            Announcement::Dealt { seat, from: Pile::Supply, .. }
            | Announcement::Drew { seat, from: Pile::Supply, .. }
                if self.is_own(seat) => {}
            Announcement::Dealt { seat, from: Pile::Supply, count }
            | Announcement::Drew { seat, from: Pile::Supply, count } => {
                self.timeline.draw(seat, count);
            }
            Announcement::Dealt { seat, from: Pile::Waiter, count }
            | Announcement::Drew { seat, from: Pile::Waiter, count } => {
                let seen = count.saturating_sub(notes.unseen[seat]);
                self.known[seat] = self.known[seat].with(notes.queues[seat].front(seen));
            }
            Announcement::Laid { seat, kind, count } => {
                self.part(seat, Ingredients::of(kind, count));
            }
            Announcement::Ordered { seat, order } => {
                self.known[seat] = self.known[seat].without(Orders::only(order));
            }
            Announcement::Baked { seat, hand, .. } => self.part(seat, hand),
            Announcement::Gave { seat, cards } => self.part(seat, cards),
            Announcement::Asked { seat, choice, request } => {
                if let Phase::Judging { order, .. } = public.phase
                    && !self.is_own(seat)
                {
                    let rest = rest(public, seat, order, choice, request);
                    self.timeline.hold(seat, rest);
                }
            }
            Announcement::RoundBegins { .. } => self.timeline.shuffle(public.used),
            // A seat that declines, lets a pizza fail or lays no order may still have had the
            // cards.
            Announcement::Declined { .. }
            | Announcement::Failed { .. }
            | Announcement::NoOrder { .. }
            // The rest only says what anyone can see or count.
            | Announcement::First { .. }
            | Announcement::ShuffledIn
            | Announcement::Turn { .. }
            | Announcement::Skipped { .. }
            | Announcement::MammaMia { .. }
            | Announcement::Opened { .. }
            | Announcement::TurnedUp { .. }
            | Announcement::OrderUp { .. }
            | Announcement::PassedOver { .. }
            | Announcement::Rewarded { .. }
            | Announcement::RewardsShown { .. }
            | Announcement::PileShown { .. }
            | Announcement::Now(_) => {}
        }
    }

    fn part(&mut self, seat: Seat, cards: Ingredients) {
        if !self.is_own(seat) {
            self.timeline.part(seat, cards);
        }
    }
}

/// What an owner who asks for help must hold. Rule 6.1
///
/// For a Bombastica this is only a number of cards, which everyone can see (rule 6.1b).
fn rest(
    public: &Public,
    owner: Seat,
    order: Order,
    choice: Choice,
    request: Ingredients,
) -> Ingredients {
    let missing = need::need(public, owner, order, choice).map(|need| public.worktop.missing(need));
    missing.map_or(Ingredients::NONE, |missing| request.missing(missing))
}

/// The ingredients in the supply and in the hands of others.
fn out_of_sight(view: &View<MammaMia>, notes: &Notes) -> Option<Ingredients> {
    let public = &view.public;
    let own = view.own.map_or(Ingredients::NONE, |(_, hand)| hand.ingredients());
    let oven = notes.oven.iter().map(|laid| match laid {
        Laid::Cards(kind, count) => Ingredients::of(kind, count),
        Laid::Order(..) => Ingredients::NONE,
    });
    let seen = own + oven.sum() + public.worktop + public.used;
    let all = public.setup.ingredients();
    all.covers(seen).then(|| all - seen)
}

/// The notes of a table where nothing has been laid yet, derived from what is open.
fn nothing_buried(public: &Public) -> Option<Notes> {
    let filling = match public.phase {
        Phase::First
        | Phase::Opening(..)
        | Phase::Laying(_)
        | Phase::Ordering(_)
        | Phase::Drawing(_)
        | Phase::Dealing { .. } => true,
        Phase::Judging { .. }
        | Phase::Asking { .. }
        | Phase::Adding { .. }
        | Phase::Rewarding(_)
        | Phase::Over(_) => false,
    };
    if !filling || public.round != 1 || public.oven != 0 || public.setup.memory() == Memory::Notes {
        return None;
    }
    let mut notes = *MammaMia::new(&public.setup).notes();
    for (seat, hand) in public.hands.iter(public.setup.seats()) {
        let dealt = Announcement::Dealt { seat, from: Pile::Waiter, count: hand.orders };
        MammaMia::note(&mut notes, &dealt);
    }
    Some(notes)
}
