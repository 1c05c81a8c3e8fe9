//! The best of what was weighed.

/// What weighed most so far; the first of equals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best<T> {
    /// Its worth, and what it is.
    found: Option<(f32, T)>,
}

impl<T> Best<T> {
    pub fn none() -> Best<T> {
        Best { found: None }
    }

    /// Weighs one more.
    pub fn weigh(&mut self, value: f32, what: T) {
        if self.found.as_ref().is_none_or(|(best, _)| value > *best) {
            self.found = Some((value, what));
        }
    }

    /// What weighed most.
    pub fn what(self) -> Option<T> {
        self.found.map(|(_, what)| what)
    }
}
