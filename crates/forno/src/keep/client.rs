//! Asking the house that runs with a data folder.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::Trouble;
use serde_json::Value;
use tokio::net::TcpStream;

use super::data::{Data, Keeper};
use crate::cli;
use crate::failure::Failure;

/// The way to the running house.
pub struct Client(Keeper);

impl Client {
    /// The house that runs with this data folder. It is a failure if none runs.
    pub fn of(data: &cli::DataFolder) -> Result<Client, Failure> {
        let folder = Data::folder(data.data.as_deref())?;
        let running = folder.running()?;
        running.map(Client).ok_or_else(|| Failure::NoHouse { folder: folder.path().to_owned() })
    }

    /// The way to a house that is known to run.
    pub fn to(keeper: Keeper) -> Client {
        Client(keeper)
    }

    /// Sends a request. Returns the JSON of the response, `null` if there is none.
    pub async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<Value, Failure> {
        let unreached = || Failure::NotReached { address: self.0.address };
        let (status, text) = self.request(method, path, body).await.ok_or_else(unreached)?;
        if status.is_success() {
            return Ok(serde_json::from_slice(&text).unwrap_or_default());
        }
        let trouble: Trouble = serde_json::from_slice(&text).map_err(|_| unreached())?;
        Err(Failure::Answered { status: status.as_u16(), text: trouble.text })
    }

    /// The status and the body of the response; `None` if the house cannot be reached.
    async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Option<(StatusCode, Bytes)> {
        let Keeper { address, secret } = &self.0;
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, address.to_string())
            .header(AUTHORIZATION, format!("Bearer {secret}"))
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body)))
            .ok()?;
        let stream = TcpStream::connect(address).await.ok()?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.ok()?;
        // It ends when the sender is dropped.
        tokio::spawn(connection);
        let answer = sender.send_request(request).await.ok()?;
        let status = answer.status();
        let body = answer.into_body().collect().await.ok()?;
        Some((status, body.to_bytes()))
    }
}
