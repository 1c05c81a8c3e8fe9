//! Passkeys: guests sign in with a credential that a device or a security key keeps for them.
//!
//! The library `webauthn_rp` verifies what authenticators sign. This module keeps the pending
//! challenges, each of which can be used once and within five minutes, and decides what is stored.

mod domain;
pub mod requests;

use std::sync::{Mutex, PoisonError};

use host::id::{GuestId, NoRandomness, PasskeyId};
use host::time::Millis;
use serde_json::{Value, json};
use store::StoredPasskey;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{CredProtect, RegistrationVerificationOptions, UserHandle16};
use webauthn_rp::request::{FixedCapHashSet, InsertResult, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::register::{DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication16, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

use super::Web;
use super::error::HttpError;
use crate::settings::Settings;

pub use domain::{NotADomain, PasskeyDomain};

/// The most pending challenges for adding passkeys, and as many for signing in. Each lasts five
/// minutes.
const CHALLENGES: usize = 16_384;

/// The name of the house, as authenticators show it.
const HOUSE: &str = "Forno";

/// The passkeys of a house.
pub struct Passkeys {
    domain: PasskeyDomain,
    rp_id: Option<RpId>,
    adding: Mutex<FixedCapHashSet<RegistrationServerState<16>>>,
    signing_in: Mutex<FixedCapHashSet<DiscoverableAuthenticationServerState>>,
}

impl Passkeys {
    /// The passkeys of a house with these settings.
    pub fn new(settings: &Settings) -> Passkeys {
        let domain = PasskeyDomain::of(settings);
        Passkeys {
            rp_id: domain.rp_id(),
            domain,
            adding: Mutex::new(FixedCapHashSet::new(CHALLENGES)),
            signing_in: Mutex::new(FixedCapHashSet::new(CHALLENGES)),
        }
    }

    /// The domain that passkeys belong to.
    pub fn domain(&self) -> &PasskeyDomain {
        &self.domain
    }

    fn rp_id(&self) -> Result<&RpId, HttpError> {
        self.rp_id.as_ref().ok_or(HttpError::Fault)
    }

    /// The options with which a browser makes a passkey for a guest who already has these.
    fn start_adding(
        &self,
        guest: GuestId,
        name: &str,
        known: &[StoredPasskey],
    ) -> Result<Value, HttpError> {
        let handle = handle(guest);
        let known = known.iter().filter_map(descriptor).collect();
        let mut options =
            PublicKeyCredentialCreationOptions::passkey(self.rp_id()?, (&handle).into(), known);
        // Authenticators that do not support this extension would refuse. Every sign-in requires
        // user verification anyway.
        options.extensions.cred_protect = CredProtect::None;
        let (server, client) = options.start_ceremony().map_err(|_| HttpError::Fault)?;
        let mut options = serde_json::to_value(&client).map_err(|_| HttpError::Fault)?;
        // The names are only shown to the user. They are set here because the library accepts fewer
        // names than we do.
        options["rp"]["name"] = json!(HOUSE);
        options["user"]["name"] = json!(name);
        options["user"]["displayName"] = json!(name);
        let mut adding = self.adding.lock().unwrap_or_else(PoisonError::into_inner);
        match adding.insert_or_replace_all_expired(server) {
            InsertResult::Success => Ok(options),
            InsertResult::CapacityFull | InsertResult::Duplicate => Err(HttpError::PasskeysBusy),
        }
    }

    /// Verifies the passkey that a browser made for this guest on a page of this origin.
    fn finish_adding(
        &self,
        guest: GuestId,
        answer: &Value,
        origin: String,
    ) -> Result<NewPasskey, HttpError> {
        let answer = serde_json::to_vec(answer).map_err(|_| HttpError::BadPasskey)?;
        let made = Registration::from_json_relaxed(&answer).map_err(|_| HttpError::BadPasskey)?;
        let challenge = made.challenge_relaxed().map_err(|_| HttpError::BadPasskey)?;
        let begun = {
            let mut adding = self.adding.lock().unwrap_or_else(PoisonError::into_inner);
            adding.take(&challenge).ok_or(HttpError::OldChallenge)?
        };
        let options = RegistrationVerificationOptions::<String, String> {
            allowed_origins: &[origin],
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let credential = begun.verify(self.rp_id()?, &made, &options).map_err(|error| {
            tracing::debug!(%error, "a passkey was not added");
            HttpError::BadPasskey
        })?;
        if *credential.user_id() != handle(guest) {
            return Err(HttpError::BadPasskey);
        }
        let Ok(fixed) = credential.static_state().encode();
        let Ok(counted) = credential.dynamic_state().encode();
        let credential = credential.id().as_ref().to_vec();
        Ok(NewPasskey { credential, fixed, counted: counted.to_vec() })
    }

    /// The options with which a browser signs in any guest.
    fn start_signing_in(&self) -> Result<Value, HttpError> {
        let options = DiscoverableCredentialRequestOptions::passkey(self.rp_id()?);
        let (server, client) = options.start_ceremony().map_err(|_| HttpError::Fault)?;
        let options = serde_json::to_value(&client).map_err(|_| HttpError::Fault)?;
        let mut signing_in = self.signing_in.lock().unwrap_or_else(PoisonError::into_inner);
        match signing_in.insert_or_replace_all_expired(server) {
            InsertResult::Success => Ok(options),
            InsertResult::CapacityFull | InsertResult::Duplicate => Err(HttpError::PasskeysBusy),
        }
    }

    /// Takes the challenge that a response answers, so that it cannot be used again.
    fn take_challenge(
        &self,
        answer: &DiscoverableAuthentication16,
    ) -> Result<DiscoverableAuthenticationServerState, HttpError> {
        let challenge = answer.challenge_relaxed().map_err(|_| HttpError::BadPasskey)?;
        let mut signing_in = self.signing_in.lock().unwrap_or_else(PoisonError::into_inner);
        signing_in.take(&challenge).ok_or(HttpError::OldChallenge)
    }

    /// Verifies a passkey's response on a page of this origin, and returns its new dynamic state.
    fn check(
        &self,
        begun: DiscoverableAuthenticationServerState,
        answer: &DiscoverableAuthentication16,
        passkey: &StoredPasskey,
        origin: String,
    ) -> Result<Vec<u8>, HttpError> {
        let handle = handle(passkey.handle);
        let id = CredentialId::<&[u8]>::decode(&passkey.credential);
        let id = id.map_err(|_| HttpError::Fault)?;
        let fixed = StaticState::decode(&passkey.fixed).map_err(|_| HttpError::Fault)?;
        let counted = passkey.counted.as_slice().try_into().map_err(|_| HttpError::Fault)?;
        let counted = DynamicState::decode(counted).map_err(|_| HttpError::Fault)?;
        let known = AuthenticatedCredential::new(id, &handle, fixed, counted);
        let mut known = known.map_err(|_| HttpError::Fault)?;
        let options = AuthenticationVerificationOptions::<String, String> {
            allowed_origins: &[origin],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        begun.verify(self.rp_id()?, answer, &mut known, &options).map_err(|error| {
            // A counter that went backwards is the sign of a cloned passkey, so this is logged.
            tracing::warn!(passkey = %passkey.id, %error, "a passkey was refused");
            HttpError::BadPasskey
        })?;
        let Ok(counted) = known.dynamic_state().encode();
        Ok(counted.to_vec())
    }
}

impl Web {
    /// Warns about passkeys that cannot be used any more, because they belong to another domain.
    pub async fn warn_of_lost_passkeys(&self) {
        let domain = self.passkeys.domain();
        match self.store.passkeys_elsewhere(&domain.to_string()).await {
            Ok(lost) => {
                for (other, passkeys) in lost {
                    tracing::warn!(
                        %domain, other, passkeys,
                        "passkeys of another domain cannot be used: --passkey-domain names theirs"
                    );
                }
            }
            Err(error) => tracing::warn!(?error, "the passkeys could not be counted"),
        }
    }
}

/// A passkey that was just made, before it is stored.
struct NewPasskey {
    credential: Vec<u8>,
    fixed: Vec<u8>,
    counted: Vec<u8>,
}

impl NewPasskey {
    fn of(
        self,
        guest: GuestId,
        rp_id: &PasskeyDomain,
        name: String,
        now: Millis,
    ) -> Result<StoredPasskey, NoRandomness> {
        let NewPasskey { credential, fixed, counted } = self;
        Ok(StoredPasskey {
            id: PasskeyId::random()?,
            credential,
            guest,
            handle: guest,
            rp_id: rp_id.to_string(),
            fixed,
            counted,
            name,
            added_at: now,
            used_at: None,
        })
    }
}

/// The user handle under which a passkey knows a guest.
fn handle(guest: GuestId) -> UserHandle16 {
    let Ok(handle) = UserHandle16::decode(guest.to_bytes());
    handle
}

/// Describes a passkey, so that a device that has it does not make another one.
fn descriptor(passkey: &StoredPasskey) -> Option<PublicKeyCredentialDescriptor<Vec<u8>>> {
    let id = CredentialId::<Vec<u8>>::decode(passkey.credential.clone()).ok()?;
    let transports = AuthTransports::decode(0).ok()?;
    Some(PublicKeyCredentialDescriptor { id, transports })
}
