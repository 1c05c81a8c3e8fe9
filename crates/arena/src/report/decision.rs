//! The result of the sequential test.

use super::axis::Axis;
use super::figure::Figure;
use super::numbers::{counted, decimal, points, whole};
use super::svg::{Anchor, Drawing};
use super::table::Table;
use crate::{Answer, Decision};

const WIDTH: f64 = 360.0;
const LEFT: f64 = 24.0;
const RIGHT: f64 = 336.0;

/// The position of the test between its bounds.
pub fn decision(answer: &Answer) -> Figure {
    let Answer { better, than, delta, difference, llr, lower, upper, matches, verdict } = answer;
    let told = told(answer);
    let [least, most] = [lower.min(*llr), upper.max(*llr)];
    let room = (most - least) * 0.04;
    let axis = Axis::exact([least - room, most + room], [LEFT, RIGHT], 5);
    let mut drawing = Drawing::new(WIDTH, 104.0);
    let band = |drawing: &mut Drawing, class, from: f64, to: f64| {
        drawing.bar(class, [from, 40.0], to - from, 24.0);
    };
    band(&mut drawing, "no", LEFT, axis.at(*lower));
    band(&mut drawing, "open", axis.at(*lower), axis.at(*upper));
    band(&mut drawing, "yes", axis.at(*upper), RIGHT);
    drawing.text("name", [axis.at(*lower), 28.0], Anchor::Middle, "no");
    drawing.text("name", [axis.at(*upper), 28.0], Anchor::Middle, "yes");
    for bound in [*lower, *upper] {
        drawing.line("bound", [axis.at(bound), 34.0], [axis.at(bound), 70.0]);
        let label = decimal(bound, 2);
        drawing.text("tick", [axis.at(bound), 84.0], Anchor::Middle, &label);
    }
    drawing.circle("needle", [axis.at(*llr), 52.0], 7.0);
    if axis.at(*llr) - axis.at(*lower) > 40.0 && axis.at(*upper) - axis.at(*llr) > 40.0 {
        drawing.text("tick", [axis.at(*llr), 84.0], Anchor::Middle, &decimal(*llr, 2));
    }
    let mut numbers = Table::new(&["Question", "Answer"]);
    let word = match verdict {
        Decision::Open => "open",
        Decision::More => "yes",
        Decision::NotMore => "no",
    };
    numbers.row([format!("Does {better} win more than {than}?"), word.to_string()]);
    numbers.row(["Difference looked for".to_string(), points(*delta)]);
    numbers.row(["Difference found".to_string(), points(*difference)]);
    numbers.row(["Log likelihood ratio".to_string(), decimal(*llr, 3)]);
    let bounds = format!("{} and {}", decimal(*lower, 3), decimal(*upper, 3));
    numbers.row(["Bounds".to_string(), bounds]);
    numbers.row(["Matches".to_string(), whole(*matches)]);
    Figure {
        id: "verdict",
        title: "The question",
        caption: told.clone(),
        above: String::new(),
        picture: drawing.described("verdict", "Where the sequential test stands", &told),
        numbers,
    }
}

fn told(answer: &Answer) -> String {
    let Answer { better, than, delta, difference, llr: _, lower: _, upper: _, matches, verdict } =
        answer;
    let after = counted(*matches, "match", "matches");
    let found = points(*difference);
    match verdict {
        Decision::More => format!(
            "{better} wins more than {than}: decided after {after}, with a difference of {found}."
        ),
        Decision::NotMore => format!(
            "{better} does not win more than {than}, or by less than {}: decided after {after}, \
             with a difference of {found}.",
            points(*delta)
        ),
        Decision::Open => format!(
            "Whether {better} wins more than {than} is still open after {after}; so far the \
             difference is {found}."
        ),
    }
}
