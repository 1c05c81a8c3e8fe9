//! Measurements specific to Pizza Theory: computing the result of all cuts.

use std::hint::black_box;

use cpu_time::ThreadTime;
use pizza_theory::{Board, PizzaTheory, cut_tensor};
use table::{Game, Pcg};

use super::{Measured, Part, SLICE, SLICES, playout};

impl Measured for PizzaTheory {
    fn engine_parts(start: &PizzaTheory) -> Vec<Part> {
        let value = cut_tensor_micros(start);
        let unit = "µs for the tensor of all 216 cuts";
        vec![Part { key: "cut_tensor_us", value, decimals: 2, unit }]
    }
}

/// The median time for all 216 cuts of a position, over the positions of a few random games.
fn cut_tensor_micros(start: &PizzaTheory) -> f64 {
    let boards = boards(start);
    let mut slices: Vec<f64> = (0..SLICES)
        .map(|_| {
            let start = ThreadTime::now();
            let mut count = 0;
            while start.elapsed() < SLICE / 3 {
                for board in &boards {
                    black_box(cut_tensor(black_box(board)));
                }
                count += boards.len();
            }
            start.elapsed().as_secs_f64() * 1e6 / count as f64
        })
        .collect();
    slices.sort_by(f64::total_cmp);
    slices[SLICES / 2]
}

/// Boards from random games.
fn boards(start: &PizzaTheory) -> Vec<Board> {
    let mut chance = Pcg::new(2);
    (0..64).map(|_| playout(start, &mut chance).0.public().board).collect()
}
