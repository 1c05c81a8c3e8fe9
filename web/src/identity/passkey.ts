/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = typeof globalThis.PublicKeyCredential === 'function';

/** Whether somebody thought better of it; browsers do not tell that from a device that has none. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** Whether this device has a passkey for this guest already. */
export function isThere(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/** Has the device make a passkey, as the house wants it; gives what the house is to be told. */
export async function make(options: unknown): Promise<unknown> {
  const wanted = options as PublicKeyCredentialCreationOptionsJSON;
  const made = await navigator.credentials.create({
    publicKey: {
      ...(wanted as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(wanted.challenge),
      user: { ...wanted.user, id: bytes(wanted.user.id) },
      excludeCredentials: (wanted.excludeCredentials ?? []).map(({ id }) => ({ type: 'public-key', id: bytes(id) })),
    },
  });
  const { credential, response } = answerOf(made, AuthenticatorAttestationResponse);
  return {
    ...credential,
    response: {
      clientDataJSON: written(response.clientDataJSON),
      attestationObject: written(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** Has a passkey answer the house; gives what the house is to be told. */
export async function answer(options: unknown): Promise<unknown> {
  const wanted = options as PublicKeyCredentialRequestOptionsJSON;
  const made = await navigator.credentials.get({
    publicKey: { ...(wanted as unknown as PublicKeyCredentialRequestOptions), challenge: bytes(wanted.challenge), allowCredentials: [] },
  });
  const { credential, response } = answerOf(made, AuthenticatorAssertionResponse);
  return {
    ...credential,
    response: {
      clientDataJSON: written(response.clientDataJSON),
      authenticatorData: written(response.authenticatorData),
      signature: written(response.signature),
      userHandle: response.userHandle === null ? null : written(response.userHandle),
    },
  };
}

function answerOf<R extends AuthenticatorResponse>(made: Credential | null, kind: new () => R): { credential: object; response: R } {
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof kind)) throw new DOMException('no passkey', 'NotAllowedError');
  const { id, rawId, type, authenticatorAttachment, response } = made;
  return { credential: { id, rawId: written(rawId), type, authenticatorAttachment, clientExtensionResults: {} }, response };
}

function bytes(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
}

function written(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
