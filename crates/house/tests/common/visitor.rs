//! Clients that visit the house over HTTP.

use reqwest::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue, ORIGIN};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use super::{Running, Socket};

/// A client: a browser with its cookie, a program with its token, or an anonymous one.
#[derive(Clone)]
pub struct Visitor {
    client: Client,
    pub origin: String,
    pub headers: HeaderMap,
}

/// What the house answered.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The answer as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The id of the phrase that says what is wrong.
    pub fn why(&self) -> String {
        let trouble: protocol::Trouble = serde_json::from_str(&self.text).expect("a trouble");
        assert!(!trouble.text.is_empty() && !trouble.text.contains('⟨'), "{trouble:?}");
        trouble.why.id
    }

    /// Asserts that the request was refused with this status and phrase.
    pub fn is(&self, status: u16, why: &str) {
        assert_eq!((self.status.as_u16(), self.why().as_str()), (status, why), "{self:?}");
    }

    /// Asserts that the request succeeded.
    pub fn done(self) -> Answer {
        assert!(self.status.is_success(), "{self:?}");
        self
    }
}

fn value(text: &str) -> HeaderValue {
    text.parse().expect("a header")
}

impl Visitor {
    /// A client with neither cookie nor token, which sends no origin.
    pub fn nobody(running: &Running) -> Visitor {
        let (client, origin) = (Client::new(), running.origin());
        Visitor { client, origin, headers: HeaderMap::new() }
    }

    /// A browser on its first visit.
    pub async fn browser(running: &Running) -> Visitor {
        let mut visitor = Visitor::nobody(running);
        let answer = visitor.get("/api/me").await.done();
        let cookie = answer.headers.get("set-cookie").expect("a cookie");
        let cookie = cookie.to_str().expect("text").split(';').next().expect("a pair").to_string();
        visitor.headers.insert(COOKIE, value(&cookie));
        visitor.headers.insert(ORIGIN, value(&running.origin()));
        visitor
    }

    /// A program with a token.
    pub async fn program(running: &Running, name: &str) -> Visitor {
        let mut visitor = Visitor::nobody(running);
        let answer = visitor.post("/api/tokens", json!({ "name": name })).await.done();
        let token = answer.json()["token"].as_str().expect("a token").to_string();
        visitor.bear(&token);
        visitor
    }

    /// Sends this token from now on.
    pub fn bear(&mut self, token: &str) {
        self.headers.insert(AUTHORIZATION, value(&format!("Bearer {token}")));
    }

    /// The same client at another house with the same store.
    pub fn at(&self, running: &Running) -> Visitor {
        let other = Visitor { origin: running.origin(), ..self.clone() };
        other.with("origin", &running.origin())
    }

    /// The same client with an additional header.
    pub fn with(&self, name: &'static str, text: &str) -> Visitor {
        let mut other = self.clone();
        other.headers.insert(name, value(text));
        other
    }

    /// The same client without this header.
    pub fn without(&self, name: &str) -> Visitor {
        let mut other = self.clone();
        other.headers.remove(name);
        other
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("{}{path}", self.origin);
        self.client.request(method, url).headers(self.headers.clone())
    }

    async fn send(request: RequestBuilder) -> Answer {
        let response = request.send().await.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        Answer { status, headers, text: response.text().await.expect("text") }
    }

    pub async fn get(&self, path: &str) -> Answer {
        Visitor::send(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        Visitor::send(self.request(Method::POST, path).json(&body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        Visitor::send(self.request(Method::PATCH, path).json(&body)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        Visitor::send(self.request(Method::DELETE, path)).await
    }

    /// Sends this text as a body of this type.
    pub async fn send_text(&self, method: Method, path: &str, kind: &str, text: &str) -> Answer {
        let request = self.request(method, path).header("content-type", kind);
        Visitor::send(request.body(text.to_string())).await
    }

    /// Opens a table and returns its id.
    pub async fn open(&self, new: Value) -> String {
        let answer = self.post("/api/tables", new).await.done();
        answer.json()["table"].as_str().expect("an id").to_string()
    }

    /// Connects to the socket at this path.
    pub async fn connect(&self, path: &str) -> Socket {
        Socket::connect(self, path, protocol::SUBPROTOCOL).await.expect("a socket")
    }
}
