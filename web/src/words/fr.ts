/** All texts of this language, except those used only in the terminal and in link previews. */
const TEXTS = import.meta.glob<string>(
  ['../../../locales/fr/*.ftl', '!../../../locales/fr/*terminal.ftl', '!../../../locales/fr/preview.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(TEXTS);
