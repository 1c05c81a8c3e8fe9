//! The rules of Pizza Theory (2012).
