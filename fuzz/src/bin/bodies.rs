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
    comes_back::<SignInByPasskey>(bytes);
    comes_back::<PasskeyAnswer>(bytes);
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
    let Ok(body) = serde_json::from_slice::<T>(bytes) else { return };
    let written = serde_json::to_vec(&body).expect("a body can be written");
    assert_eq!(serde_json::from_slice::<T>(&written).expect("and read again"), body);
}
