//! Starting a game with guests in every seat.

use protocol::{Deed, NewTable, Outcome};

use super::{ClientError, Connection, Guest};

/// Opens a table, seats the guests and starts the game.
///
/// The first guest opens the table and takes the seat it names; the others take the free seats, one
/// after another. Returns the table's id and everyone's connection, with all frames still to be
/// read.
pub async fn gather(
    guests: &[Guest],
    table: &NewTable,
) -> Result<(String, Vec<Connection>), ClientError> {
    let (opener, others) = guests.split_first().expect("somebody opens the table");
    let opened = opener.open(table).await?;
    let id = opened.table;
    let invite = opened.state.invite.unwrap_or_default();
    let mut connections = vec![opener.connect(&id, None).await?];
    for guest in others {
        guest.link(&id, &invite).await?;
        let mut connection = guest.connect(&id, None).await?;
        done(&mut connection, Deed::Sit { seat: None }).await?;
        done(&mut connection, Deed::Ready { ready: true, nonce: None }).await?;
        connections.push(connection);
    }
    done(&mut connections[0], Deed::Start).await?;
    Ok((id, connections))
}

async fn done(connection: &mut Connection, deed: Deed) -> Result<(), ClientError> {
    match connection.deed(deed).await? {
        Outcome::Done => Ok(()),
        outcome => Err(ClientError::NotDone(outcome)),
    }
}
