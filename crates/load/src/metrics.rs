//! The parts of a house's own metrics that matter here.

use serde::Serialize;

use crate::client::Doorway;

/// Counters from a house's Prometheus metrics.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Counts {
    /// Records that were made durable.
    pub records: f64,
    /// The commits that did so.
    pub commits: f64,
}

impl Counts {
    /// The current counters of this house; `None` if its metrics are not public.
    pub(crate) async fn of(doorway: &Doorway, url: Option<&str>) -> Option<Counts> {
        let usual = format!("{}/metrics", doorway.base());
        Counts::read(&page(url.unwrap_or(&usual)).await?)
    }

    fn read(page: &str) -> Option<Counts> {
        Some(Counts {
            records: number(page, "forno_records_sum")?,
            commits: number(page, "forno_records_count")?,
        })
    }

    /// How many records each commit made durable since then, on average.
    pub(crate) fn per_commit_since(&self, then: &Counts) -> Option<f64> {
        let commits = self.commits - then.commits;
        (commits > 0.0).then(|| (self.records - then.records) / commits)
    }
}

/// How long a house took to load tables since it started.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Loading {
    /// The number of tables loaded.
    pub tables_loaded: f64,
    /// The mean time to load one, in milliseconds.
    pub load_mean_ms: f64,
    /// How many of them took more than 51.2 ms.
    pub slow_loads: f64,
}

impl Loading {
    /// The current figures of this house; `None` if its metrics are not public, or it has loaded no
    /// table.
    pub(crate) async fn of(url: &str) -> Option<Loading> {
        let base = url.trim_end_matches('/');
        Loading::read(&page(&format!("{base}/metrics")).await?)
    }

    fn read(page: &str) -> Option<Loading> {
        let tables_loaded = number(page, "forno_loading_seconds_count")?;
        let quick = number(page, r#"forno_loading_seconds_bucket{le="0.0512"}"#)?;
        (tables_loaded > 0.0).then_some(Loading {
            tables_loaded,
            load_mean_ms: 1_000.0 * number(page, "forno_loading_seconds_sum")? / tables_loaded,
            slow_loads: tables_loaded - quick,
        })
    }
}

async fn page(url: &str) -> Option<String> {
    reqwest::get(url).await.ok()?.error_for_status().ok()?.text().await.ok()
}

fn number(page: &str, name: &str) -> Option<f64> {
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|number| number.trim().parse().ok())
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

    #[test]
    fn slow_loads_are_those_above_the_bucket() {
        let page = "forno_loading_seconds_sum 0.5\nforno_loading_seconds_count 100\n\
            forno_loading_seconds_bucket{le=\"0.0512\"} 98\n";
        let expected = Loading { tables_loaded: 100.0, load_mean_ms: 5.0, slow_loads: 2.0 };
        assert_eq!(Loading::read(page), Some(expected));
        assert_eq!(Loading::read("nothing"), None);
    }
}
