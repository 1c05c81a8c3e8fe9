//! The report is one self-contained file, usable by sighted readers, screen readers and parsers.

use std::collections::BTreeSet;

use crate::kit::{Matches, mamma_mia, pizza_theory, plan, play};
use arena::{Plan, Question, Report, Results, Sprt};
use roxmltree::{Document, Node, ParsingOptions};

fn html(results: &Results) -> String {
    Report { results, game: "Mamma Mia!", command: "forno arena mamma-mia --bots <2>,1" }.html()
}

/// Parses the page as XML, which is stricter than any browser.
fn parsed(html: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(html, options).unwrap_or_else(|error| panic!("{error}"))
}

fn elements<'d>(page: &'d Document<'_>, name: &str) -> Vec<Node<'d, 'd>> {
    page.descendants().filter(|node| node.has_tag_name(name)).collect()
}

fn words(node: &Node<'_, '_>) -> String {
    node.descendants().filter_map(|node| node.text()).collect()
}

/// What must hold for every page.
fn check(results: &Results) {
    let html = html(results);
    for outside in ["http", "//", "src=", "<script", "@import", "url(", "<link", "NaN", "inf"] {
        assert!(!html.contains(outside), "{outside}");
    }
    let page = parsed(&html);
    let ids: Vec<&str> = page.descendants().filter_map(|node| node.attribute("id")).collect();
    let distinct: BTreeSet<&&str> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len(), "ids are unique: {ids:?}");
    for svg in elements(&page, "svg") {
        if svg.attribute("aria-hidden") == Some("true") {
            continue;
        }
        assert_eq!(svg.attribute("role"), Some("img"));
        let labels: Vec<&str> =
            svg.attribute("aria-labelledby").unwrap_or_default().split(' ').collect();
        assert_eq!(labels.len(), 2);
        for label in labels {
            let named = svg.descendants().find(|node| node.attribute("id") == Some(label));
            assert!(named.is_some_and(|node| !words(&node).is_empty()), "{label}");
        }
    }
    for figure in elements(&page, "figure") {
        let has = |name| figure.descendants().any(|node| node.has_tag_name(name));
        assert!(has("h2") && has("svg") && has("figcaption") && has("table"));
    }
    for (row, heads) in elements(&page, "table").iter().flat_map(|table| {
        let rows: Vec<Node<'_, '_>> =
            table.descendants().filter(|node| node.has_tag_name("tr")).collect();
        let heads = rows[0].children().count();
        rows.into_iter().map(move |row| (row, heads))
    }) {
        assert_eq!(row.children().count(), heads, "every row has a cell under every head");
    }
}

#[test]
fn a_page_is_well_formed_and_needs_nothing_else() {
    check(&play(&mamma_mia(3, "2,1,0", 1), plan(60, 2), &Matches::new()).0);
    check(&play(&pizza_theory(2, "1,0", 1), plan(40, 2), &Matches::new()).0);
    check(&play(&mamma_mia(5, "0,1,2,a=0,b=1", 1), plan(25, 2), &Matches::new()).0);
}

#[test]
fn a_page_about_little_is_a_page_too() {
    check(&play(&mamma_mia(3, "1,0", 1), plan(0, 1), &Matches::new()).0);
    check(&play(&mamma_mia(3, "1,0", 1), plan(1, 1), &Matches::new()).0);
    check(&play(&pizza_theory(3, "0,0,0", 1), plan(1, 1), &Matches::new()).0);
}

#[test]
fn the_plots_that_were_promised_are_there() {
    let contest = mamma_mia(3, "2,1,1", 1);
    let sprt = Sprt::new(Question::new("nonna", "mimi"), &contest.terms().bots).expect("valid");
    let asked = Plan { sprt: Some(sprt), ..plan(60, 2) };
    let (results, _) = play(&contest, asked, &Matches::new());
    check(&results);
    let html = html(&results);
    let page = parsed(&html);
    let figures: Vec<&str> =
        elements(&page, "figure").iter().filter_map(|figure| figure.attribute("id")).collect();
    assert_eq!(
        figures,
        ["verdict", "shares", "ratings", "seats", "course", "moves", "times"],
        "in Mamma Mia all games have three rounds"
    );
}

#[test]
fn rounds_have_a_plot_where_they_differ() {
    let (results, _) = play(&pizza_theory(3, "1,0", 1), plan(60, 2), &Matches::new());
    assert!(html(&results).contains(r#"<figure class="card" id="rounds">"#));
}

#[test]
fn names_and_commands_are_never_markup() {
    let bots = "<b>&\"ada\"=1,'bea'</script>=0";
    let (results, _) = play(&pizza_theory(2, bots, 1), plan(20, 1), &Matches::new());
    check(&results);
    let html = html(&results);
    let page = parsed(&html);
    let standings: String = elements(&page, "tbody").first().map(words).unwrap_or_default();
    assert!(standings.contains("<b>&\"ada\"") && standings.contains("'bea'</script>"));
    assert!(html.contains("--bots &lt;2&gt;,1"));
}

#[test]
fn the_numbers_stand_in_the_table() {
    let (results, _) = play(&mamma_mia(3, "2,0", 1), plan(60, 2), &Matches::new());
    let html = html(&results);
    let page = parsed(&html);
    let standings: String = elements(&page, "tbody").first().map(words).unwrap_or_default();
    for bot in &results.bots {
        let share = format!("{:.1}\u{a0}%", 100.0 * bot.win_share.value);
        assert!(standings.contains(&bot.name) && standings.contains(&share), "{standings}");
    }
}
