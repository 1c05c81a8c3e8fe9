//! Keeps the latest warnings and errors of the log, for the keeper's room.

use std::fmt::{self, Write};

use host::time::system_time;
use metrics::FaultLog;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// Adds every warning and error to a log in memory.
pub struct FaultLayer(pub FaultLog);

impl<S: Subscriber> Layer<S> for FaultLayer {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() > Level::WARN {
            return;
        }
        let mut line = Line::default();
        event.record(&mut line);
        self.0.add(system_time().0, line.written());
    }
}

/// The message of an event and its fields.
#[derive(Default)]
struct Line {
    message: String,
    fields: String,
}

impl Line {
    fn written(self) -> String {
        format!("{}{}", self.message, self.fields)
    }
}

impl Visit for Line {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.record_debug(field, &format_args!("{value}"));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing to a string cannot fail.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.fields, " {name}={value:?}"),
        };
    }
}
