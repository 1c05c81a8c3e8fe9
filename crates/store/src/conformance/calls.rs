//! Laws of calls, browsers, webhooks and keys.

use host::id::{GuestId, TableId};
use host::time::Millis;
use protocol::{QuietHours, ZoneOffset};
use table::Seat;
use words::Language;

use super::{add, at, guest, listed_record, listing, record, session, table};
use crate::{
    Batch, Browser, Call, CallOutcome, Called, Key, ListedStage, Listing, Store, StoreError, Turn,
    Webhook,
};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    of_two_keys_the_first_is_kept(&make().await).await;
    a_browser_comes_back_as_it_was(&make().await).await;
    a_guest_has_so_many_browsers_and_no_more(&make().await).await;
    a_turn_is_called_until_that_is_settled(&make().await).await;
    a_turn_that_is_over_is_not_called(&make().await).await;
    a_browser_is_called_for_turns_that_begin_later(&make().await).await;
    a_call_that_waits_comes_back_in_its_time(&make().await).await;
    a_browser_that_is_forgotten_or_changes_hands_waits_for_nothing(&make().await).await;
    what_was_not_seen_after_all_is_called(&make().await).await;
    a_webhook_is_called_once_for_each_turn(&make().await).await;
    a_webhook_begins_anew_with_each_turn(&make().await).await;
    a_webhook_was_not_seen_in_an_older_turn_either(&make().await).await;
    a_deleted_table_calls_nobody(&make().await).await;
}

async fn of_two_keys_the_first_is_kept(store: &impl Store) {
    assert_eq!(store.key("a").await, Ok(None));
    assert_eq!(store.add_key("a", Key(vec![1, 0, 255])).await, Ok(()));
    assert_eq!(store.add_key("a", Key(vec![2])).await, Ok(()));
    assert_eq!(store.add_key("b", Key(vec![3])).await, Ok(()));
    assert_eq!(store.key("a").await, Ok(Some(Key(vec![1, 0, 255]))));
    assert_eq!(store.key("b").await, Ok(Some(Key(vec![3]))));
}

async fn a_browser_comes_back_as_it_was(store: &impl Store) {
    let (ada, bea) = (guest(), guest());
    let quiet = QuietHours {
        from: 1_320,
        until: 480,
        zone: vec![ZoneOffset { since: 0, minutes: -210 }, ZoneOffset { since: 7, minutes: 60 }],
    };
    let first = Browser { quiet: Some(quiet), ..browser("https://push.example/1") };
    let second = Browser { language: Language::Italian, ..browser("https://push.example/2?ü='") };
    assert_eq!(store.browsers(ada).await, Ok(vec![]));
    assert_eq!(store.add_browser(ada, session(), first.clone(), at(1), 8).await, Ok(()));
    assert_eq!(store.add_browser(ada, session(), second.clone(), at(2), 8).await, Ok(()));
    assert_eq!(store.browsers(ada).await, Ok(vec![first.clone(), second.clone()]));
    assert_eq!(store.browsers(bea).await, Ok(vec![]));

    let changed = Browser { auth: vec![9; 16], quiet: None, ..first.clone() };
    assert_eq!(store.add_browser(ada, session(), changed.clone(), at(3), 8).await, Ok(()));
    assert_eq!(store.browsers(ada).await, Ok(vec![changed.clone(), second.clone()]));
    // The browser belongs to the guest who uses it now.
    assert_eq!(store.add_browser(bea, session(), changed.clone(), at(4), 8).await, Ok(()));
    assert_eq!(store.browsers(ada).await, Ok(vec![second.clone()]));
    assert_eq!(store.browsers(bea).await, Ok(vec![changed.clone()]));

    assert_eq!(store.remove_browser(&changed.endpoint, Some(ada)).await, Ok(()));
    assert_eq!(store.browsers(bea).await, Ok(vec![changed.clone()]), "it is not hers");
    assert_eq!(store.remove_browser(&changed.endpoint, Some(bea)).await, Ok(()));
    assert_eq!(store.browsers(bea).await, Ok(vec![]));
    assert_eq!(store.remove_browser(&second.endpoint, None).await, Ok(()));
    assert_eq!(store.remove_browser(&second.endpoint, None).await, Ok(()), "a second time");
    assert_eq!(store.browsers(ada).await, Ok(vec![]));
}

async fn a_guest_has_so_many_browsers_and_no_more(store: &impl Store) {
    let (ada, bea) = (guest(), guest());
    let numbered = |number: u32| browser(&format!("https://push.example/{number}"));
    assert_eq!(
        store.add_browser(bea, session(), browser("https://bea.example"), at(0), 3).await,
        Ok(())
    );
    for number in 1..=5 {
        assert_eq!(
            store.add_browser(ada, session(), numbered(number), at(number), 3).await,
            Ok(())
        );
    }
    assert_eq!(store.browsers(ada).await, Ok(vec![numbered(3), numbered(4), numbered(5)]));
    assert_eq!(store.browsers(bea).await.map(|all| all.len()), Ok(1));
    // All added at the same time: the newly added one stays.
    for number in [9, 8, 7, 6] {
        assert_eq!(store.add_browser(ada, session(), numbered(number), at(6), 3).await, Ok(()));
        assert!(store.browsers(ada).await.expect("browsers").contains(&numbered(number)));
    }
    assert_eq!(store.browsers(ada).await.map(|all| all.len()), Ok(3));
}

async fn a_turn_is_called_until_that_is_settled(store: &impl Store) {
    let (ada, other) = (guest(), guest());
    for name in ["https://push.example/1", "https://push.example/2"] {
        assert_eq!(store.add_browser(ada, session(), browser(name), at(1), 8).await, Ok(()));
    }
    let both = awaiting(vec![turn(1, 1, other), turn(3, 1, ada)]);
    let here = add(store, 5, both.clone()).await;
    let listed = store.listed(here).await.expect("a list").expect("a table");
    assert_eq!(listed.listing, both, "a listing comes back with its turns");

    let calls = store.calls(at(9), 10).await.expect("calls");
    let first = call(here, 3, 1, 5, "https://push.example/1");
    let second = call(here, 3, 1, 5, "https://push.example/2");
    assert_eq!(calls, [first.clone(), second.clone()]);
    assert_eq!(store.calls(at(9), 1).await.map(|calls| calls.len()), Ok(1));
    assert_eq!(store.settle(first.clone(), CallOutcome::Done).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![second.clone()]));
    assert_eq!(store.settle(second, CallOutcome::Done).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));

    // The same turn, repeated in a later record, is the same turn.
    assert_eq!(store.append(listed_record(here, 2, both)).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
    // A later turn of the same seat is another one.
    let next = awaiting(vec![turn(3, 3, ada)]);
    assert_eq!(store.append(listed_record(here, 3, next)).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await.map(|calls| calls.len()), Ok(2));
}

async fn a_turn_that_is_over_is_not_called(store: &impl Store) {
    let ada = guest();
    assert_eq!(
        store.add_browser(ada, session(), browser("https://push.example"), at(1), 8).await,
        Ok(())
    );
    let here = add(store, 5, awaiting(vec![turn(1, 1, ada)])).await;
    let call = store.calls(at(9), 10).await.expect("calls").pop().expect("a call");
    assert_eq!(store.append(listed_record(here, 2, awaiting(vec![]))).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
    // A call that is settled too late leaves nothing behind that would wake anybody.
    assert_eq!(store.settle(call, CallOutcome::Later(at(20), 1)).await, Ok(()));
    assert_eq!(store.next_call().await, Ok(None));
}

async fn a_browser_is_called_for_turns_that_begin_later(store: &impl Store) {
    let ada = guest();
    let here = add(store, 5, awaiting(vec![turn(1, 1, ada)])).await;
    assert_eq!(
        store.add_browser(ada, session(), browser("https://push.example"), at(6), 8).await,
        Ok(())
    );
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]), "the turn was there before");
    let next = listed_record(here, 2, awaiting(vec![turn(1, 2, ada)]));
    assert_eq!(store.append(crate::Append { at: at(7), ..next }).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await.map(|calls| calls.len()), Ok(1));
}

async fn a_call_that_waits_comes_back_in_its_time(store: &impl Store) {
    let ada = guest();
    let name = "https://push.example";
    assert_eq!(store.add_browser(ada, session(), browser(name), at(1), 8).await, Ok(()));
    let here = add(store, 5, awaiting(vec![turn(2, 1, ada)])).await;
    let expected = call(here, 2, 1, 5, name);
    assert_eq!(store.next_call().await, Ok(None));
    assert_eq!(store.settle(expected.clone(), CallOutcome::Later(at(20), 2)).await, Ok(()));
    assert_eq!(store.next_call().await, Ok(Some(at(20))));
    assert_eq!(store.calls(at(19), 10).await, Ok(vec![]));
    let tried = Call { tries: 2, ..expected.clone() };
    assert_eq!(store.calls(at(20), 10).await, Ok(vec![tried.clone()]));

    // A call that only waited for the end of quiet hours is due again when the browser is updated.
    assert_eq!(store.settle(expected.clone(), CallOutcome::Later(at(30), 0)).await, Ok(()));
    assert_eq!(store.add_browser(ada, session(), browser(name), at(9), 8).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![expected.clone()]));
    // A push service that asked for a delay still gets it.
    assert_eq!(store.settle(expected, CallOutcome::Later(at(30), 1)).await, Ok(()));
    assert_eq!(store.add_browser(ada, session(), browser(name), at(9), 8).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));

    assert_eq!(store.remove_browser(name, None).await, Ok(()));
    assert_eq!(store.next_call().await, Ok(None));
}

async fn a_browser_that_is_forgotten_or_changes_hands_waits_for_nothing(store: &impl Store) {
    let name = "https://push.example";
    for change in ["forgotten", "moved"] {
        let (ada, bea) = (guest(), guest());
        assert_eq!(store.add_browser(ada, session(), browser(name), at(1), 1).await, Ok(()));
        let here = add(store, 5, awaiting(vec![turn(1, 1, ada), turn(2, 1, bea)])).await;
        let waiting = call(here, 1, 1, 5, name);
        assert_eq!(store.settle(waiting.clone(), CallOutcome::Later(at(20), 1)).await, Ok(()));
        assert_eq!(store.next_call().await, Ok(Some(at(20))));
        let added = match change {
            "forgotten" => {
                store.add_browser(ada, session(), browser("https://push.example/2"), at(6), 1).await
            }
            _ => store.add_browser(bea, session(), browser(name), at(6), 1).await,
        };
        assert_eq!(added, Ok(()));
        assert_eq!(store.next_call().await, Ok(None), "{change}");
        // Settling a call that was under way meanwhile leaves nothing behind.
        assert_eq!(store.settle(waiting, CallOutcome::Later(at(20), 1)).await, Ok(()));
        assert_eq!(store.next_call().await, Ok(None), "{change}, and settled after that");
        assert_eq!(store.calls(at(30), 10).await, Ok(vec![]), "{change}");
        assert_eq!(store.delete(here).await, Ok(()));
    }
}

async fn what_was_not_seen_after_all_is_called(store: &impl Store) {
    let ada = guest();
    let name = "https://push.example";
    let seat = Seat::at(1);
    assert_eq!(store.add_browser(ada, session(), browser(name), at(1), 8).await, Ok(()));
    let here = add(store, 5, awaiting(vec![turn(2, 1, ada)])).await;
    let call = call(here, 2, 1, 5, name);
    assert_eq!(store.settle(call.clone(), CallOutcome::Seen).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
    assert_eq!(store.forget_seen(here, seat, 2).await, Ok(()), "another turn");
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
    assert_eq!(store.forget_seen(here, seat, 1).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![call.clone()]));
    assert_eq!(store.settle(call, CallOutcome::Done).await, Ok(()));
    assert_eq!(store.forget_seen(here, seat, 1).await, Ok(()), "whoever was called was called");
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
}

async fn a_webhook_is_called_once_for_each_turn(store: &impl Store) {
    let (ada, bea) = (guest(), guest());
    let here = add(store, 1, awaiting(vec![])).await;
    let hook = webhook(ada);
    let due = |seats: &[usize], since, tries| hook_call(here, &hook, seats, since, tries);
    assert_eq!(store.webhook(here).await, Ok(None));
    assert_eq!(set_webhook(store, here, hook.clone()).await, Ok(()));
    assert_eq!(store.webhook(here).await, Ok(Some(hook.clone())));
    assert_eq!(store.webhook(table()).await, Ok(None));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));

    let both = awaiting(vec![turn(1, 2, ada), turn(2, 2, bea)]);
    assert_eq!(store.append(listed_record(here, 2, both)).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![due(&[1, 2], 2, 0)]));
    assert_eq!(store.settle(due(&[1, 2], 2, 0), CallOutcome::Later(at(20), 1)).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
    assert_eq!(store.next_call().await, Ok(Some(at(20))));
    assert_eq!(store.calls(at(20), 10).await, Ok(vec![due(&[1, 2], 2, 1)]));
    assert_eq!(store.settle(due(&[1, 2], 2, 1), CallOutcome::Seen).await, Ok(()));
    assert_eq!(store.forget_seen(here, Seat::at(0), 2).await, Ok(()));
    assert_eq!(store.calls(at(20), 10).await, Ok(vec![due(&[1, 2], 2, 0)]));
    assert_eq!(store.settle(due(&[1, 2], 2, 0), CallOutcome::Done).await, Ok(()));
    // One guest has moved: for the other it is still the same turn.
    let one = awaiting(vec![turn(2, 2, bea)]);
    assert_eq!(store.append(listed_record(here, 3, one)).await, Ok(()));
    assert_eq!(store.calls(at(30), 10).await, Ok(vec![]));
    assert_eq!(store.next_call().await, Ok(None));
    let again = awaiting(vec![turn(1, 4, ada), turn(2, 2, bea)]);
    assert_eq!(store.append(listed_record(here, 4, again)).await, Ok(()));
    assert_eq!(store.calls(at(30), 10).await, Ok(vec![due(&[1, 2], 4, 0)]));
}

async fn a_webhook_begins_anew_with_each_turn(store: &impl Store) {
    let (ada, bea) = (guest(), guest());
    let (here, hook) = add_with_webhook(store, ada).await;
    let due = |seats: &[usize], since, tries| hook_call(here, &hook, seats, since, tries);
    assert_eq!(store.settle(due(&[1], 1, 0), CallOutcome::Later(at(20), 3)).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
    // The delay was for the previous turn.
    let next = awaiting(vec![turn(2, 2, bea)]);
    assert_eq!(store.append(listed_record(here, 2, next)).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![due(&[2], 2, 0)]));
    assert_eq!(store.settle(due(&[2], 2, 0), CallOutcome::Later(at(30), 1)).await, Ok(()));
    assert_eq!(store.calls(at(29), 10).await, Ok(vec![]));
    assert_eq!(store.next_call().await, Ok(Some(at(30))));
    assert_eq!(store.calls(at(30), 10).await, Ok(vec![due(&[2], 2, 1)]));
}

async fn a_webhook_was_not_seen_in_an_older_turn_either(store: &impl Store) {
    let (ada, bea) = (guest(), guest());
    let (here, hook) = add_with_webhook(store, ada).await;
    let due = |seats: &[usize], since, tries| hook_call(here, &hook, seats, since, tries);
    let both = awaiting(vec![turn(1, 1, ada), turn(2, 2, bea)]);
    assert_eq!(store.append(listed_record(here, 2, both)).await, Ok(()));
    let newest = due(&[1, 2], 2, 0);
    assert_eq!(store.settle(newest.clone(), CallOutcome::Seen).await, Ok(()));
    assert_eq!(store.forget_seen(here, Seat::at(1), 1).await, Ok(()), "no turn of that seat");
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
    assert_eq!(store.forget_seen(here, Seat::at(0), 1).await, Ok(()));
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![newest.clone()]));
    assert_eq!(store.settle(newest, CallOutcome::Done).await, Ok(()));
    assert_eq!(store.forget_seen(here, Seat::at(0), 1).await, Ok(()), "what was told was told");
    assert_eq!(store.calls(at(9), 10).await, Ok(vec![]));
}

async fn a_deleted_table_calls_nobody(store: &impl Store) {
    let ada = guest();
    let name = "https://push.example";
    assert_eq!(store.add_browser(ada, session(), browser(name), at(1), 8).await, Ok(()));
    let gone = add(store, 5, awaiting(vec![turn(1, 1, ada)])).await;
    let stays = add(store, 6, awaiting(vec![turn(1, 1, ada)])).await;
    for here in [gone, stays] {
        assert_eq!(set_webhook(store, here, webhook(ada)).await, Ok(()));
        assert_eq!(store.append(record(here, 2)).await, Ok(()));
    }
    assert_eq!(store.calls(at(9), 10).await.map(|calls| calls.len()), Ok(4));
    let waiting = call(gone, 1, 1, 5, name);
    assert_eq!(store.settle(waiting, CallOutcome::Later(at(8), 1)).await, Ok(()));
    assert_eq!(store.delete(gone).await, Ok(()));
    assert_eq!(store.next_call().await, Ok(None));
    assert_eq!(store.webhook(gone).await, Ok(None));
    let left = store.calls(at(9), 10).await.expect("calls");
    assert_eq!(left.iter().map(|call| call.table).collect::<Vec<_>>(), [stays, stays]);
}

fn browser(endpoint: &str) -> Browser {
    Browser {
        endpoint: endpoint.to_owned(),
        p256dh: vec![4; 65],
        auth: [0, 255].repeat(8),
        language: Language::French,
        quiet: None,
    }
}

fn webhook(opener: GuestId) -> Webhook {
    Webhook {
        opener,
        url: "https://hooks.example/abc?d=e".to_owned(),
        base: "https://forno.example".to_owned(),
        language: Language::English,
    }
}

/// Adds a table that waits for its opener and has a webhook.
async fn add_with_webhook(store: &impl Store, opener: GuestId) -> (TableId, Webhook) {
    let here = add(store, 1, awaiting(vec![turn(1, 1, opener)])).await;
    assert_eq!(set_webhook(store, here, webhook(opener)).await, Ok(()));
    (here, webhook(opener))
}

async fn set_webhook(
    store: &impl Store,
    table: TableId,
    webhook: Webhook,
) -> Result<(), StoreError> {
    store.write(Batch { webhook: Some((table, webhook)), ..Batch::default() }).await
}

fn turn(number: usize, since: u32, guest: GuestId) -> Turn {
    Turn { seat: Seat::at(number - 1), since, guests: vec![guest] }
}

fn awaiting(turns: Vec<Turn>) -> Listing {
    Listing { turns, ..listing(ListedStage::Playing) }
}

fn call(table: TableId, number: usize, since: u32, place: u32, endpoint: &str) -> Call {
    let at: Millis = at(place);
    Call {
        table,
        seats: vec![Seat::at(number - 1)],
        since,
        at,
        called: Called::Browser(browser(endpoint)),
        tries: 0,
        card: "a card".to_owned(),
    }
}

fn hook_call(table: TableId, hook: &Webhook, seats: &[usize], since: u32, tries: u32) -> Call {
    Call {
        table,
        seats: seats.iter().map(|seat| Seat::at(seat - 1)).collect(),
        since,
        at: at(since),
        called: Called::Webhook(hook.clone()),
        tries,
        card: "a card".to_owned(),
    }
}
