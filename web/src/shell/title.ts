const NAME = 'Forno';
const ICON = '/favicon.svg';

/** A dot on the icon, as a data URL: the content policy allows no other embedded picture. */
const BADGED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M4 56V34a28 28 0 0 1 56 0v22z" fill="#a32a19"/>' +
    '<path d="M14 56V38a18 18 0 0 1 36 0v18z" fill="#2a130c"/><path d="M20 56c-3-9 5-12 4-21 6 3 8 8 7 12 2-1 3-4 3-6 7 5 12 9 9 15z" fill="#f5862b"/>' +
    '<circle cx="48" cy="16" r="15" fill="#ffcf4d" stroke="#2a130c" stroke-width="4"/></svg>',
)}`;

/** Sets the window's title: the screen, and a mark while it is the player's turn. */
export function entitle(screen: string, turn: string | null): void {
  const parts = turn === null ? [screen, NAME] : [`● ${turn}`, screen, NAME];
  document.title = parts.filter((part) => part !== '').join(' · ');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon !== null) icon.href = turn === null ? ICON : BADGED;
}
