/**
 * Moves the focus to the heading of a screen after navigation.
 *
 * The screen may have to be loaded first, and its heading may wait for the house: until then the
 * focus is on the element that will contain the screen. If the user moves the focus elsewhere
 * meanwhile, it stays there.
 */
export function readFrom(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const now = document.activeElement;
    if (now !== main && now !== document.body) observer.disconnect();
    else if (focusHeading(main)) observer.disconnect();
  });
  if (!focusHeading(main)) {
    main.focus({ preventScroll: true });
    observer.observe(main, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
