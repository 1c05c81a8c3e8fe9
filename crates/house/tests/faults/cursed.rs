//! A game with a curse on it: Pizza Theory, but one move makes the rules panic, and its bots
//! panic whenever they are asked.

use bots::{Advice, Adviser, Bot, BotSpec, Botted, MakeAdviser, Persona, Roster, Weight};
use host::Hosted;
use pizza_theory::{
    Announcement, Choice, Deal, Move, Notes, PizzaSetup, PizzaTheory, Private, Public, Refusal,
    Whisper,
};
use protocol::Wire;
use table::{BadDeal, Chance, Game, Listener, Next, Saying, Seat, View};

/// Choosing this line triggers the curse.
pub const CURSED_LINE: u8 = 6;

/// Pizza Theory with a curse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursed(PizzaTheory);

/// The same view of the game without the curse.
fn plain(view: &View<Cursed>) -> View<PizzaTheory> {
    View { public: view.public, own: view.own, notes: view.notes }
}

impl Game for Cursed {
    type Setup = PizzaSetup;
    type Public = Public;
    type Private = Private;
    type Notes = Notes;
    type Move = Move;
    type Deal = Deal;
    type Offer = Choice;
    type Announcement = Announcement;
    type Whisper = Whisper;
    type Refusal = Refusal;

    fn new(setup: &PizzaSetup) -> Cursed {
        Cursed(PizzaTheory::new(setup))
    }
    fn setup(public: &Public) -> &PizzaSetup {
        PizzaTheory::setup(public)
    }
    fn public(&self) -> &Public {
        self.0.public()
    }
    fn own(&self, seat: Seat) -> &Private {
        self.0.own(seat)
    }
    fn notes(&self) -> &Notes {
        self.0.notes()
    }
    fn keeps_notes(public: &Public) -> bool {
        PizzaTheory::keeps_notes(public)
    }
    fn next(public: &Public) -> Next {
        PizzaTheory::next(public)
    }
    fn offers(public: &Public, seat: Seat, own: &Private, to: &mut impl FnMut(Choice)) {
        PizzaTheory::offers(public, seat, own, to);
    }
    fn play(
        &mut self,
        seat: Seat,
        mv: Move,
        listener: &mut impl Listener<Cursed>,
    ) -> Result<(), Refusal> {
        assert!(
            !matches!(mv, Move::Cut(line) if line.number() == CURSED_LINE),
            "the curse comes about"
        );
        self.0.play(seat, mv, &mut |saying| listener.hear(cursed(saying)))
    }
    fn draw(&self, chance: &mut impl Chance) -> Option<Deal> {
        self.0.draw(chance)
    }
    fn deal(&mut self, deal: Deal, listener: &mut impl Listener<Cursed>) -> Result<(), BadDeal> {
        self.0.deal(deal, &mut |saying| listener.hear(cursed(saying)))
    }
    fn hear(public: &mut Public, said: &Announcement) {
        PizzaTheory::hear(public, said);
    }
    fn note(notes: &mut Notes, said: &Announcement) {
        PizzaTheory::note(notes, said);
    }
    fn hear_own(own: &mut Private, seat: Seat, said: &Announcement) {
        PizzaTheory::hear_own(own, seat, said);
    }
    fn hear_whisper(own: &mut Private, whisper: &Whisper) {
        PizzaTheory::hear_whisper(own, whisper);
    }
}

impl Wire for Cursed {
    type WireMove = <PizzaTheory as Wire>::WireMove;

    fn status(public: &Public) -> table::Phrase {
        <PizzaTheory as Wire>::status(public)
    }
    fn view(view: &View<Cursed>) -> protocol::View {
        <PizzaTheory as Wire>::view(&plain(view))
    }
    fn said(after: &View<Cursed>, saying: &Saying<Cursed>) -> protocol::Said {
        <PizzaTheory as Wire>::said(&plain(after), &plain_saying(saying))
    }
    fn wire_move(mv: Move) -> protocol::Move {
        <PizzaTheory as Wire>::wire_move(mv)
    }
    fn offer(view: &View<Cursed>, offer: &Choice) -> protocol::Offer {
        <PizzaTheory as Wire>::offer(&plain(view), offer)
    }
}

/// Converts a saying for the cursed game.
fn cursed(saying: Saying<PizzaTheory>) -> Saying<Cursed> {
    match saying {
        Saying::ToAll(said) => Saying::ToAll(said),
        Saying::ToSeat(seat, whisper) => Saying::ToSeat(seat, whisper),
    }
}

/// Converts a saying of the cursed game back.
fn plain_saying(saying: &Saying<Cursed>) -> Saying<PizzaTheory> {
    match *saying {
        Saying::ToAll(said) => Saying::ToAll(said),
        Saying::ToSeat(seat, whisper) => Saying::ToSeat(seat, whisper),
    }
}

/// A bot that panics instead of moving.
struct Panicking;

impl Bot<Cursed> for Panicking {
    fn hear(&mut self, _: &Saying<Cursed>) {}
    fn choose(&mut self, _: &View<Cursed>) -> Move {
        panic!("the bot panics");
    }
}

impl Adviser<Cursed> for Panicking {
    fn advise(&mut self, _: &View<Cursed>, _: Option<&Move>) -> Advice<Move> {
        panic!("the adviser panics");
    }
}

impl Botted for Cursed {
    fn bots() -> Roster<Cursed> {
        Roster::dice().with(BotSpec::new(Persona::MIMI, 1, |_, _, _| Panicking))
    }

    fn adviser() -> Option<MakeAdviser<Cursed>> {
        Some(|_, _, _| Box::new(Panicking))
    }

    fn weight(_: &Public) -> Weight {
        Weight::Brief
    }
}

impl Hosted for Cursed {}
