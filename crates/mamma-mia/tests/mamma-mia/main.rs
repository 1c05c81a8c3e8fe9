//! The rules of both printings, as the booklets state them.

mod common;
mod examples;
mod laws;
mod ledger;
mod need_lines;
mod rules;
mod steps;
