//! Any bytes are taken for the body of each HTTP request: refused, or understood in a way that
//! survives being written and read again.
#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use protocol::{
    AnswerReport, GoneBrowser, KeeperSignInByLink, Link, NewBrowser, NewInvite, NewMeasure,
    NewReport, NewTable, NewToken, PasskeyAnswer, Rename, SetBanner, SetRole, SignInByCode,
    SignInByLink, SignInByPasskey, Switches, Whom,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fuzz_target!(|bytes: &[u8]| {
    comes_back::<Rename>(bytes);
    comes_back::<NewTable>(bytes);
    comes_back::<Link>(bytes);
    comes_back::<NewToken>(bytes);
    comes_back::<NewBrowser>(bytes);
    comes_back::<GoneBrowser>(bytes);
    comes_back::<SignInByCode>(bytes);
    comes_back::<SignInByLink>(bytes);
    is_read_again::<SignInByPasskey>(bytes);
    is_read_again::<PasskeyAnswer>(bytes);
    comes_back::<Whom>(bytes);
    comes_back::<NewReport>(bytes);
    comes_back::<KeeperSignInByLink>(bytes);
    comes_back::<NewInvite>(bytes);
    comes_back::<NewMeasure>(bytes);
    comes_back::<AnswerReport>(bytes);
    comes_back::<SetRole>(bytes);
    comes_back::<SetBanner>(bytes);
    comes_back::<Switches>(bytes);
});

fn comes_back<T: DeserializeOwned + Serialize + PartialEq + Debug>(bytes: &[u8]) {
    if let Some((body, again)) = is_read_again::<T>(bytes) {
        assert_eq!(again, body);
    }
}

/// A credential is any JSON, and numbers in it need not come back exactly.
fn is_read_again<T: DeserializeOwned + Serialize>(bytes: &[u8]) -> Option<(T, T)> {
    let body = serde_json::from_slice::<T>(bytes).ok()?;
    let written = serde_json::to_vec(&body).expect("a body can be written");
    let again = serde_json::from_slice::<T>(&written).expect("and read again");
    Some((body, again))
}
