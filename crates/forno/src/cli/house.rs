//! The commands of whoever keeps a house.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use alerts::{AllowedHost, PUSH_SERVICES};
use clap::{Args, Subcommand, ValueEnum, ValueHint};
use front::PasskeyDomain;

pub(super) const SERVE_HELP: &str = "\
Everything is kept in one folder, in an SQLite database: --data, else $XDG_DATA_HOME/forno, else \
~/.local/share/forno. Every answered move is on the disk before it is answered. SIGTERM or Ctrl-C \
stops the house; when it starts again, every table goes on where it was.

Behind a proxy, name the address people use with --public-url and the proxy's address with \
--trusted-proxy. Under names that are neither public addresses nor given by --host the house does \
not answer. Every option can be given as a variable of the environment instead.

Examples:
  forno serve
  forno serve --listen 0.0.0.0:7878 --host box.lan
  forno serve --limit house.new-tables=1000+200/h --limit address.sockets=50
  forno serve --data /var/lib/forno --public-url https://forno.example --trusted-proxy 127.0.0.1";

/// Where a house keeps its data.
#[derive(Args, Debug)]
pub struct DataFolder {
    /// The folder with all data of the house
    #[arg(long, env = "FORNO_DATA", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
}

/// `forno serve`
#[derive(Args, Debug)]
pub struct Serve {
    #[command(flatten)]
    pub data: DataFolder,
    /// Where to listen; port 0 takes any free port
    #[arg(long, env = "FORNO_LISTEN", value_name = "ADDR", default_value = "127.0.0.1:7878")]
    pub listen: SocketAddr,
    /// An address at which browsers reach this house; repeat it, or separate them with commas
    #[arg(long, env = "FORNO_PUBLIC_URL", value_name = "URL", value_delimiter = ',')]
    pub public_url: Vec<String>,
    /// The domain that passkeys belong to [default: the host of the first public URL with HTTPS, else
    /// localhost]
    #[arg(long, env = "FORNO_PASSKEY_DOMAIN", value_name = "DOMAIN")]
    pub passkey_domain: Option<PasskeyDomain>,
    /// The address of a proxy that is trusted about its clients; repeat it, or separate them with commas
    #[arg(long, env = "FORNO_TRUSTED_PROXY", value_name = "IP", value_delimiter = ',')]
    pub trusted_proxy: Vec<IpAddr>,
    /// Another name of this house, such as box.lan; repeat it, or separate them with commas
    #[arg(long, env = "FORNO_HOST", value_name = "NAME", value_delimiter = ',')]
    pub host: Vec<String>,
    /// Set a limit; repeat it, or separate them with commas
    #[arg(long, env = "FORNO_LIMIT", value_name = "NAME=VALUE", value_delimiter = ',')]
    pub limit: Vec<String>,
    /// List all limits with their values, and open no house
    #[arg(long)]
    pub print_limits: bool,
    /// Remove finished tables after this many days; 0 keeps them for ever
    #[arg(long, env = "FORNO_KEEP_FINISHED", value_name = "DAYS", default_value_t = 0)]
    pub keep_finished: u32,
    /// Remove the chat of finished tables after this many days; 0 keeps it for ever
    #[arg(long, env = "FORNO_KEEP_CHAT", value_name = "DAYS", default_value_t = 90)]
    pub keep_chat: u32,
    /// Remove games that nobody has played on for this many days; 0 keeps them for ever
    #[arg(long, env = "FORNO_KEEP_ABANDONED", value_name = "DAYS", default_value_t = 365)]
    pub keep_abandoned: u32,
    /// Remove tables that nobody starts after this many days; 0 keeps them for ever
    #[arg(long, env = "FORNO_KEEP_GATHERING", value_name = "DAYS", default_value_t = 1)]
    pub keep_gathering: u32,
    /// Forget guests who have not come for this many days; 0 keeps them for ever
    #[arg(long, env = "FORNO_KEEP_UNSEEN", value_name = "DAYS", default_value_t = 730)]
    pub keep_unseen: u32,
    /// For how many days guests who ask to be forgotten may change their minds
    #[arg(long, env = "FORNO_FORGET_AFTER", value_name = "DAYS", default_value_t = 3)]
    pub forget_after: u32,
    /// Keep the addresses that guests come from for this many days, for bans; 0 stores none
    #[arg(long, env = "FORNO_KEEP_ADDRESSES", value_name = "DAYS", default_value_t = 7)]
    pub keep_addresses: u32,
    /// The clock is right, however far it is ahead of what is stored: count ages by it at once
    #[arg(long)]
    pub clock_is_right: bool,
    /// After this many seconds away, the others may decide what happens to a guest's seat
    #[arg(long, env = "FORNO_AWAY", value_name = "SECONDS", default_value_t = 60)]
    pub away: u32,
    /// After this many seconds with nobody at a table, its bots and clocks rest until somebody comes
    #[arg(long, env = "FORNO_REST_AFTER", value_name = "SECONDS", default_value_t = 300)]
    pub rest_after: u32,
    /// How fast bots answer
    #[arg(long, env = "FORNO_BOT_PACE", value_enum, default_value_t = BotPace::Natural)]
    pub bot_pace: BotPace,
    /// How many searching bots think at the same time [default: one less than there are cores]
    #[arg(long, env = "FORNO_THINKERS", value_name = "N")]
    pub thinkers: Option<usize>,
    /// The push services that may be used, `*.` for all subdomains; repeat it, or separate them with commas
    #[arg(long, env = "FORNO_PUSH_HOSTS", value_name = "HOST", value_delimiter = ',',
        default_values = PUSH_SERVICES)]
    pub push_hosts: Vec<AllowedHost>,
    /// The hosts where tables may have webhooks [default: none]; repeat it, or separate them with commas
    #[arg(long, env = "FORNO_WEBHOOK_HOSTS", value_name = "HOST", value_delimiter = ',')]
    pub webhook_hosts: Vec<AllowedHost>,
    /// The format of the log on standard error
    #[arg(long, env = "FORNO_LOG", value_enum, default_value_t = Log::Text)]
    pub log: Log,
    /// Open the page in the browser
    #[arg(long, env = "FORNO_OPEN")]
    pub open: bool,
    /// The maximum size of the database, in pages of 4,096 bytes
    #[arg(long, env = "FORNO_PAGE_LIMIT", value_name = "PAGES")]
    pub page_limit: Option<u32>,
}

/// How fast bots answer.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum BotPace {
    /// Like people
    Natural,
    /// As fast as they can
    AtOnce,
}

/// The format of the log.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Log {
    /// For people
    Text,
    /// For programs, one JSON object per line
    Json,
}

/// `forno tables`
#[derive(Args, Debug)]
pub struct Tables {
    /// What to do.
    #[command(subcommand)]
    pub what: TablesCommand,
}

/// What to do with the tables of a house.
#[derive(Subcommand, Debug)]
pub enum TablesCommand {
    /// List them: id, game, stage, records, time of the last one
    List(DataFolder),
    /// Show one
    Show(OneTable),
    /// End one that is being played; it counts as abandoned, and its ledger is kept
    Close(OneTable),
    /// Remove one for ever
    Delete(OneTable),
}

/// One table of a house.
#[derive(Args, Debug)]
pub struct OneTable {
    /// The table's id
    pub table: String,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno backup`
#[derive(Args, Debug)]
pub struct Backup {
    /// The new file
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno restore`
#[derive(Args, Debug)]
pub struct Restore {
    /// The backup
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataFolder,
}

/// `forno check`
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    pub data: DataFolder,
}
