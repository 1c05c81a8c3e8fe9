/** All texts of this language, except those used only in the terminal, in link previews and in the keeper's room. */
const TEXTS = import.meta.glob<string>(
  ['../../../locales/fr/*.ftl', '!../../../locales/fr/*terminal.ftl', '!../../../locales/fr/preview.ftl', '!../../../locales/fr/keeper-page.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(TEXTS);
