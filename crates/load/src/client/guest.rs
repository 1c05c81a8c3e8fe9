//! A guest of a house, identified by a token.

use std::net::IpAddr;

use protocol::{Link, Linked, NewTable, NewToken, Opened, TableState, Token, TokenFor};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{ClientError, Connection, Doorway};

/// A guest of a house.
#[derive(Clone, Debug)]
pub struct Guest {
    doorway: Doorway,
    token: String,
    id: String,
    name: String,
}

impl Guest {
    /// Creates a guest of the house at this URL, who connects from this address.
    pub async fn new(base: &str, name: &str, from: IpAddr) -> Result<Guest, ClientError> {
        Guest::through(Doorway::new(base, Some(from))?, name).await
    }

    /// Creates a guest who uses this doorway.
    pub async fn through(doorway: Doorway, name: &str) -> Result<Guest, ClientError> {
        let url = format!("{}/api/tokens", doorway.base());
        let request = doorway.http().post(url).json(&NewToken {
            name: name.to_string(),
            scopes: None,
            speaks_for: TokenFor::Itself,
        });
        let Token { token, session: _, guest } = read(request).await?;
        Ok(Guest { doorway, token, id: guest.id, name: guest.name })
    }

    /// The same guest, using another doorway from now on.
    pub fn moved(self, doorway: Doorway) -> Guest {
        Guest { doorway, ..self }
    }

    /// The guest's id; not a secret.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The guest's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The guest's secret token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The guest's access to the house.
    pub fn doorway(&self) -> &Doorway {
        &self.doorway
    }

    /// Opens a table.
    pub async fn open(&self, table: &NewTable) -> Result<Opened, ClientError> {
        self.post("/api/tables", table).await
    }

    /// Redeems the secret of a link, which admits this guest to the table.
    pub async fn link(&self, table: &str, secret: &str) -> Result<Linked, ClientError> {
        let link = Link { secret: secret.to_string() };
        self.post(&format!("/api/tables/{table}/link"), &link).await
    }

    /// The state of a table, as this guest may see it.
    pub async fn table(&self, table: &str) -> Result<TableState, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// The ledger of a finished table.
    pub async fn ledger(&self, table: &str) -> Result<String, ClientError> {
        let url = format!("{}/api/tables/{table}/ledger", self.doorway.base());
        let answer = checked(self.doorway.http().get(url).bearer_auth(&self.token)).await?;
        Ok(answer.text().await?)
    }

    /// Has a ledger judged again, from the first seat; gives the answer as it was sent.
    pub async fn review(&self, ledger: &str) -> Result<String, ClientError> {
        let url = format!("{}/api/reviews?seat=1", self.doorway.base());
        let request = self.doorway.http().post(url).bearer_auth(&self.token);
        let request = request.header("content-type", "text/plain").body(ledger.to_string());
        Ok(checked(request).await?.text().await?)
    }

    /// Connects to a table; `heard` is how many sayings this guest has already heard there.
    pub async fn connect(
        &self,
        table: &str,
        heard: Option<u32>,
    ) -> Result<Connection, ClientError> {
        let heard = heard.map_or_else(String::new, |heard| format!("?heard={heard}"));
        let path = format!("/api/tables/{table}/socket{heard}");
        Connection::open(&self.doorway, &path, &self.token).await
    }

    /// Watches the open tables of the house.
    pub async fn watch_lobby(&self) -> Result<Connection, ClientError> {
        Connection::open(&self.doorway, "/api/lobby/socket", &self.token).await
    }

    /// Sends a GET request to this path.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let url = format!("{}{path}", self.doorway.base());
        read(self.doorway.http().get(url).bearer_auth(&self.token)).await
    }

    /// Posts a body to this path.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let url = format!("{}{path}", self.doorway.base());
        read(self.doorway.http().post(url).bearer_auth(&self.token).json(body)).await
    }
}

async fn read<T: DeserializeOwned>(request: reqwest::RequestBuilder) -> Result<T, ClientError> {
    Ok(checked(request).await?.json().await?)
}

/// Sends a request, and turns an error status into an error.
async fn checked(request: reqwest::RequestBuilder) -> Result<reqwest::Response, ClientError> {
    let answer = request.send().await?;
    if answer.status().is_success() {
        return Ok(answer);
    }
    let status = answer.status().as_u16();
    let retry_after = answer.headers().get("retry-after").cloned();
    let retry_after = retry_after.as_ref().and_then(|seconds| seconds.to_str().ok());
    let body = answer.bytes().await?;
    Err(ClientError::refused(status, retry_after, &body))
}
