//! Enums that have the same variants on the wire and in the rules.

/// Converts both ways, variant by variant; one that is missing on either side does not compile.
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
