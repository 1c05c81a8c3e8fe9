/** All texts of this language, except those used only in the terminal, in link previews and in the keeper's room. */
const TEXTS = import.meta.glob<string>(
  ['../../../locales/en/*.ftl', '!../../../locales/en/*terminal.ftl', '!../../../locales/en/preview.ftl', '!../../../locales/en/keeper-page.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(TEXTS);
