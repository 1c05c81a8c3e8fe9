//! What notifications say: whose turn it is and where, and nothing about the game.

use std::time::Duration;

use host::time::Millis;
use protocol::{Alert, AllowedMentions, Clock, TableCard, WebhookCall, Who};
use store::{Call, Webhook};
use table::{Eyes, Phrase, Seat};
use words::{Language, Reader, Words};

/// The shortest and the longest time a push service is asked to keep a message.
const SHORTEST: Duration = Duration::from_secs(60);
const LONGEST: Duration = Duration::from_secs(28 * 24 * 60 * 60);

/// The message to a browser: it is its guest's turn.
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

/// The message to a webhook: whom the table is waiting for.
pub fn to_webhook(call: &Call, card: &TableCard, webhook: &Webhook) -> WebhookCall {
    let players = names(card, |seat| call.seats.contains(&seat));
    let plain: Vec<String> = players.iter().map(|name| plain(name)).collect();
    let awaited = Phrase::new("house-alert-awaited").with("players", list(&plain));
    let link = format!("{}/t/{}", webhook.base, call.table);
    let text = format!("{} {link}", say(awaited, card, webhook.language));
    WebhookCall::Turn {
        table: call.table.to_string(),
        link,
        game: card.game.clone(),
        players,
        content: text.clone(),
        text,
        allowed_mentions: AllowedMentions::default(),
    }
}

/// The time left for the turn, limited to what push services can wait.
pub fn left(call: &Call, card: &TableCard, now: Millis) -> Duration {
    let whole = match card.clock {
        Clock::Correspondence { per_move } => Duration::from_secs(per_move.into()),
        Clock::None | Clock::Live { .. } => LONGEST,
    };
    whole.saturating_sub(now.since(call.at)).clamp(SHORTEST, LONGEST)
}

fn say(phrase: Phrase, card: &TableCard, language: Language) -> String {
    let words = Words::of(language);
    let game = words.text(&format!("game-{}", card.game));
    words.say(&phrase.with("game", game), &Reader { names: &[], eyes: Eyes::Gallery })
}

/// The names of the guests in these seats.
fn names(card: &TableCard, meant: impl Fn(Seat) -> bool) -> Vec<String> {
    let name = |place: &protocol::Place| match &place.who {
        // A guest who was forgotten has no name.
        Who::Guest { name, .. } if meant(place.seat.seat()) && !name.is_empty() => {
            Some(name.clone())
        }
        Who::Guest { .. } | Who::Nobody | Who::Bot { .. } => None,
    };
    card.places.iter().filter_map(name).collect()
}

/// A name that chats show literally: a guest must not be able to notify a whole channel, or to post
/// a link, through their name.
fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            '<' => plain.push('‹'),
            '>' => plain.push('›'),
            '[' => plain.push('［'),
            ']' => plain.push('］'),
            '(' => plain.push('（'),
            ')' => plain.push('）'),
            '|' => plain.push('｜'),
            '*' => plain.push('＊'),
            '_' => plain.push('＿'),
            '~' => plain.push('～'),
            '`' => plain.push('｀'),
            '&' => plain.push('＆'),
            // A zero-width space: it is invisible, and it breaks up mentions and links.
            '@' | ':' | '/' | '.' => plain.extend([letter, '\u{200b}']),
            _ => plain.push(letter),
        }
    }
    plain
}

fn list(names: &[String]) -> Vec<Phrase> {
    names.iter().map(|name| Phrase::new("house-alert-name").with("name", name.as_str())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::id::{GuestId, TableId};
    use store::Called;

    fn text_about(name: &str) -> (String, Vec<String>) {
        let places = serde_json::json!([
            { "seat": 1, "colour": null, "who": { "kind": "guest", "name": name, "ready": true } },
        ]);
        let card = TableCard {
            id: "1".to_owned(),
            game: "mamma-mia".to_owned(),
            stage: protocol::Stage::Gathering,
            places: serde_json::from_value(places).expect("places"),
            options: vec![],
            clock: Clock::Correspondence { per_move: 86_400 },
            opened_at: 0,
            language: None,
            here: false,
            touched_at: 0,
        };
        let webhook = Webhook {
            opener: GuestId::random().expect("randomness"),
            url: "https://hooks.example".to_owned(),
            base: "https://forno.example".to_owned(),
            language: Language::English,
        };
        let call = Call {
            table: TableId::random().expect("randomness"),
            seats: vec![Seat::at(0)],
            since: 1,
            at: Millis(0),
            called: Called::Webhook(webhook.clone()),
            tries: 0,
            card: String::new(),
        };
        let WebhookCall::Turn { text, players, link, .. } = to_webhook(&call, &card, &webhook);
        (text.replace(&link, "LINK"), players)
    }

    #[test]
    fn a_name_says_nothing_to_a_chat_but_itself() {
        for (name, shown) in [
            ("Ada", "Ada"),
            ("Zoë O’Neill-d’Arc", "Zoë O’Neill-d’Arc"),
            ("<!channel>", "‹!channel›"),
            ("@everyone", "@\u{200b}everyone"),
            ("[a](b)", "［a］（b）"),
            ("<a|b>&gt;", "‹a｜b›＆gt;"),
            ("*_~`", "＊＿～｀"),
            ("https://a.example", "https:\u{200b}/\u{200b}/\u{200b}a.\u{200b}example"),
        ] {
            let (text, players) = text_about(name);
            assert_eq!(text, format!("Waiting for {shown}: Mamma Mia! (1998). LINK"));
            assert_eq!(players, [name], "as it is, for programs");
        }
    }
}
