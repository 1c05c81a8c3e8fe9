//! The best of several options.

/// The best option so far; the first one on a tie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best<T> {
    /// Its value, and the option itself.
    found: Option<(f32, T)>,
}

impl<T> Best<T> {
    pub fn none() -> Best<T> {
        Best { found: None }
    }

    /// Considers one more option.
    pub fn weigh(&mut self, value: f32, what: T) {
        if self.found.as_ref().is_none_or(|(best, _)| value > *best) {
            self.found = Some((value, what));
        }
    }

    /// The best option.
    pub fn what(self) -> Option<T> {
        self.found.map(|(_, what)| what)
    }
}
