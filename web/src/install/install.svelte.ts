/** The browser's offer to install the page; not among TypeScript's types, for only some browsers make it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Whether and how the page can become an app. */
class Install {
  #offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    // The offer comes once and early. It is kept, so that a button can make it when somebody looks for it.
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  /** Whether the browser can be asked to install it. */
  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** Whether it has to be done by hand: on the iPhone and iPad, while the page is not installed. */
  get isByHand(): boolean {
    return 'standalone' in navigator && navigator.standalone === false;
  }

  /** Lets the browser ask. Its offer is good for one time. */
  async start(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
