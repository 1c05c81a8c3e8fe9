/** Copies a text; returns whether that worked. Over plain http it falls back to the old method. */
export async function copy(text: string): Promise<boolean> {
  if (globalThis.isSecureContext && navigator.clipboard !== undefined) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // It was denied; the old method may still work.
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // While a dialog is open, only what is inside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Passes a link to the system's share dialog; returns whether there is one. */
export async function share(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return true;
  }
}
