//! `forno serve`: the house itself.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use host::id::Secret;
use house::{House, Settings};
use metrics::Metrics;
use store::{DAY, Retention, Sqlite, SqliteOptions};
use table::Phrase;
use tables::Pace;
use tokio::net::TcpListener;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use words::Words;

use super::data::{Data, Keeper};
use super::fault_layer::FaultLayer;
use super::{limits, runtime};
use crate::Voice;
use crate::cli;
use crate::failure::Failure;

/// Serves a house until it is told to stop.
pub fn run(args: &cli::Serve, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let settings = settings(args)?;
    if args.print_limits {
        return Ok(limits::list(&settings, output)?);
    }
    let metrics = Arc::new(Metrics::default());
    log(args.log, FaultLayer(metrics.fault_log.clone()));
    runtime()?.block_on(serve(args, settings, metrics, words, output))
}

async fn serve(
    args: &cli::Serve,
    mut settings: Settings,
    metrics: Arc<Metrics>,
    words: &Words,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    limits::fit_to_open_files(&mut settings);
    let data = Data::folder(args.data.data.as_deref())?;
    let _lock = data.lock()?;
    let counted = Arc::clone(&metrics);
    let options = SqliteOptions {
        observer: Some(Box::new(move |commit| {
            counted.commit.observe(commit.took.as_secs_f64());
            counted.records.observe(commit.records as f64);
        })),
        ..SqliteOptions::default()
    };
    let store = Sqlite::open(&data.database(), options).await.map_err(Failure::Database)?;
    let store = Arc::new(store);
    if let Some(pages) = args.page_limit {
        store.set_page_limit(pages).await.map_err(|_| Failure::Fault("no page limit"))?;
    }
    let cannot_listen = |error: io::Error| match error.kind() {
        ErrorKind::AddrInUse => Failure::AddressTaken { address: args.listen },
        _ => Failure::CannotListen { address: args.listen, error },
    };
    let listener = TcpListener::bind(args.listen).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let mut listeners = vec![listener];
    // Browsers may resolve `localhost` to either address.
    if address.ip() == Ipv4Addr::LOCALHOST
        && let Ok(other) = TcpListener::bind((Ipv6Addr::LOCALHOST, address.port())).await
    {
        listeners.push(other);
    }
    let secret = Secret::random().map_err(|_| Failure::NoRandomness)?;
    data.write_note(&Keeper { address, secret })?;
    let house = House::new(Arc::clone(&store) as _, settings, metrics);
    // Whoever reads that the house is open may tell it to stop.
    let stopped = told_to_stop();
    let open = Phrase::new("serve-open").with("address", format!("http://{address}"));
    writeln!(output, "{}", Voice::for_all(words).tell(&open))?;
    output.flush()?;
    if args.open {
        open_page(&first_page(address));
    }
    house::serve(listeners, house, secret, stopped).await.map_err(cannot_listen)?;
    if let Err(error) = store.close().await {
        tracing::error!(?error, "the store could not be closed");
    }
    writeln!(output, "{}", Voice::for_all(words).text("serve-closed"))?;
    Ok(())
}

fn settings(args: &cli::Serve) -> Result<Settings, Failure> {
    // 0 days mean for ever.
    let kept = |days: u32| (days > 0).then(|| DAY * days);
    if let Some(given) = args.host.iter().find(|host| !front::is_name(host)) {
        return Err(Failure::NotAHost { given: given.clone() });
    }
    let mut settings = Settings {
        front: front::Settings {
            public_urls: args.public_url.iter().map(|it| it.trim_end_matches('/').into()).collect(),
            hosts: args.host.clone(),
            trusted_proxies: args.trusted_proxy.clone(),
            passkey_domain: args.passkey_domain.clone(),
            ..front::Settings::default()
        },
        tables: tables::Settings {
            away: Duration::from_secs(args.away.into()),
            rest_after: Duration::from_secs(args.rest_after.into()),
            retention: Retention {
                forget_after: DAY * args.forget_after,
                unseen_guests: kept(args.keep_unseen),
                gathering: kept(args.keep_gathering),
                abandoned: kept(args.keep_abandoned),
                finished: kept(args.keep_finished),
                chat: kept(args.keep_chat),
                addresses: DAY * args.keep_addresses,
            },
            pace: match args.bot_pace {
                cli::BotPace::Natural => Pace::Natural,
                cli::BotPace::AtOnce => Pace::AtOnce,
            },
            thinkers: args.thinkers.unwrap_or_else(spare_cores),
            ..tables::Settings::default()
        },
        alerts: alerts::Settings {
            push_hosts: args.push_hosts.clone(),
            webhook_hosts: args.webhook_hosts.clone(),
            ..alerts::Settings::default()
        },
        clock_is_right: args.clock_is_right,
        ..Settings::default()
    };
    for limit in &args.limit {
        settings.set_limit(limit).map_err(Failure::Limit)?;
    }
    Ok(settings)
}

/// The number of bots that think at the same time: one less than there are cores, so that one is
/// left for the tables.
fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

/// The page to open first: on this machine at `localhost`, where passkeys work, through a redirect
/// that takes along a guest who has a cookie of the IP address.
fn first_page(address: SocketAddr) -> String {
    match address.ip().is_loopback() {
        true => format!("http://{address}/to-localhost"),
        false => format!("http://{address}"),
    }
}

/// Opens the page in the browser, if there is one; the address was printed anyway.
fn open_page(url: &str) {
    let (command, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let mut opening = std::process::Command::new(command);
    opening.args(arguments).arg(url).stdin(Stdio::null());
    let _ = opening.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// Listens for SIGTERM and Ctrl-C from now on; what it gives waits for one of them.
#[cfg(unix)]
fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        match signals {
            [Ok(mut interrupted), Ok(mut terminated)] => tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            },
            _ => drop(tokio::signal::ctrl_c().await),
        }
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn told_to_stop() {
    drop(tokio::signal::ctrl_c().await);
}

/// Logs to standard error, and keeps the latest faults in memory.
fn log(form: cli::Log, faults: FaultLayer) {
    let wanted = std::env::var("FORNO_LOG_FILTER").ok().and_then(|wanted| wanted.parse().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(Level::INFO));
    let log = tracing_subscriber::registry().with(filter).with(faults);
    let lines = fmt::layer().with_ansi(io::stderr().is_terminal()).with_writer(io::stderr);
    // Tests start several houses in one process; the first one's logger serves them all.
    let _ = match form {
        cli::Log::Text => log.with(lines).try_init(),
        cli::Log::Json => log.with(lines.json()).try_init(),
    };
}
