//! Access to a house from one address.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use tokio::net::{TcpSocket, TcpStream};

use super::ClientError;

/// Access to a house from one address of this machine.
///
/// A house limits what one address may do, so a program that plays many guests needs many doorways.
#[derive(Clone, Debug)]
pub struct Doorway {
    base: Arc<str>,
    to: SocketAddr,
    from: Option<IpAddr>,
    http: reqwest::Client,
}

impl Doorway {
    /// Access to the house at this URL, such as `http://127.0.0.1:8080`, from this address, or from
    /// the one that the system chooses.
    pub fn new(base: &str, from: Option<IpAddr>) -> Result<Doorway, ClientError> {
        let base = base.trim_end_matches('/');
        let to = authority(base).ok_or_else(|| ClientError::BadUrl(base.to_string()))?;
        // A guest sends one request after another.
        let http = reqwest::Client::builder()
            .local_address(from)
            .pool_max_idle_per_host(1)
            .no_proxy()
            .build()?;
        Ok(Doorway { base: base.into(), to, from, http })
    }

    /// The house's URL, without a trailing slash.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The address of the house.
    pub fn to(&self) -> SocketAddr {
        self.to
    }

    /// The address of this machine that the house sees; `None` if the system chooses it.
    pub fn from(&self) -> Option<IpAddr> {
        self.from
    }

    /// The same house from another address.
    pub fn from_another(&self, from: IpAddr) -> Result<Doorway, ClientError> {
        Doorway::new(&self.base, Some(from))
    }

    pub(super) fn http(&self) -> &reqwest::Client {
        &self.http
    }

    /// A connection to the house, from this doorway's address.
    pub(super) async fn dial(&self) -> Result<TcpStream, ClientError> {
        self.dialled().await.map_err(ClientError::NotReached)
    }

    async fn dialled(&self) -> std::io::Result<TcpStream> {
        let socket = if self.to.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(self.to).await?;
        // A request is one small packet, and somebody waits for its answer.
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// The address in a plain HTTP URL. Names are not resolved, except localhost.
fn authority(base: &str) -> Option<SocketAddr> {
    let authority = base.strip_prefix("http://")?;
    let authority = match authority.strip_prefix("localhost") {
        Some(port) => format!("127.0.0.1{port}"),
        None => authority.to_string(),
    };
    authority.parse().ok().or_else(|| Some(SocketAddr::new(authority.parse().ok()?, 80)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(url: &str, address: Option<&str>) {
        let expected = address.map(|address| address.parse().expect("an address"));
        assert_eq!(authority(url), expected, "{url}");
    }

    #[test]
    fn the_address_stands_in_the_url() {
        check("http://127.0.0.1:8080", Some("127.0.0.1:8080"));
        check("http://localhost:8080", Some("127.0.0.1:8080"));
        check("http://[::1]:8080", Some("[::1]:8080"));
        check("http://127.0.0.1", Some("127.0.0.1:80"));
        check("https://127.0.0.1:8080", None);
        check("http://127.0.0.1:8080/tables", None);
    }
}
