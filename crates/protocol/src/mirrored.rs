//! Enums that have the same variants on the wire and in the rules.

/// Implements the conversions in both directions. A variant missing on either side is a compile
/// error.
macro_rules! mirrored {
    ($wire:ty, $rules:ty, $($variant:ident)+) => {
        impl From<$rules> for $wire {
            fn from(rules: $rules) -> $wire {
                match rules {
                    $(<$rules>::$variant => <$wire>::$variant,)+
                }
            }
        }

        impl From<$wire> for $rules {
            fn from(wire: $wire) -> $rules {
                match wire {
                    $(<$wire>::$variant => <$rules>::$variant,)+
                }
            }
        }
    };
}

pub(crate) use mirrored;
