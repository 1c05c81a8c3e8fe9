//! Callers at the front are answered, and slow connections are dropped.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use bus::{
    Carrier, Connection, FromTable, InProcess, Letter, Medium, Parting, Question, Reply, ReplyId,
    Switchboard, TableError, TablesEnd, ToAllTables, ToTable,
};
use host::id::{GuestId, TableId};
use host::{ConnectionId, Newcomer};
use metrics::Metrics;
use protocol::FromClient;

/// Tables that give scripted answers and remember the messages they took.
struct Tables {
    taken: Mutex<Vec<ToTable>>,
    answers: Mutex<Vec<Result<Reply, TableError>>>,
    carrier: Arc<InProcess>,
}

#[async_trait]
impl TablesEnd for Tables {
    async fn take(self: Arc<Self>, _: TableId, message: ToTable) {
        let reply = match &message {
            ToTable::Join { reply, .. } | ToTable::Ask { reply, .. } => Some(*reply),
            ToTable::Leave { .. } | ToTable::Frame { .. } | ToTable::Blocks { .. } => None,
        };
        self.taken.lock().expect("whole").push(message);
        let answer = reply.and_then(|to| Some((to, self.answers.lock().expect("whole").pop()?)));
        if let Some((to, reply)) = answer {
            self.tell(FromTable::Reply { to, reply });
        }
    }

    fn take_for_all(&self, message: ToAllTables) {
        panic!("{message:?}");
    }
}

impl Tables {
    fn tell(&self, message: FromTable) {
        self.carrier.tell(message);
    }

    fn count(&self) -> usize {
        self.taken.lock().expect("whole").len()
    }
}

struct Scene {
    tables: Arc<Tables>,
    front: Arc<Switchboard>,
    metrics: Arc<Metrics>,
    table: TableId,
}

/// A front, and tables that give these answers in order.
fn scene(medium: Medium, mut answers: Vec<Result<Reply, TableError>>) -> Scene {
    answers.reverse();
    let metrics = Arc::new(Metrics::default());
    let carrier = InProcess::new(medium);
    let front = Switchboard::new(carrier.clone(), metrics.clone());
    let tables = Arc::new(Tables {
        taken: Mutex::default(),
        answers: Mutex::new(answers),
        carrier: carrier.clone(),
    });
    let end: Arc<dyn TablesEnd> = tables.clone();
    carrier.connect(&front, Arc::downgrade(&end));
    let table = TableId::random().expect("randomness");
    Scene { tables, front, metrics, table }
}

impl Scene {
    async fn join(&self) -> (Connection, ConnectionId) {
        let guest = GuestId::random().expect("randomness");
        let newcomer = Newcomer {
            guest,
            name: "Ada".into(),
            may_sit: true,
            cursor: None,
            household: None,
            address: None,
            since: None,
            blocked: Default::default(),
        };
        let joined = self.front.join(self.table, newcomer).await.expect("let in");
        let taken = self.tables.taken.lock().expect("whole");
        match taken.last() {
            Some(ToTable::Join { connection, .. }) => (joined, *connection),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_question_is_answered_through_memory_and_through_bytes() {
    for medium in [Medium::Memory, Medium::Bytes] {
        let scene = scene(medium, vec![Ok(Reply::Ledger(Some("a ledger".into())))]);
        assert_eq!(scene.front.ledger(scene.table).await, Ok("a ledger".to_string()));
    }
}

#[tokio::test]
async fn a_table_that_ended_before_it_answered_is_asked_again_but_not_for_ever() {
    let ended = || Err(TableError::Ended);
    let twice = scene(Medium::Memory, vec![ended(), ended(), Ok(Reply::Done)]);
    assert_eq!(twice.front.close(twice.table).await, Ok(()));
    assert_eq!(twice.tables.count(), 3);
    let always = scene(Medium::Memory, (0..9).map(|_| ended()).collect());
    assert_eq!(always.front.close(always.table).await, Err(TableError::Fault));
    assert_eq!(always.tables.count(), 3);
}

#[tokio::test]
async fn an_error_is_told_and_another_answer_is_a_fault() {
    let full = TableError::Store(store::StoreError::Full);
    let scene = scene(Medium::Bytes, vec![Err(full.clone()), Ok(Reply::Joined)]);
    assert_eq!(scene.front.close(scene.table).await, Err(full));
    assert_eq!(scene.front.close(scene.table).await, Err(TableError::Fault));
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_for_ever_and_a_late_answer_hurts_nobody() {
    let scene = scene(Medium::Memory, vec![]);
    assert_eq!(scene.front.close(scene.table).await, Err(TableError::Late));
    let asked = match scene.tables.taken.lock().expect("whole").pop() {
        Some(ToTable::Ask { reply, question: Question::Close }) => reply,
        other => panic!("{other:?}"),
    };
    scene.tables.tell(FromTable::Reply { to: asked, reply: Ok(Reply::Done) });
    scene.tables.tell(FromTable::Reply { to: ReplyId(9), reply: Ok(Reply::Done) });
}

#[tokio::test]
async fn tables_that_are_gone_answer_nothing() {
    let Scene { tables, front, table, .. } = scene(Medium::Memory, vec![]);
    drop(tables);
    assert_eq!(front.close(table).await, Err(TableError::Stopping));
}

#[tokio::test]
async fn frames_go_both_ways_until_somebody_leaves() {
    let scene = scene(Medium::Bytes, vec![Ok(Reply::Joined)]);
    let (mut connection, id) = scene.join().await;
    scene.tables.tell(FromTable::Frame { to: vec![id], text: "one".into() });
    scene.tables.tell(FromTable::Bye { to: vec![id], text: "two".into() });
    scene.tables.tell(FromTable::Ended { to: vec![id] });
    assert!(matches!(connection.next().await, Some(Letter::Frame(text)) if &*text == "one"));
    assert!(matches!(connection.next().await, Some(Letter::Last(text)) if &*text == "two"));
    assert!(matches!(connection.next().await, Some(Letter::Ended)));
    connection.send(FromClient::Heard { heard: 7 }).await;
    connection.leave(Parting::HungUp).await;
    let frame = FromClient::Heard { heard: 7 };
    let expected = [
        ToTable::Frame { connection: id, frame },
        ToTable::Leave { connection: id, parting: Parting::HungUp },
    ];
    assert_eq!(scene.tables.taken.lock().expect("whole")[1..], expected);
    // The connection has left, which does not count as too slow.
    scene.tables.tell(FromTable::Frame { to: vec![id], text: "three".into() });
    assert!(!scene.metrics.text().contains("Slow"));
}

#[tokio::test]
async fn whoever_reads_too_slowly_is_dropped_and_the_others_are_not() {
    let scene = scene(Medium::Memory, vec![Ok(Reply::Joined), Ok(Reply::Joined)]);
    let (mut slow, slow_id) = scene.join().await;
    let (mut quick, quick_id) = scene.join().await;
    for number in 0..100 {
        let text = number.to_string();
        scene.tables.tell(FromTable::Frame { to: vec![slow_id, quick_id], text: text.clone() });
        assert!(matches!(quick.next().await, Some(Letter::Frame(it)) if *it == *text));
    }
    let mut came = 0;
    while slow.next().await.is_some() {
        came += 1;
    }
    assert_eq!(came, 64);
    assert!(scene.metrics.text().contains(r#"forno_drops_total{why="Slow"} 1"#));
}
