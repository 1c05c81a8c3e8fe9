//! Sequential testing: "does this bot win more than that one?", asked only until it is answered.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Lineup;

/// Whether one bot wins more than another, and how certain the answer must be.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The bot that may be better.
    pub better: String,
    /// The bot it is compared with.
    pub than: String,
    /// How much more it has to win: the smallest difference of win shares worth finding.
    pub delta: f64,
    /// The probability of a yes for equal bots.
    pub alpha: f64,
    /// The probability of a no for a bot that is better by `delta`.
    pub beta: f64,
}

impl Question {
    /// The usual question: five more wins in a hundred games, with an error rate of one in twenty.
    pub fn new(better: impl Into<String>, than: impl Into<String>) -> Question {
        Question { better: better.into(), than: than.into(), delta: 0.05, alpha: 0.05, beta: 0.05 }
    }
}

/// Why a question cannot be asked about these bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadQuestion {
    /// No bot with this name takes part.
    Absent {
        /// The name.
        name: String,
    },
    /// A bot is compared with itself.
    Itself {
        /// Its name.
        name: String,
    },
    /// The numbers are invalid: all three must be between 0 and 1, exclusive.
    Numbers,
}

impl fmt::Display for BadQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadQuestion::Absent { name } => write!(f, "{name} does not take part"),
            BadQuestion::Itself { name } => write!(f, "{name} cannot be compared with itself"),
            BadQuestion::Numbers => f.write_str("delta, alpha and beta lie between 0 and 1"),
        }
    }
}

impl std::error::Error for BadQuestion {}

/// The state of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Not decided yet.
    Open,
    /// The bot wins more.
    More,
    /// It does not win more, or not by that much.
    NotMore,
}

/// The answer to a question, as far as it is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The bot that may be better.
    pub better: String,
    /// The bot it is compared with.
    pub than: String,
    /// The difference that is tested for.
    pub delta: f64,
    /// The mean difference of the win shares so far.
    pub difference: f64,
    /// The log-likelihood ratio of the matches: a bot that is better by `delta` against equal bots.
    pub llr: f64,
    /// The answer is no at this `llr`.
    pub lower: f64,
    /// The answer is yes at this `llr`.
    pub upper: f64,
    /// The number of matches behind the answer.
    pub matches: u64,
    /// The decision so far.
    pub verdict: Decision,
}

/// A sequential probability ratio test in progress.
///
/// It tests the differences of the two bots' win shares, match by match: equal bots (mean 0)
/// against a bot that is better by `delta`. This is the generalized test: the variance of the
/// differences is estimated, and they are assumed to be normal. As for intervals, the two most
/// extreme possible matches are added to the variance, so that a few identical matches at the start
/// decide nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    question: Question,
    better: usize,
    than: usize,
    /// The smallest and the largest possible difference.
    extremes: [f64; 2],
    matches: u64,
    sum: f64,
    squares: f64,
    verdict: Decision,
}

impl Sprt {
    /// The test of a question about these bots, before the first match.
    pub fn new(question: Question, bots: &Lineup) -> Result<Sprt, BadQuestion> {
        let find = |name: &String| {
            bots.find(name).ok_or_else(|| BadQuestion::Absent { name: name.clone() })
        };
        let (better, than) = (find(&question.better)?, find(&question.than)?);
        if better == than {
            return Err(BadQuestion::Itself { name: question.better });
        }
        let inside = |number: f64| number > 0.0 && number < 1.0;
        if ![question.delta, question.alpha, question.beta].into_iter().all(inside) {
            return Err(BadQuestion::Numbers);
        }
        let most = |bot| 1.0 / bots.seats_of(bot) as f64;
        Ok(Sprt {
            question,
            better,
            than,
            extremes: [-most(than), most(better)],
            matches: 0,
            sum: 0.0,
            squares: 0.0,
            verdict: Decision::Open,
        })
    }

    /// Adds a match: each bot's win share in it. A decision, once made, stands.
    pub fn add(&mut self, shares: &[f64]) {
        if self.verdict != Decision::Open {
            return;
        }
        let difference = shares[self.better] - shares[self.than];
        self.matches += 1;
        self.sum += difference;
        self.squares += difference * difference;
        let [lower, upper] = self.bounds();
        self.verdict = match self.llr() {
            llr if llr >= upper => Decision::More,
            llr if llr <= lower => Decision::NotMore,
            _ => Decision::Open,
        };
    }

    /// Whether the question is answered.
    pub fn is_decided(&self) -> bool {
        self.verdict != Decision::Open
    }

    /// The answer so far.
    pub fn answer(&self) -> Answer {
        let [lower, upper] = self.bounds();
        Answer {
            better: self.question.better.clone(),
            than: self.question.than.clone(),
            delta: self.question.delta,
            difference: self.mean(),
            llr: self.llr(),
            lower,
            upper,
            matches: self.matches,
            verdict: self.verdict,
        }
    }

    fn mean(&self) -> f64 {
        if self.matches == 0 { 0.0 } else { self.sum / self.matches as f64 }
    }

    /// Wald's bounds.
    fn bounds(&self) -> [f64; 2] {
        let Question { alpha, beta, .. } = self.question;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }

    fn llr(&self) -> f64 {
        let matches = self.matches as f64;
        let [least, greatest] = self.extremes;
        let sum = self.sum + least + greatest;
        let squares = self.squares + least * least + greatest * greatest;
        let variance = (squares - sum * sum / (matches + 2.0)) / (matches + 1.0);
        let delta = self.question.delta;
        delta * (self.sum - matches * delta / 2.0) / variance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entrant;
    use table::Pcg;

    fn lineup(seats: usize) -> Lineup {
        let called =
            |name: &str| Entrant { name: name.to_string(), bot: "dado".to_string(), level: 0 };
        Lineup::new(&[called("a"), called("b")], seats).expect("two bots fit any table")
    }

    /// Asks about matches with as many games as seats, each won by `a` with this probability.
    fn ask(seats: u32, chance: f64, at_most: u64, quick: &mut Pcg) -> Answer {
        let mut sprt = Sprt::new(Question::new("a", "b"), &lineup(seats as usize)).expect("valid");
        while !sprt.is_decided() && sprt.matches < at_most {
            let wins = |_: &u32| f64::from(quick.pick(1 << 30)) < chance * f64::from(1u32 << 30);
            let won = (0..seats).filter(wins).count() as f64 / f64::from(seats);
            sprt.add(&[won, (1.0 - won) / f64::from(seats - 1)]);
        }
        sprt.answer()
    }

    #[test]
    fn clear_cases_are_decided_soon_both_ways() {
        let mut quick = Pcg::new(1);
        for (seats, chance, verdict) in [
            (2, 0.8, Decision::More),
            (3, 0.7, Decision::More),
            (2, 0.2, Decision::NotMore),
            (3, 0.1, Decision::NotMore),
        ] {
            let answer = ask(seats, chance, 10_000, &mut quick);
            assert_eq!(answer.verdict, verdict, "{answer:?}");
            assert!((5..200).contains(&answer.matches), "{answer:?}");
        }
    }

    /// Equal bots are called different as rarely as promised, and not after only a few matches.
    #[test]
    fn equal_bots_stay_open_for_long_and_are_seldom_called_better() {
        let mut quick = Pcg::new(2);
        for seats in [2, 3] {
            let answers: Vec<Answer> =
                (0..400).map(|_| ask(seats, 1.0 / f64::from(seats), 100_000, &mut quick)).collect();
            let wrong = answers.iter().filter(|answer| answer.verdict == Decision::More).count();
            let mean = answers.iter().map(|answer| answer.matches).sum::<u64>() / 400;
            let least = answers.iter().map(|answer| answer.matches).min();
            assert!(wrong <= 28, "{seats} seats: {wrong} of 400");
            assert!(mean > 100 && least > Some(20), "{seats} seats: {mean}, {least:?}");
        }
    }

    #[test]
    fn a_bot_that_is_better_by_delta_is_seldom_missed() {
        let mut quick = Pcg::new(3);
        // With two seats, a difference of 0.05 is a share of 0.525.
        let answers = (0..400).map(|_| ask(2, 0.525, 100_000, &mut quick));
        let missed = answers.filter(|answer| answer.verdict == Decision::NotMore).count();
        assert!(missed <= 28, "{missed} of 400");
    }

    #[test]
    fn an_answer_stands() {
        let mut sprt = Sprt::new(Question::new("a", "b"), &lineup(2)).expect("valid");
        (0..100).for_each(|_| sprt.add(&[1.0, 0.0]));
        let answer = sprt.answer();
        (0..100).for_each(|_| sprt.add(&[0.0, 1.0]));
        assert_eq!(answer.verdict, Decision::More);
        assert_eq!(sprt.answer(), answer);
    }

    #[test]
    fn only_sensible_questions_are_asked() {
        let ask = |question| Sprt::new(question, &lineup(3)).map(|_| ());
        let absent = BadQuestion::Absent { name: "c".to_string() };
        assert_eq!(ask(Question::new("a", "c")), Err(absent));
        let itself = BadQuestion::Itself { name: "a".to_string() };
        assert_eq!(ask(Question::new("a", "a")), Err(itself));
        let greedy = Question { delta: 0.0, ..Question::new("a", "b") };
        assert_eq!(ask(greedy), Err(BadQuestion::Numbers));
    }
}
