//! What guests can learn about what the house keeps of them, and how it forgets them.

mod archive;
mod erasure;
mod facts;
mod logs;
mod retention;
mod scene;
