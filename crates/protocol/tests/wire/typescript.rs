//! The TypeScript declarations of all wire types.
//!
//! They are generated from the Rust types into `web/src/protocol/index.ts`; this test fails if that
//! file is out of date. `PROTOCOL=write cargo test --package protocol` regenerates it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use protocol::mamma_mia::OrderCard;
use protocol::{
    Alert, AnswerReport, AuditEntry, Block, Bot, Erasure, Finished, FromClient, FromHouse, Game,
    GoneBrowser, Guest, Identity, Invite, KeeperGuest, KeeperGuestDetail, KeeperSession,
    KeeperSignInByLink, KeeperTable, KeeperTableDetail, Lesson, Link, Linked, LobbyFrame, Move,
    NewBrowser, NewInvite, NewMeasure, NewReport, NewTable, NewToken, Notice, Opened, Overview,
    Page, PasskeyAnswer, PasskeyOptions, Privacy, PushInfo, RecoveryCodes, Rename, Replay, Report,
    Review, ReviewPlace, SetBanner, SetRole, SignInByCode, SignInByLink, SignInByPasskey,
    SignInLink, Standing, Switches, TableCard, TableWebhook, Token, Trouble,
};
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "\
// What goes over the wire between a house and its guests.
// Made from the Rust types by `PROTOCOL=write cargo test --package protocol`: do not edit.
";

/// Declarations sorted by name, so that their order is stable.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without an output path are not ours: numbers, lists, tuples.
        if T::output_path().is_some() {
            let declaration = declaration::<T>(&self.config);
            match self.found.insert(T::ident(&self.config), declaration.clone()) {
                Some(other) => assert_eq!(other, declaration, "two types have one name"),
                None => T::visit_dependencies(self),
            }
        }
        T::visit_generics(self);
    }
}

fn declaration<T: TS + ?Sized>(config: &Config) -> String {
    let inside = T::decl(config).replace('\n', "\n  ");
    tidy(&format!("{}export {inside}", T::docs().unwrap_or_default()))
}

/// Removes trailing whitespace, and puts short comments on one line.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    let mut rest = lines.as_slice();
    let mut tidy = String::new();
    loop {
        match rest {
            [open, words, close, after @ ..]
                if open.trim_start() == "/**" && close.trim_start() == "*/" =>
            {
                let words = words.trim_start().trim_start_matches("* ");
                tidy += &format!("{open} {words} */\n");
                rest = after;
            }
            [line, after @ ..] => {
                tidy += &format!("{line}\n");
                rest = after;
            }
            [] => return tidy,
        }
    }
}

fn declarations() -> String {
    let mut all = Declarations { config: Config::new(), found: BTreeMap::new() };
    all.visit::<FromClient<Move>>();
    all.visit::<FromHouse>();
    all.visit::<LobbyFrame>();
    all.visit::<Guest>();
    all.visit::<Rename>();
    all.visit::<NewToken>();
    all.visit::<Token>();
    all.visit::<Identity>();
    all.visit::<Erasure>();
    all.visit::<Privacy>();
    all.visit::<RecoveryCodes>();
    all.visit::<PasskeyOptions>();
    all.visit::<PasskeyAnswer>();
    all.visit::<SignInByPasskey>();
    all.visit::<SignInByCode>();
    all.visit::<SignInLink>();
    all.visit::<SignInByLink>();
    all.visit::<NewTable>();
    all.visit::<Opened>();
    all.visit::<Link>();
    all.visit::<Linked>();
    all.visit::<TableCard>();
    all.visit::<Game>();
    all.visit::<OrderCard>();
    all.visit::<Bot>();
    all.visit::<Finished>();
    all.visit::<Replay>();
    all.visit::<Review>();
    all.visit::<ReviewPlace>();
    all.visit::<Lesson>();
    all.visit::<PushInfo>();
    all.visit::<NewBrowser>();
    all.visit::<GoneBrowser>();
    all.visit::<TableWebhook>();
    all.visit::<Alert>();
    all.visit::<Trouble>();
    all.visit::<Block>();
    all.visit::<NewReport>();
    all.visit::<Standing>();
    all.visit::<Notice>();
    all.visit::<Switches>();
    all.visit::<Overview>();
    all.visit::<Page<KeeperTable>>();
    all.visit::<KeeperTableDetail>();
    all.visit::<Page<KeeperGuest>>();
    all.visit::<KeeperGuestDetail>();
    all.visit::<NewMeasure>();
    all.visit::<Page<Report>>();
    all.visit::<AnswerReport>();
    all.visit::<Page<AuditEntry>>();
    all.visit::<KeeperSession>();
    all.visit::<KeeperSignInByLink>();
    all.visit::<NewInvite>();
    all.visit::<Invite>();
    all.visit::<SetRole>();
    all.visit::<SetBanner>();
    let version = format!(
        "/** The version of the protocol. */\nexport const VERSION = {};\n\n\
         /** The name of the WebSocket subprotocol. */\nexport const SUBPROTOCOL = \"{}\";\n",
        protocol::VERSION,
        protocol::SUBPROTOCOL,
    );
    let parts = [HEADER.to_string(), version].into_iter().chain(all.found.into_values());
    parts.collect::<Vec<_>>().join("\n")
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts")
}

#[test]
fn the_declarations_for_typescript_are_current() {
    let made = declarations();
    if std::env::var_os("PROTOCOL").is_some_and(|value| value == "write") {
        std::fs::write(file(), &made).expect("the folder can be written");
    }
    let read = std::fs::read_to_string(file()).unwrap_or_default();
    let same = made.lines().zip(read.lines()).take_while(|(new, old)| new == old).count();
    assert!(
        made == read,
        "web/src/protocol/index.ts is not current from line {} on; \
         `PROTOCOL=write cargo test --package protocol` writes it anew",
        same + 1,
    );
}
