/** Whether this browser supports passkeys. */
export const knowsPasskeys = typeof globalThis.PublicKeyCredential === 'function';

/** Whether the user cancelled. Browsers report a device without a matching passkey in the same way. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** Whether this device already has a passkey for this guest. */
export function isThere(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/** Has the device make a passkey with the house's options, and returns the response for the house. */
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

/** Has a passkey sign the house's challenge, and returns the response for the house. */
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
