//! The texts, built into the program.

use crate::Language;

/// The files of one language's folder.
macro_rules! folder {
    ($code:literal) => {
        [
            include_str!(concat!("../../../locales/", $code, "/table.ftl")),
            include_str!(concat!("../../../locales/", $code, "/mamma-mia.ftl")),
            include_str!(concat!("../../../locales/", $code, "/pizza-theory.ftl")),
            include_str!(concat!("../../../locales/", $code, "/bots.ftl")),
            include_str!(concat!("../../../locales/", $code, "/house.ftl")),
            include_str!(concat!("../../../locales/", $code, "/web.ftl")),
            include_str!(concat!("../../../locales/", $code, "/preview.ftl")),
            include_str!(concat!("../../../locales/", $code, "/terminal.ftl")),
        ]
    };
}

/// The texts of a language, one for each file.
pub(crate) const fn of(language: Language) -> [&'static str; 8] {
    match language {
        Language::English => folder!("en"),
        Language::French => folder!("fr"),
        Language::Italian => folder!("it"),
    }
}
