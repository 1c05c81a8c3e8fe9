import { showError } from './refusal';

/** Something one does by pressing a button: not twice at once, and errors are shown. */
export class Task {
  /** Whether it is being done. */
  busy = $state(false);

  /** Does it. Returns whether that worked; what went wrong has been shown. */
  async run(work: () => Promise<void>, failed: (error: unknown) => void = showError): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
