//! Link previews: what a chat or social network shows when someone posts a link.
//!
//! A preview describes only what the address stands for, and nothing that happens there. For a
//! table that is the game and the number of seats, which anyone who was given the table's 128
//! random bits may know. Who sits there, whether a seat is free and how the game stands is only for
//! those who come in. The secret of an invitation stands behind `#`, and browsers never send it.

use std::fmt::Write;

use axum::http::Uri;
use host::id::TableId;
use protocol::TableCard;
use table::{Facts, Phrase};
use words::Language;

use super::Web;
use super::accept_language;

/// The name of the site.
const SITE: &str = "Forno";

/// The size of the pictures in `web/public/preview`, in pixels.
const SIZE: (u32, u32) = (1200, 630);

/// The preview of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The title; `None` for the house as a whole, which shows only its name.
    title: Option<Phrase>,
    about: Phrase,
    /// The game it is about.
    game: Option<&'static Facts>,
}

impl Preview {
    /// The house as a whole.
    pub fn of_the_house() -> Preview {
        Preview { title: None, about: Phrase::new("preview-about"), game: None }
    }

    fn new(title: Phrase, about: Phrase) -> Preview {
        Preview { title: Some(title), about, game: None }
    }

    /// A preview about a game, with the game's name in its title and a picture of it.
    fn of_game(title: Phrase, about: Phrase, game: &'static Facts) -> Preview {
        let title = title.with("game", Phrase::new(game.called));
        Preview { title: Some(title), about, game: Some(game) }
    }

    /// The lines for the head of the page. `base` is the base URL of the house, as the client names
    /// it.
    pub fn head(&self, language: Language, base: Option<&str>) -> String {
        let say = |phrase: &Phrase| escaped(&accept_language::say(phrase, language));
        let title = self.title.as_ref().map(say);
        let about = say(&self.about);
        let window = match &title {
            Some(title) => format!("{title} · {SITE}"),
            None => SITE.to_string(),
        };
        let title = title.as_deref().unwrap_or(SITE);
        let mut head = format!(
            "<title>{window}</title>\n    <meta name=\"description\" content=\"{about}\" />"
        );
        let mut say = |kind: &str, name: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = write!(head, "\n    <meta {kind}=\"{name}\" content=\"{value}\" />");
        };
        say("property", "og:type", "website");
        say("property", "og:site_name", SITE);
        say("property", "og:locale", locale(language));
        say("property", "og:title", title);
        say("property", "og:description", &about);
        if let Some(base) = base.map(escaped) {
            let picture = self.game.map_or("forno", |game| game.name);
            say("property", "og:image", &format!("{base}/preview/{picture}.png"));
            say("property", "og:image:width", &SIZE.0.to_string());
            say("property", "og:image:height", &SIZE.1.to_string());
            say("property", "og:image:alt", title);
        }
        say("name", "twitter:card", "summary_large_image");
        head
    }
}

impl Web {
    /// The preview for this address; that of the house if the address is unknown or the store
    /// fails.
    pub async fn preview(&self, address: &Uri) -> Preview {
        let mut parts = address.path().trim_matches('/').split('/');
        let place = (parts.next().unwrap_or_default(), parts.next(), parts.next());
        let found = match place {
            ("t", Some(id), None) => self.of_table(id, Page::Table).await,
            ("replay", Some(id), None) => self.of_table(id, Page::Replay).await,
            ("replay", None, None) => Some(Preview::new(
                Phrase::new("preview-replay"),
                Phrase::new("preview-replay-about"),
            )),
            ("rules", Some(game), None) => known(game).map(|game| {
                let about = Phrase::new("preview-rules-about");
                Preview::of_game(Phrase::new("preview-rules"), about, game)
            }),
            ("learn", Some(game), None) => known(game).map(|game| {
                let about = Phrase::new("preview-learn-about");
                Preview::of_game(Phrase::new("preview-learn"), about, game)
            }),
            ("new", None, None) => Some(of_new(address.query().unwrap_or_default())),
            ("strategy", None, None) => Some(Preview::new(
                Phrase::new("preview-strategy"),
                Phrase::new("preview-strategy-about"),
            )),
            _ => None,
        };
        found.unwrap_or_else(Preview::of_the_house)
    }

    async fn of_table(&self, id: &str, page: Page) -> Option<Preview> {
        let table: TableId = id.parse().ok()?;
        let listed = self.store.listed(table).await.ok()??;
        let card: TableCard = serde_json::from_str(&listed.listing.card).ok()?;
        let game = known(&card.game)?;
        Some(match page {
            Page::Table => {
                let title = Phrase::new("preview-table").with("seats", card.places.len());
                Preview::of_game(title, Phrase::new("preview-table-about"), game)
            }
            Page::Replay => {
                let about = Phrase::new("preview-replay-about");
                Preview::of_game(Phrase::new("preview-replay-of"), about, game)
            }
        })
    }
}

/// A page about a table.
#[derive(Clone, Copy)]
enum Page {
    Table,
    Replay,
}

fn of_new(query: &str) -> Preview {
    let about = Phrase::new("preview-new-about");
    match query.split('&').find_map(|part| part.strip_prefix("game=")).and_then(known) {
        Some(game) => Preview::of_game(Phrase::new("preview-new-of"), about, game),
        None => Preview::new(Phrase::new("preview-new"), about),
    }
}

/// The game with this name.
fn known(name: &str) -> Option<&'static Facts> {
    catalogue::game(name).ok()
}

/// The locale of a language, as Open Graph writes it.
fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en_GB",
        Language::French => "fr_FR",
        Language::Italian => "it_IT",
    }
}

/// Escapes text for use between tags and in attributes.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_house_can_be_previewed() {
        for game in protocol::games() {
            let preview = of_new(&format!("game={}", game.name));
            let picture = format!("/preview/{}.png", game.name);
            let head = preview.head(Language::English, Some("https://forno.example"));
            assert!(head.contains(&picture) && !head.contains('⟨'), "{head}");
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/public").to_string();
            assert!(std::fs::exists(file + &picture).unwrap_or_default(), "{picture}");
        }
    }

    #[test]
    fn what_could_end_a_tag_is_written_as_text() {
        assert_eq!(escaped(r#"<a b="c" d='e'>&"#), "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;");
        let head = Preview::of_the_house().head(Language::English, Some("http://\"><script>"));
        assert!(!head.contains("<script"), "{head}");
    }

    #[test]
    fn without_a_name_of_the_house_there_is_no_picture() {
        let head = Preview::of_the_house().head(Language::English, None);
        assert!(head.contains("og:title") && !head.contains("og:image"), "{head}");
    }

    #[test]
    fn a_preview_is_told_in_every_language() {
        let preview = of_new("game=pizza-theory");
        for (language, title) in [
            (Language::English, "A new table: Pizza Theory (2012)"),
            (Language::French, "Une nouvelle table\u{a0}: Pizza Theory (2012)"),
            (Language::Italian, "Un nuovo tavolo: Pizza Theory (2012)"),
        ] {
            let head = preview.head(language, Some("https://forno.example"));
            assert!(head.contains(&format!("<title>{title} · Forno</title>")), "{head}");
            assert!(head.contains("https://forno.example/preview/pizza-theory.png"), "{head}");
            assert!(!head.contains('⟨'), "{head}");
        }
    }
}
