/** The browser's offer to install the page. TypeScript has no type for it, because only some browsers make it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Whether and how the page can be installed as an app. */
class Install {
  #offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    // The offer comes once and early. It is kept, so that a button can make it later.
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  /** Whether the browser can be asked to install the page. */
  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** Whether the player has to do it by hand: on iPhone and iPad, while the page is not installed. */
  get isByHand(): boolean {
    return 'standalone' in navigator && navigator.standalone === false;
  }

  /** Lets the browser ask. Its offer can be used only once. */
  async start(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
