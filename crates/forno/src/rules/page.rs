//! A rules page and its sections.

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag};
use words::Language;

use super::render::render;
use crate::failure::Failure;
use crate::layout::columns;
use crate::paint::{TYPED, painted};

/// The rules of one game in one language, in Markdown.
#[derive(Clone, Copy)]
pub struct Page {
    text: &'static str,
}

/// A heading and the text under it, up to the next heading.
#[derive(Clone, Copy)]
struct Section {
    /// The number that refusals cite.
    number: &'static str,
    title: &'static str,
    /// The number of `#` characters.
    level: usize,
    text: &'static str,
}

impl Page {
    /// The page of a game.
    pub fn of(game: &str, language: Language) -> Option<Page> {
        words::rules(game, language).map(|text| Page { text })
    }

    /// The whole page.
    pub fn whole(self) -> String {
        render(self.text)
    }

    /// The table of contents.
    pub fn contents(self) -> String {
        let rows: Vec<Vec<String>> = self
            .sections()
            .into_iter()
            .map(|section| {
                let indent = "  ".repeat(section.level.saturating_sub(2));
                vec![
                    painted(TYPED, format!("{indent}{}", section.number)),
                    section.title.to_string(),
                ]
            })
            .collect();
        columns(&rows, 2)
    }

    /// The section with this number and its subsections: `3` includes 3.1, `4.3` includes 4.3a.
    /// Case is ignored, and `E1` finds E1'.
    pub fn section(self, asked: &str) -> Result<String, Failure> {
        let sections = self.sections();
        let asked_plain = plain(asked);
        let found = sections.iter().position(|section| plain(section.number) == asked_plain);
        let Some(first) = found else {
            return Err(Failure::NoSuchSection {
                asked: asked.to_string(),
                possible: sections.iter().map(|section| section.number).collect(),
            });
        };
        let top = sections[first];
        let below = sections[first + 1..].iter().take_while(|section| {
            section.level > top.level || is_below(section.number, top.number)
        });
        let text: String = [&top].into_iter().chain(below).map(|section| section.text).collect();
        Ok(render(&text))
    }

    fn sections(self) -> Vec<Section> {
        let mut sections: Vec<Section> = Vec::new();
        let mut starts = Vec::new();
        for (event, place) in Parser::new(self.text).into_offset_iter() {
            let Event::Start(Tag::Heading { level, .. }) = event else { continue };
            // The first heading is the title of the page.
            if level == HeadingLevel::H1 {
                continue;
            }
            let heading = self.text[place.clone()].trim_start_matches('#').trim();
            let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
            sections.push(Section { number, title, level: level as usize, text: "" });
            starts.push(place.start);
        }
        let ends = starts.iter().skip(1).copied().chain([self.text.len()]);
        for (section, (start, end)) in sections.iter_mut().zip(starts.iter().zip(ends)) {
            section.text = &self.text[*start..end];
        }
        sections
    }
}

/// A number without the parts that people leave out.
fn plain(number: &str) -> String {
    number.trim().trim_end_matches(['\'', '’', '.']).to_lowercase()
}

/// Whether a section belongs to another of the same heading level, as 4.3a belongs to 4.3.
fn is_below(number: &str, top: &str) -> bool {
    let rest = number.strip_prefix(top);
    rest.is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use bots::{Bot as _, Random};
    use table::{Deaf, Eyes, Lawful, Next, Pcg, Refuse, Seat, Setup, View};

    use super::*;
    use crate::games::{NAMES, setup};
    use crate::show::Shown;

    fn english(game: &str) -> Page {
        Page::of(game, Language::English).expect("the game has a page")
    }

    fn section(game: &str, number: &str) -> String {
        let page = english(game);
        let text = page.section(number);
        anstream::adapter::strip_str(&text.unwrap_or_default()).to_string()
    }

    #[test]
    fn a_section_takes_in_what_stands_below_it() {
        let filling = section("mamma-mia", "3");
        assert!(filling.starts_with("3 Filling the oven") && filling.contains("3.8 Empty supply"));
        assert!(!filling.contains("4 Opening the oven"));
        let comes_up = section("mamma-mia", "4.3");
        assert!(comes_up.contains("4.3d") && !comes_up.contains("4.4 "));
        assert!(!section("mamma-mia", "3.1").contains("3.2 Lay an order"));
        assert!(section("mamma-mia-plus", "9").contains("E11 A handful of orders"));
    }

    #[test]
    fn a_section_is_found_however_it_is_written() {
        assert!(section("mamma-mia-plus", "e1").starts_with("E1' A turn"));
        assert!(section("mamma-mia-plus", "5.H").starts_with("5.h How Bombastica"));
        assert!(section("pizza-theory", "E3").starts_with("E3 The first toppings"));
    }

    #[test]
    fn an_unknown_section_lists_the_possible_ones() {
        let page = english("pizza-theory");
        let Err(Failure::NoSuchSection { possible, .. }) = page.section("9.9") else {
            panic!("there is no section 9.9");
        };
        assert!(possible.contains(&"3.3a") && possible.contains(&"E10"));
    }

    /// Plays at random, and tries arbitrary moves on the way.
    fn check_refusals<G: Shown + Lawful>(name: &str) {
        let page = english(name);
        let mut chance = Pcg::new(1);
        let mut player = Random::new(2);
        for players in G::Setup::players(name).take(2) {
            let mut game = G::new(&setup::<G>(name, players, &[]).expect("it can be played"));
            while !game.is_over() {
                for seat in Seat::all(players) {
                    let mv = game.any_move(&mut chance);
                    let mut copy = game;
                    if let Err(refusal) = copy.play(seat, mv, &mut Deaf) {
                        let rule = refusal.rule();
                        assert!(page.section(rule).is_ok(), "{refusal:?} names {rule}");
                    }
                }
                if let Some(deal) = game.draw(&mut chance) {
                    game.deal(deal, &mut Deaf).expect("what was drawn can be dealt");
                } else if let Next::Seats(awaited) = G::next(game.public()) {
                    let seat = awaited.first().expect("someone is awaited");
                    let mv = player.choose(&View::of(&game, Eyes::Seat(seat)));
                    game.play(seat, mv, &mut Deaf).expect("what is offered is accepted");
                }
            }
        }
    }

    #[test]
    fn every_refusal_names_a_section_of_its_page() {
        for game in NAMES {
            catalogue::with_game!(*game, G => check_refusals::<G>(game)).expect("it is known");
        }
    }

    #[test]
    fn every_page_has_its_sections_once() {
        for game in NAMES {
            let sections = english(game).sections();
            let mut numbers: Vec<_> = sections.iter().map(|section| section.number).collect();
            let count = numbers.len();
            assert!(count > 20, "{game}");
            numbers.sort();
            numbers.dedup();
            assert_eq!(numbers.len(), count, "{game}");
        }
    }
}
