import type { CDPSession } from '@playwright/test';

import type { Guest } from './guest';

/** A device that keeps passkeys, and is unlocked without a word. */
export async function authenticator(guest: Guest): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await guest.context.newCDPSession(guest.page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}
