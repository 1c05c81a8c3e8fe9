//! Sentences as people read them.

use table::{Arg, Eyes, Phrase, Seat};
use words::{Language, Reader, Words};

/// The phrase as Bea, in the second seat, reads it; the third seat has no name.
#[track_caller]
fn check(phrase: Phrase, [english, french, italian]: [&str; 3]) {
    let names = ["Ada".to_string(), "Bea".to_string()];
    let reader = Reader { names: &names, eyes: Eyes::Seat(Seat::at(1)) };
    for (language, expected) in Language::ALL.into_iter().zip([english, french, italian]) {
        let said = Words::new(language).say(&phrase, &reader);
        // French no-break spaces would be invisible here.
        assert_eq!(said.replace('\u{a0}', " "), expected);
    }
}

fn of(id: &'static str, count: u8) -> Phrase {
    Phrase::new(id).with("count", count)
}

const ADA: Seat = Seat::at(0);
const BEA: Seat = Seat::at(1);
const THIRD: Seat = Seat::at(2);

#[test]
fn one_card_is_singular() {
    check(of("cards-olive", 1), ["1 olive", "1 olive", "1 oliva"]);
    check(of("cards-mushroom", 1), ["1 mushroom", "1 champignon", "1 fungo"]);
}

#[test]
fn several_cards_are_plural() {
    check(of("cards-olive", 3), ["3 olives", "3 olives", "3 olive"]);
    check(of("cards-salami", 2), ["2 salami", "2 salamis", "2 salami"]);
    check(of("cards-shrimp", 4), ["4 shrimp", "4 crevettes", "4 gamberetti"]);
}

/// In French, zero takes the singular.
#[test]
fn no_cards_are_counted_as_the_language_does() {
    check(of("cards-pepper", 0), ["0 peppers", "0 piment", "0 peperoni"]);
}

#[test]
fn others_are_told_by_name() {
    check(
        Phrase::new("mamma-mia-laid").with("seat", ADA).with("cards", of("cards-salami", 3)),
        ["Ada lays 3 salami.", "Ada pose 3 salamis.", "Ada mette nel forno 3 salami."],
    );
}

#[test]
fn the_reader_is_told_as_you() {
    check(
        Phrase::new("mamma-mia-laid").with("seat", BEA).with("cards", of("cards-salami", 3)),
        ["You lay 3 salami.", "Vous posez 3 salamis.", "Metti nel forno 3 salami."],
    );
}

#[test]
fn a_seat_without_a_name_is_told_by_its_number() {
    check(
        Phrase::new("mamma-mia-opened").with("seat", THIRD),
        ["Seat 3 opens the oven.", "Place 3 ouvre le four.", "Posto 3 apre il forno."],
    );
}

#[test]
fn two_players_of_a_sentence_are_told_apart() {
    let asking = |seat: Seat, owner: Seat| {
        let phrase = Phrase::new("mamma-mia-now-asking").with("seat", seat).with("owner", owner);
        phrase.with("cards", vec![of("cards-olive", 1)])
    };
    check(
        asking(BEA, ADA),
        [
            "You may help Ada with 1 olive",
            "Vous pouvez aider Ada : 1 olive",
            "Puoi aiutare Ada: 1 oliva",
        ],
    );
    check(
        asking(ADA, BEA),
        [
            "Ada may help you with 1 olive",
            "Ada peut vous aider : 1 olive",
            "Ada può aiutarti: 1 oliva",
        ],
    );
    check(
        asking(ADA, THIRD),
        [
            "Ada may help Seat 3 with 1 olive",
            "Ada peut aider Place 3 : 1 olive",
            "Ada può aiutare Posto 3: 1 oliva",
        ],
    );
}

#[test]
fn a_list_is_joined_as_the_language_does() {
    let cards = |cards: Vec<Phrase>| Phrase::new("needs-these").with("cards", cards);
    check(cards(vec![]), ["nothing", "rien", "niente"]);
    check(cards(vec![of("cards-olive", 2)]), ["2 olives", "2 olives", "2 olive"]);
    check(
        cards(vec![of("cards-olive", 2), of("cards-salami", 1), of("cards-shrimp", 1)]),
        [
            "2 olives, 1 salami and 1 shrimp",
            "2 olives, 1 salami et 1 crevette",
            "2 olive, 1 salame e 1 gamberetto",
        ],
    );
}

#[test]
fn phrases_stand_in_phrases() {
    let order = Phrase::new("order-four-of").with("kind", Phrase::new("ingredient-mushroom"));
    let why = Phrase::new("failure-crossed-out").with("kind", Phrase::new("ingredient-olive"));
    check(
        Phrase::new("mamma-mia-failed").with("seat", ADA).with("order", order).with("why", why),
        [
            "Ada’s pizza fails: Normale with four mushrooms (crossed out, but on the worktop: olives).",
            "Ada rate une pizza : Normale avec quatre champignons (interdit sur le plan de travail : olives).",
            "La pizza di Ada non riesce: Normale con quattro funghi (vietato sul piano di lavoro: olive).",
        ],
    );
}

#[test]
fn a_message_may_stand_in_a_message() {
    check(
        of("mamma-mia-drew-supply", 1).with("seat", BEA),
        [
            "You draw 1 ingredient from the supply.",
            "Vous piochez 1 ingrédient dans la cuisine.",
            "Peschi 1 ingrediente dalla dispensa.",
        ],
    );
}

#[test]
fn a_round_begins() {
    let phrase = Phrase::new("mamma-mia-round-begins").with("round", 2_u8);
    check(
        phrase.with("supply", 1_u8).with("leftovers", 5_u8),
        [
            "Round 2 begins: 1 ingredient in the supply, 5 left over.",
            "La manche 2 commence : 1 ingrédient dans la cuisine, restes : 5.",
            "Comincia il round 2: 1 ingrediente nella dispensa, avanzi: 5.",
        ],
    );
}

#[test]
fn a_refusal_cites_its_rule() {
    let why = Phrase::new("mamma-mia-refusal-too-few-in-hand")
        .with("cards", of("cards-salami", 3))
        .with("held", 2_u8);
    check(
        Phrase::new("refusal").with("why", why).with("rule", "3.1"),
        [
            "You cannot lay 3 salami: you hold only 2. (rule 3.1)",
            "Vous ne pouvez pas poser 3 salamis : vous n’en avez que 2 en main. (règle 3.1)",
            "Non puoi mettere nel forno 3 salami: in mano ne hai solo 2. (regola 3.1)",
        ],
    );
}

#[test]
fn the_awaited_step_is_named() {
    let other_step =
        |awaited: &str| Phrase::new("mamma-mia-refusal-other-step").with("awaited", awaited);
    check(
        other_step("lay"),
        [
            "Lay ingredients of one kind first.",
            "Posez d’abord des ingrédients d’une seule sorte.",
            "Metti prima nel forno ingredienti di un solo tipo.",
        ],
    );
    check(
        other_step("bake"),
        [
            "Now decide about your order.",
            "Décidez maintenant de votre commande.",
            "Ora decidi della tua ordinazione.",
        ],
    );
}

/// All six steps have their own words, which differ from those for an unknown step.
#[test]
fn no_step_is_told_as_another() {
    let reader = Reader { names: &[], eyes: Eyes::Gallery };
    for words in Language::ALL.map(Words::new) {
        let steps = ["lay", "order", "draw", "bake", "help", "fill", "unknown"];
        let phrase = |step| Phrase::new("mamma-mia-refusal-other-step").with("awaited", step);
        let mut said = steps.map(|step: &str| words.say(&phrase(step), &reader)).to_vec();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), steps.len(), "{}", words.language());
    }
}

#[test]
fn a_win_is_shared_by_name() {
    let winner = |seat: Seat| Phrase::new("player").with("seat", seat);
    check(
        Phrase::new("result-shared").with("winners", vec![winner(ADA), winner(BEA)]),
        [
            "The win is shared: Ada and you.",
            "Victoire partagée : Ada et vous.",
            "Vittoria condivisa: Ada e tu.",
        ],
    );
}

/// Names are passed through unchanged, even if they look like message syntax.
#[test]
fn what_was_typed_is_not_read_as_a_text() {
    let typed = Arg::Text("{ $seat } ⟨x⟩".to_string());
    check(
        Phrase::new("setup-given-twice").with("name", typed),
        [
            "Give the option “{ $seat } ⟨x⟩” only once.",
            "Ne donnez l’option « { $seat } ⟨x⟩ » qu’une seule fois.",
            "Indica l’opzione “{ $seat } ⟨x⟩” una volta sola.",
        ],
    );
}

#[test]
fn what_has_no_text_is_told_by_its_id() {
    check(Phrase::new("no-such-text"), ["⟨no-such-text⟩"; 3]);
    check(Phrase::new("refusal").with("rule", "3.1"), ["⟨refusal⟩"; 3]);
    check(Phrase::new("mamma-mia-first"), ["⟨mamma-mia-first⟩"; 3]);
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}
