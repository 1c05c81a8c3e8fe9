//! The web client: its files are part of the binary.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::Web;
use super::accept_language::language;
use super::error::HttpError;
use super::origin::Origin;
use super::preview::Preview;

/// The output of `npm run build`, by path; empty if only the server was built.
const BUILT: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/built.rs"));

/// Served in place of the client if only the server was built.
const BARE: &str = include_str!("bare.html");

/// The markers in the page between which the preview goes.
const PREVIEW: (&str, &str) = ("<!--preview-->", "<!--/preview-->");

/// A file, ready to be sent.
struct File {
    plain: Bytes,
    /// The same, compressed with gzip; `None` where that saves nothing.
    packed: Option<Bytes>,
    kind: HeaderValue,
    /// Whether its name changes with its content, so that browsers can cache it for ever.
    is_named_by_content: bool,
    /// Whether pages of other sites may show it, as they do with the picture of a link preview.
    is_for_others: bool,
    tag: HeaderValue,
}

/// All files by path. They are compressed once, when the first is requested.
static FILES: LazyLock<HashMap<String, File>> = LazyLock::new(|| {
    let built = BUILT.iter().map(|(path, bytes)| {
        let file = File::new(path, Bytes::from_static(bytes), kind_of(path));
        (path.to_string(), file)
    });
    let mut files: HashMap<String, File> = built.collect();
    files.entry("index.html".to_string()).or_insert_with(|| {
        File::new("index.html", Bytes::from_static(BARE.as_bytes()), "text/html")
    });
    files
});

/// The content type of a file, by its extension.
fn kind_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css",
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some(_) | None => "application/octet-stream",
    }
}

impl File {
    fn new(path: &str, plain: Bytes, kind: &str) -> File {
        let is_text = kind.starts_with("text/")
            || ["javascript", "json", "svg"].iter().any(|it| kind.contains(it));
        let kind = if is_text { format!("{kind}; charset=utf-8") } else { kind.to_string() };
        let packed = is_text.then(|| packed(&plain)).flatten().filter(|it| it.len() < plain.len());
        let hash: String =
            Sha256::digest(&plain).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let plain_header = HeaderValue::from_static("application/octet-stream");
        File {
            packed: packed.map(Bytes::from),
            kind: HeaderValue::from_str(&kind).unwrap_or(plain_header),
            is_named_by_content: path.starts_with("assets/"),
            is_for_others: path.starts_with("preview/"),
            tag: HeaderValue::from_str(&format!("\"{hash}\""))
                .unwrap_or(HeaderValue::from_static("\"\"")),
            plain,
        }
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let keep = match self.is_named_by_content {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        let reach = match self.is_for_others {
            true => "cross-origin",
            false => "same-origin",
        };
        let always = [
            (header::CONTENT_TYPE, self.kind.clone()),
            (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
            (header::ETAG, self.tag.clone()),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
            (RESOURCE_POLICY, HeaderValue::from_static(reach)),
        ];
        if headers.get(header::IF_NONE_MATCH) == Some(&self.tag) {
            return (StatusCode::NOT_MODIFIED, always).into_response();
        }
        let unpacks = headers
            .get(header::ACCEPT_ENCODING)
            .and_then(|accepted| accepted.to_str().ok())
            .is_some_and(|accepted| accepted.contains("gzip"));
        match &self.packed {
            Some(packed) if unpacks => {
                let gzip: [(HeaderName, &str); 1] = [(header::CONTENT_ENCODING, "gzip")];
                (always, gzip, packed.clone()).into_response()
            }
            Some(_) | None => (always, self.plain.clone()).into_response(),
        }
    }
}

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

fn packed(plain: &[u8]) -> Option<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(plain).ok()?;
    packer.finish().ok()
}

/// The page before and after its preview.
static PAGE: LazyLock<(String, String)> = LazyLock::new(|| {
    let page = FILES.get("index.html").map_or(BARE.as_bytes(), |page| &page.plain);
    let page = String::from_utf8_lossy(page);
    let parts = page.split_once(PREVIEW.0);
    let parts = parts.and_then(|(before, rest)| Some((before, rest.split_once(PREVIEW.1)?.1)));
    let (before, after) = parts.unwrap_or((&page, ""));
    (before.to_string(), after.to_string())
});

/// The first path segments that the client routes itself.
const ROUTES: [&str; 12] = [
    "", "new", "t", "replay", "rules", "learn", "strategy", "join", "me", "sign-in", "keeper",
    "privacy",
];

/// A file of the client, or the page itself for every route of the client.
///
/// Anything else is not found: a browser gets the page, which says so, and a program gets an error.
pub async fn page(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    method: Method,
    uri: Uri,
    mut headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return HttpError::NotFound.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match FILES.get(path) {
        Some(file) if path != "index.html" => return file.answer(&headers),
        Some(_) | None => {}
    }
    let first = path.split('/').next().unwrap_or_default();
    if ROUTES.contains(&first) {
        return about(&web.preview(&uri).await, &origin, &headers);
    }
    if path != "index.html" && (first == "api" || !accepts(&headers, "text/html")) {
        return HttpError::NotFound.into_response();
    }
    if path == "index.html" {
        return about(&Preview::of_the_house(), &origin, &headers);
    }
    // A missing page must be answered with 404, never with "not modified".
    headers.remove(header::IF_NONE_MATCH);
    let mut answer = about(&Preview::of_the_house(), &origin, &headers);
    *answer.status_mut() = StatusCode::NOT_FOUND;
    answer
}

/// The page with this preview in its head, for services that show links without running it.
fn about(preview: &Preview, origin: &Origin, headers: &HeaderMap) -> Response {
    let (before, after) = &*PAGE;
    let head = preview.head(language(headers), origin.base());
    let page = format!("{before}{head}{after}");
    let mut answer = File::new("index.html", page.into(), "text/html").answer(headers);
    let vary = HeaderValue::from_static("accept-encoding, accept-language");
    answer.headers_mut().insert(header::VARY, vary);
    answer
}

fn accepts(headers: &HeaderMap, kind: &str) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains(kind))
}
