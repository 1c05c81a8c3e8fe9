//! The rules of both printings, as the booklets tell them.

mod common;
mod examples;
mod laws;
mod ledger;
mod rules;
mod steps;
