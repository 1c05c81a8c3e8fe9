//! What guests can learn about what the house keeps of them, and how it forgets them.

mod exporting;
mod facts;
mod forgetting;
mod logs;
mod retention;
mod scene;
