//! A guest of a house, known by a token.

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
    /// A new guest of the house at this URL, who comes from this address.
    pub async fn new(base: &str, name: &str, from: IpAddr) -> Result<Guest, ClientError> {
        Guest::through(Doorway::new(base, Some(from))?, name).await
    }

    /// A new guest who comes through this doorway.
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

    /// The same guest, who from now on comes through another doorway.
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

    /// The secret by which the house knows the guest.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Where the guest comes from.
    pub fn doorway(&self) -> &Doorway {
        &self.doorway
    }

    /// Opens a table.
    pub async fn open(&self, table: &NewTable) -> Result<Opened, ClientError> {
        self.post("/api/tables", table).await
    }

    /// Uses the secret of a link; from then on this guest may come in.
    pub async fn link(&self, table: &str, secret: &str) -> Result<Linked, ClientError> {
        let link = Link { secret: secret.to_string() };
        self.post(&format!("/api/tables/{table}/link"), &link).await
    }

    /// How a table stands, as this guest may see it.
    pub async fn table(&self, table: &str) -> Result<TableState, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// The ledger of a finished table.
    pub async fn ledger(&self, table: &str) -> Result<String, ClientError> {
        let url = format!("{}/api/tables/{table}/ledger", self.doorway.base());
        let answer = checked(self.doorway.http().get(url).bearer_auth(&self.token)).await?;
        Ok(answer.text().await?)
    }

    /// Connects to a table; `heard` is how much this guest has heard there already.
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

    /// Asks for something under this path.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let url = format!("{}{path}", self.doorway.base());
        read(self.doorway.http().get(url).bearer_auth(&self.token)).await
    }

    /// Sends something to this path.
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

/// Sends a request, and makes an error of a status that is one.
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
