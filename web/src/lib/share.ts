/** Copies a text; says whether that could be done. Over plain http the old way is tried. */
export async function copy(text: string): Promise<boolean> {
  if (globalThis.isSecureContext && navigator.clipboard !== undefined) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // It was forbidden; the old way may still be open.
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // Inside a dialog only what is inside can be selected.
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

/** Hands a link to the system's own way of sharing; says whether there is one. */
export async function share(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return true;
  }
}
