//! While the game goes on: asks, deals, bots, clocks.

use protocol::{AskId, FromHouse, News, Outcome};
use table::{Eyes, Next, Phrased, Refuse, Saying, Seat, Seats, View};

use super::play::{EndedBy, Fault};
use super::record::{Event, Request};
use super::{ConnectionId, Host, Hosted, Output, Play, Reach, Refusal};
use super::{for_viewer, moves_at_once, news};
use crate::time::Millis;

/// A step of the game that has been judged but still needs deals.
#[derive(Clone, Debug)]
pub(super) struct Unfinished<G: Hosted> {
    /// The position before it; `None` if the game begins with it.
    before: Option<G>,
    /// The events that are stored before the lines.
    events: Vec<Event>,
    /// The request that caused it, if it was not an ask for moves.
    request: Option<Request>,
    /// The ask that caused it.
    ask: Option<(Seat, AskId)>,
    /// How many lines the ledger had before it.
    lines: usize,
    sayings: Vec<Saying<G>>,
    answer: Option<(ConnectionId, AskId)>,
    /// Whether the table was waiting for it. A move that the table was not waiting for, such as
    /// changing a secret choice, is heard only by its own seat, and nothing may show the others
    /// that it happened.
    awaited: bool,
    /// The seat of the guest who made the last step of a turn that they knew beforehand.
    mover: Option<Seat>,
}

impl<G: Hosted> Unfinished<G> {
    /// The start of the game.
    pub fn start(events: Vec<Event>, from: ConnectionId, request: Request) -> Unfinished<G> {
        Unfinished {
            before: None,
            events,
            answer: Some((from, request.id.clone())),
            request: Some(request),
            ask: None,
            lines: 0,
            sayings: Vec::new(),
            awaited: true,
            mover: None,
        }
    }
}

impl<G: Hosted> Host<G> {
    /// A client asks for moves. Either all of them are played or none, and never twice.
    pub(super) fn asked(
        &mut self,
        from: ConnectionId,
        id: AskId,
        moves: &[serde_json::Value],
        now: Millis,
    ) -> Result<Vec<Output<G>>, Fault> {
        let Some(connection) = self.connections.get(&from) else { return Ok(Vec::new()) };
        let (guest, seat) = (connection.guest, connection.eyes.seat());
        if let (Some(seat), Some(play)) = (seat, &self.play)
            && play.was_played(seat, &id)
        {
            return Ok(vec![Host::answer(from, id, Outcome::Done)]);
        }
        let request = Request { guest, id: id.clone() };
        if let Some(outcome) = self.answered.get(&request) {
            return Ok(vec![Host::answer(from, id, outcome)]);
        }
        if let Some(refusal) = seat.and_then(|seat| self.keeps_choice(seat)) {
            self.answered.refused(request, refusal.outcome());
            return Ok(Host::refuse(from, id, &refusal));
        }
        match self.judge(seat, moves) {
            Ok((seat, mut unfinished)) => {
                unfinished.ask = Some((seat, id.clone()));
                unfinished.answer = Some((from, id));
                self.go_on(unfinished, now)
            }
            Err(outcome) => {
                self.answered.refused(request, outcome.clone());
                Ok(vec![Host::answer(from, id, outcome)])
            }
        }
    }

    /// Why a seat that the table is not waiting for may not change its choice any more. Each change
    /// is stored, and the others may take as long as they like.
    fn keeps_choice(&self, seat: Seat) -> Option<Refusal> {
        let most = self.limits.changed_choices;
        let is_changing = self.is_playing() && !self.awaited().contains(seat);
        (is_changing && self.changed_choices[seat.index()] >= most)
            .then_some(Refusal::ChoiceStays { most })
    }

    /// Counts a move that the table was not waiting for. When the game goes on, all may change
    /// their choices again.
    pub(super) fn count_choice(&mut self, by: Option<Seat>, awaited: bool) {
        match by {
            Some(seat) if !awaited => self.changed_choices[seat.index()] += 1,
            Some(_) | None => self.changed_choices.fill(0),
        }
    }

    /// Plays all moves, or returns the refusal.
    fn judge(
        &mut self,
        seat: Option<Seat>,
        moves: &[serde_json::Value],
    ) -> Result<(Seat, Unfinished<G>), Outcome> {
        let refuse = |refusal: Refusal| refusal.outcome();
        let seat = seat.ok_or_else(|| refuse(Refusal::NotSeated))?;
        if !self.is_playing() {
            return Err(refuse(Refusal::NotPlaying));
        }
        if !self.is_played_by_guest(seat) {
            return Err(refuse(Refusal::PlayedByBot));
        }
        let most = self.play.as_ref().map_or(1, |play| moves_at_once(play.game(), seat));
        if moves.is_empty() || moves.len() > most {
            return Err(refuse(Refusal::MoveCount { most }));
        }
        let moves = moves.iter().map(read_move::<G>).collect::<Result<Vec<_>, _>>();
        let moves = moves.map_err(refuse)?;
        self.play_moves(seat, &moves).map(|unfinished| (seat, unfinished)).map_err(
            |(at, refusal)| Outcome::Refused {
                why: refusal.phrase().into(),
                rule: Some(refusal.rule().to_string()),
                at: Some(at),
            },
        )
    }

    fn play_moves(
        &mut self,
        seat: Seat,
        moves: &[G::Move],
    ) -> Result<Unfinished<G>, (usize, G::Refusal)> {
        let mut sayings = Vec::new();
        let mut lines = 0;
        let was_awaited = self.awaited().contains(seat);
        let mut known = 1;
        let before = self.play.as_ref().map(|play| *play.game());
        if let Some(play) = &mut self.play {
            lines = play.lines();
            known = moves_at_once(play.game(), seat);
            play.ask(seat, moves, &mut sayings)?;
        }
        Ok(Unfinished {
            before,
            events: Vec::new(),
            request: None,
            ask: None,
            lines,
            sayings,
            answer: None,
            awaited: was_awaited,
            // A move that a bot plays for a guest adds no time to the guest's clock. A turn counts
            // as one move, however many asks it takes.
            mover: Some(seat)
                .filter(|_| was_awaited && moves.len() >= known && self.is_played_by_guest(seat)),
        })
    }

    /// The bot that plays a seat has chosen a move.
    pub(super) fn chose(
        &mut self,
        seat: Seat,
        mv: G::Move,
        now: Millis,
    ) -> Result<Vec<Output<G>>, Fault> {
        // The guest may have taken the seat back while the bot was thinking.
        let expected = self.bots_awaited().iter().any(|(awaited, _)| *awaited == seat);
        if !expected {
            return Ok(Vec::new());
        }
        let lines = self.play.as_ref().map_or(0, Play::lines);
        self.note_stand_in(seat);
        match self.play_moves(seat, &[mv]) {
            Ok(unfinished) => self.go_on(Unfinished { lines, ..unfinished }, now),
            Err((_, refusal)) => Err(Fault(format!("a bot's move is refused: {refusal:?}"))),
        }
    }

    /// Notes in the ledger, once, which bot stands in for one that this build does not have.
    fn note_stand_in(&mut self, seat: Seat) {
        if self.missing_bot(seat).is_some()
            && let Some(bot) = self.bot_at(seat)
        {
            let note = bot_plays(seat, bot.name());
            if let Some(play) = &mut self.play
                && !play.has_note(&note)
            {
                play.note(&note);
            }
        }
    }

    /// The dealer dealt.
    pub(super) fn dealt(&mut self, deal: G::Deal, now: Millis) -> Result<Vec<Output<G>>, Fault> {
        let (Some(mut unfinished), Some(play)) = (self.unfinished.take(), &mut self.play) else {
            return Err(Fault("a deal that nobody called for".into()));
        };
        play.deal(deal, &mut unfinished.sayings)?;
        self.go_on(unfinished, now)
    }

    /// Calls the dealer while the dealer is awaited; then stores and tells what happened.
    pub(super) fn go_on(
        &mut self,
        unfinished: Unfinished<G>,
        now: Millis,
    ) -> Result<Vec<Output<G>>, Fault> {
        let play = self.play.as_ref();
        let play = play.ok_or_else(|| Fault("a move before the start".into()))?;
        if play.next() == Next::Dealer {
            self.unfinished = Some(unfinished);
            return Ok(vec![Output::CallDealer]);
        }
        let Unfinished { before, mut events, request, ask, lines, sayings, answer, awaited, mover } =
            unfinished;
        let before = before.unwrap_or_else(|| G::new(G::setup(play.game().public())));
        let starts = !events.is_empty();
        let tell_stage = starts || play.is_finished();
        let written = ask.clone().map(|(seat, id)| (seat.number(), id));
        events.push(Event::Lines { ask: written, lines: play.lines_since(lines) });
        self.count_choice(ask.as_ref().map(|(seat, _)| *seat), awaited);
        if let (Some((seat, id)), Some(play)) = (ask, &mut self.play) {
            play.remember(seat, id);
        }
        if let Some(seat) = mover {
            self.clocks.moved(seat);
        }
        self.show(&before, &sayings, now);
        self.clocks.run(self.clocked());
        let heard = |saying: &Saying<G>| saying.reaches(Eyes::Gallery);
        let is_told = tell_stage || awaited || sayings.iter().any(heard);
        let reach = if is_told { Reach::Everyone } else { Reach::OneSeat };
        let mut outputs = vec![Output::Store(Box::new(self.record(now, request, events, reach)))];
        outputs.extend(answer.map(|(to, id)| Host::answer(to, id, Outcome::Done)));
        outputs.extend(self.tell_news(&before, &sayings, starts));
        if tell_stage {
            outputs.extend(self.tell_state());
        }
        if awaited {
            outputs.extend(self.tell_clocks());
        }
        outputs.push(Output::LetHear(sayings));
        Ok(outputs)
    }

    /// Tells every viewer who heard something what it heard, and what it sees and may do now. For a
    /// viewer who heard nothing, nothing changed, and a frame would reveal that something happened.
    /// At the start everyone is shown the table, even if nothing has been dealt yet.
    fn tell_news(&self, before: &G, sayings: &[Saying<G>], starts: bool) -> Vec<Output<G>> {
        let hears = |eyes: &Eyes| starts || sayings.iter().any(|saying| saying.reaches(*eyes));
        let viewers = Eyes::all(self.seats()).filter(hears);
        viewers.filter_map(|eyes| self.tell_viewer(before, eyes, sayings)).collect()
    }

    /// Tells one viewer what it heard since the position `before`, and what it sees and may do now.
    fn tell_viewer(&self, before: &G, eyes: Eyes, sayings: &[Saying<G>]) -> Option<Output<G>> {
        let viewers = self.connections.iter().filter(|(_, it)| it.eyes == eyes);
        let viewers: Vec<ConnectionId> = viewers.map(|(id, _)| *id).collect();
        if viewers.is_empty() {
            return None;
        }
        let news = self.news(self.play.as_ref()?, View::of(before, eyes), sayings);
        Some(Output::Send(viewers, Box::new(FromHouse::News(Box::new(news)))))
    }

    /// The news for one viewer; `seen` is what it saw before these sayings. A viewer who cannot
    /// act, because a bot plays or the game has ended, is offered nothing.
    pub(super) fn news(&self, play: &Play<G>, seen: View<G>, sayings: &[Saying<G>]) -> News {
        let eyes = seen.eyes();
        let mut news = news(&for_viewer(seen, sayings), play.total(eyes));
        let plays = eyes.seat().is_some_and(|seat| self.is_played_by_guest(seat));
        if !plays || play.is_finished() {
            news.steps.clear();
            news.may_also.clear();
        }
        if play.is_finished() {
            news.awaited.clear();
        }
        news
    }

    /// Time passed: clocks may have run out, guests may have been gone too long.
    pub(super) fn ticked(&mut self, now: Millis) -> Result<Vec<Output<G>>, Fault> {
        if !self.is_playing() {
            return Ok(Vec::new());
        }
        let late = self.clocks.run_out();
        let mut outputs = if !late.is_empty() {
            self.hand(late, Some(self.substitute()), None, now)
        } else if self.rest_at().is_some_and(|at| at <= now) {
            vec![self.begin_rest(now)]
        } else {
            Vec::new()
        };
        let stood_in = self.stand_in();
        if self.away.tick(now) {
            outputs.push(self.tell_presence());
        }
        if self.stand_in() != stood_in {
            outputs.extend(self.tell_state());
        }
        Ok(outputs)
    }

    /// The bot that plays for a guest who is gone, or whose time ran out.
    pub(super) fn substitute(&self) -> String {
        self.roster.stand_in().name().to_string()
    }

    /// Hands seats to a bot, or back to their guests. Storing it is the first output.
    pub(super) fn hand(
        &mut self,
        seats: Seats,
        bot: Option<String>,
        request: Option<Request>,
        now: Millis,
    ) -> Vec<Output<G>> {
        let mut events = Vec::new();
        let lines = self.play.as_ref().map_or(0, Play::lines);
        for seat in seats.iter() {
            if let Some(sitter) = self.places[seat.index()].sitter_mut() {
                sitter.played_by = bot.clone();
            }
            let note = match &bot {
                Some(bot) => bot_plays(seat, bot),
                None => format!("a guest plays seat {seat}"),
            };
            if let Some(play) = &mut self.play {
                play.note(&note);
            }
            if bot.is_none() {
                self.clocks.refresh(seat);
            }
        }
        events.push(Event::Places(self.places.clone()));
        if let Some(play) = &self.play {
            events.push(Event::Lines { ask: None, lines: play.lines_since(lines) });
        }
        self.clocks.run(self.clocked());
        let mut outputs = vec![self.store(now, request, events)];
        outputs.extend(self.tell_state());
        // What their guests may do depends on who plays the seat.
        if let Some(play) = &self.play {
            let now = play.game();
            let concerned = seats.iter();
            outputs
                .extend(concerned.filter_map(|seat| self.tell_viewer(now, Eyes::Seat(seat), &[])));
        }
        outputs.extend(self.tell_clocks());
        outputs
    }

    /// Ends the game before it is over. Storing it is the first output.
    pub(super) fn end(
        &mut self,
        by: EndedBy,
        request: Option<Request>,
        now: Millis,
    ) -> Vec<Output<G>> {
        if let Some(play) = &mut self.play {
            play.abandon(by);
        }
        self.clocks.run(Seats::NONE);
        let event = match by {
            EndedBy::Guests => Event::Abandoned,
            EndedBy::Keeper => Event::Closed,
        };
        let mut outputs = vec![self.store(now, request, vec![event])];
        outputs.extend(self.tell_state());
        outputs.extend(self.tell_clocks());
        outputs
    }

    /// The keeper of the house ends the game, if one is being played.
    pub(super) fn closed(&mut self, now: Millis) -> Vec<Output<G>> {
        if self.is_playing() { self.end(EndedBy::Keeper, None, now) } else { Vec::new() }
    }
}

/// How the ledger notes which bot plays a seat.
pub(super) fn bot_plays(seat: Seat, bot: &str) -> String {
    format!("a bot plays seat {seat}: {bot}")
}

/// Reads a move of this game from the wire.
fn read_move<G: Hosted>(value: &serde_json::Value) -> Result<G::Move, Refusal> {
    // The error may quote what was sent, which can be long.
    let not_a_move = |why: String| Refusal::NotAMove { why: why.chars().take(200).collect() };
    let wire: G::WireMove =
        serde::Deserialize::deserialize(value).map_err(|error| not_a_move(error.to_string()))?;
    wire.try_into().map_err(not_a_move)
}
