//! What is said to those who are called: whose turn it is and where, and nothing of the game.

use std::sync::LazyLock;
use std::time::Duration;

use protocol::{Alert, Clock, TableCard, WebhookCall, Who};
use table::{Eyes, Phrase, Seat};
use words::{Language, Reader, Words};

use crate::store::{Call, Webhook};
use crate::time::Millis;

/// The texts do not change while the program runs, and reading them takes a while.
static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));
static FRENCH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::French));
static ITALIAN: LazyLock<Words> = LazyLock::new(|| Words::new(Language::Italian));

/// The shortest and the longest time for which a push service keeps a message.
const SHORTEST: Duration = Duration::from_secs(60);
const LONGEST: Duration = Duration::from_secs(28 * 24 * 60 * 60);

fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::Italian => &ITALIAN,
    }
}

/// What a browser is told: that it is its guest's turn.
pub fn to_browser(call: &Call, card: &TableCard, language: Language) -> Alert {
    let others = names(card, |seat| !call.seats.contains(&seat));
    let turn = if others.is_empty() {
        Phrase::new("house-alert-turn-with-bots")
    } else {
        Phrase::new("house-alert-turn").with("others", list(&others))
    };
    Alert::Turn {
        table: call.table.to_string(),
        game: card.game.clone(),
        text: say(turn, card, language),
    }
}

/// What a webhook is told: whom the table waits for.
pub fn to_webhook(call: &Call, card: &TableCard, webhook: &Webhook) -> WebhookCall {
    let players = names(card, |seat| call.seats.contains(&seat));
    let awaited = Phrase::new("house-alert-awaited").with("players", list(&players));
    let link = format!("{}/t/{}", webhook.base, call.table);
    WebhookCall::Turn {
        table: call.table.to_string(),
        text: format!("{} {link}", say(awaited, card, webhook.language)),
        link,
        game: card.game.clone(),
        players,
    }
}

/// How much is left of the turn, as far as push services can wait.
pub fn left(call: &Call, card: &TableCard, now: Millis) -> Duration {
    let whole = match card.clock {
        Clock::Correspondence { per_move } => Duration::from_secs(per_move.into()),
        Clock::None | Clock::Live { .. } => LONGEST,
    };
    whole.saturating_sub(now.since(call.at)).clamp(SHORTEST, LONGEST)
}

fn say(phrase: Phrase, card: &TableCard, language: Language) -> String {
    let words = words(language);
    let game = words.text(&format!("game-{}", card.game));
    words.say(&phrase.with("game", game), &Reader { names: &[], eyes: Eyes::Gallery })
}

/// The names of the guests in these seats.
fn names(card: &TableCard, meant: impl Fn(Seat) -> bool) -> Vec<String> {
    let name = |place: &protocol::Place| match &place.who {
        Who::Guest { name, .. } if meant(place.seat.seat()) => Some(name.clone()),
        Who::Guest { .. } | Who::Nobody | Who::Bot { .. } => None,
    };
    card.places.iter().filter_map(name).collect()
}

fn list(names: &[String]) -> Vec<Phrase> {
    names.iter().map(|name| Phrase::new("house-alert-name").with("name", name.as_str())).collect()
}
