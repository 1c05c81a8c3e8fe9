//! Names for devices, derived from the browser and operating system they report.

/// What browsers say in `User-Agent`, and their names. The first match counts, because most
/// browsers also claim to be older ones.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// What operating systems are called in `User-Agent`, and their names. The first match counts.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// Derives a device's name from its `User-Agent` header; empty if nothing in it is recognised.
///
/// The header itself is not stored.
pub fn device_name(user_agent: &str) -> String {
    let find = |among: &[(&str, &'static str)]| {
        among.iter().find(|(sign, _)| user_agent.contains(sign)).map(|(_, name)| *name)
    };
    let parts = [find(&BROWSERS), find(&SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_named_after_its_browser_and_system() {
        let check = |user_agent: &str, name: &str| assert_eq!(device_name(user_agent), name);
        check(
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        );
        check(
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
             Chrome/138.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        );
        check(
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
             Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
            "Edge, Windows",
        );
        check(
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, \
             like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        );
        check("python-requests/2.32", "");
        check("", "");
        check("<script>Firefox/</script>", "Firefox");
    }
}
