/** All texts of this language, except those used only in the terminal and in link previews. */
const TEXTS = import.meta.glob<string>(
  ['../../../locales/en/*.ftl', '!../../../locales/en/*terminal.ftl', '!../../../locales/en/preview.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(TEXTS);
