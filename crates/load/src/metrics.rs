//! What a house counts of itself, as far as it matters here.

use crate::client::Doorway;

/// Numbers out of the page that a house keeps for Prometheus.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Counts {
    /// Records that were made durable.
    pub records: f64,
    /// Commits that made them so.
    pub commits: f64,
}

impl Counts {
    /// The counts of this house now; none where it does not show them to everyone.
    pub(crate) async fn of(doorway: &Doorway, url: Option<&str>) -> Option<Counts> {
        let usual = format!("{}/metrics", doorway.base());
        let page = reqwest::get(url.unwrap_or(&usual)).await.ok()?;
        Counts::read(&page.error_for_status().ok()?.text().await.ok()?)
    }

    fn read(page: &str) -> Option<Counts> {
        let number = |name: &str| {
            let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.trim().parse().ok())
        };
        Some(Counts {
            records: number("forno_records_sum")?,
            commits: number("forno_records_count")?,
        })
    }

    /// How many records a commit made durable between then and now.
    pub(crate) fn per_commit_since(&self, then: &Counts) -> Option<f64> {
        let commits = self.commits - then.commits;
        (commits > 0.0).then(|| (self.records - then.records) / commits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_per_commit_are_counted_between_two_looks() {
        let page = |sum, count| {
            format!(
                "# TYPE forno_records histogram\nforno_records_sum {sum}\nforno_records_count {count}\n"
            )
        };
        let then = Counts::read(&page("10.0", 10)).expect("counts");
        let now = Counts::read(&page("110.0", 35)).expect("counts");
        assert_eq!(now.per_commit_since(&then), Some(4.0));
        assert_eq!(then.per_commit_since(&then), None);
        assert_eq!(Counts::read("nothing"), None);
    }
}
