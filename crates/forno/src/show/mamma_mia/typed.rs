//! The menu of *Mamma Mia!*, and what people type in answer.

use mamma_mia::{Ingredient, Ingredients, MammaMia, Move, Offer, phrases};
use table::{Phrase, Phrased, View};

use crate::choice::Choice;

/// The menu entries for an offer.
pub fn choices(view: &View<MammaMia>, offer: &Offer, to: &mut impl FnMut(Choice)) {
    match *offer {
        Offer::Lay(cards) => {
            for (kind, most) in cards.iter() {
                to(lay(kind, most));
            }
        }
        Offer::Order(among) => {
            for order in among.iter() {
                let mv = Move::Order(order);
                let choice = Choice::closed(mv.phrase(), mv);
                to(match view.own {
                    Some((seat, _)) => {
                        let setup = &view.public.setup;
                        choice.with_remark(phrases::needs(setup, setup.colour(seat), order))
                    }
                    None => choice,
                });
            }
        }
        Offer::NoOrder => to(Choice::closed(offer.phrase(), Move::NoOrder)),
        Offer::Draw { pile, .. } => to(Choice::closed(offer.phrase(), Move::Draw(pile))),
        Offer::Bake { choice, .. } => to(Choice::closed(offer.phrase(), Move::Bake(choice))),
        Offer::Fill { count, from } => {
            let mv = Move::Fill(some_of(from, count));
            if from.total() == count {
                return to(Choice::closed(mv.phrase(), mv));
            }
            let question = Phrase::new("show-question-fill")
                .with("count", count)
                .with("cards", phrases::all_cards(from))
                .with("example", some_of(from, count).to_string());
            to(Choice::open(offer.phrase(), "fill", some_of(from, count), question));
        }
        Offer::Ask { choice, least, most, from, to: up_to } => {
            let fewest = least.total().max(from);
            let request = least + some_of(most - least, fewest - least.total());
            let mv = Move::Ask { choice, request };
            if request == most {
                return to(Choice::closed(mv.phrase(), mv));
            }
            let id = match least.is_empty() {
                true => "show-question-ask",
                false => "show-question-ask-least",
            };
            let question = Phrase::new(id)
                .with("least", phrases::all_cards(least))
                .with("cards", phrases::all_cards(most))
                .with("from", fewest)
                .with("to", up_to)
                .with("example", request.to_string());
            let words = format!("ask{choice} for");
            to(Choice::open(offer.phrase(), &words, request, question));
        }
        Offer::Fail => to(Choice::closed(offer.phrase(), Move::Fail)),
        Offer::Help => to(Choice::closed(offer.phrase(), Move::Help)),
        Offer::Decline => to(Choice::closed(offer.phrase(), Move::Decline)),
    }
}

/// What was typed, in the words of the ledger. Also understands `lay 2 olives`, `fill salami 1,
/// olive 2`, `yes` and `no`.
pub fn tidied(typed: &str) -> String {
    let lower = typed.to_lowercase().replace(',', " ");
    let words: Vec<&str> = lower.split_whitespace().filter(|word| *word != "and").collect();
    match words.as_slice() {
        ["yes"] => "help".to_string(),
        ["no"] => "decline".to_string(),
        [verb @ ("lay" | "fill"), cards @ ..] => format!("{verb} {}", sorted(cards)),
        ["ask", rest @ ..] => {
            let part = rest.iter().position(|word| *word == "for").unwrap_or(rest.len());
            let mut kinds = rest[..part].to_vec();
            kinds.sort_by_key(|word| kind_of(word));
            let cards = rest.get(part + 1..).unwrap_or_default();
            let kinds: String = kinds.iter().map(|kind| format!(" {kind}")).collect();
            format!("ask{kinds} for {}", sorted(cards))
        }
        _ => words.join(" "),
    }
}

/// The entry for laying up to `most` cards of a kind.
fn lay(kind: Ingredient, most: u8) -> Choice {
    if most == 1 {
        let mv = Move::Lay { kind, count: 1 };
        return Choice::closed(mv.phrase(), mv);
    }
    let told = Phrase::new("show-choice-lay").with("cards", phrases::cards(kind, most));
    let question = Phrase::new("show-question-count").with("most", most);
    let words = format!("lay {kind}");
    Choice::open(told, &words, format!("1–{most}"), question)
}

/// The first `count` of some cards, as an example of what can be typed.
fn some_of(cards: Ingredients, count: u8) -> Ingredients {
    (0..count).map(|place| Ingredients::of(cards.card(place.into()), 1)).sum()
}

/// A kind by its name, singular or plural.
fn kind_of(word: &str) -> Option<Ingredient> {
    let singular = word.strip_suffix('s').unwrap_or(word);
    [word, singular].into_iter().find_map(|word| word.parse().ok())
}

/// Cards as ledgers write them, from kinds and counts in any order. Anything that is not understood
/// is left as it is.
fn sorted(cards: &[&str]) -> String {
    let mut all = Vec::new();
    for pair in cards.chunks(2) {
        let (kind, count) = match pair {
            [kind, count] if kind_of(kind).is_some() => (kind_of(kind), *count),
            [count, kind] => (kind_of(kind), *count),
            _ => return cards.join(" "),
        };
        match kind {
            Some(kind) if count.parse::<u8>().is_ok() => all.push((kind, count)),
            Some(_) | None => return cards.join(" "),
        }
    }
    all.sort_by_key(|(kind, _)| *kind);
    let pairs: Vec<String> = all.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    pairs.join(" ")
}

#[cfg(test)]
mod tests {
    fn check(typed: &str, tidied: &str) {
        assert_eq!(super::tidied(typed), tidied);
    }

    #[test]
    fn moves_are_understood_as_people_type_them() {
        check("lay 2 olives", "lay olive 2");
        check("LAY Salami 3", "lay salami 3");
        check("fill salami 1, olive 2", "fill olive 2 salami 1");
        check("ask for 1 salami and 2 peppers", "ask for pepper 2 salami 1");
        check("ask salami olive for olive 1", "ask olive salami for olive 1");
        check("draw supply", "draw supply");
        check("yes", "help");
    }

    #[test]
    fn what_is_not_understood_stays() {
        check("lay two olives", "lay two olives");
        check("fill", "fill ");
        check("dance", "dance");
    }
}
