/** All texts of this language, except those used only in the terminal, in link previews and in the keeper's room. */
const TEXTS = import.meta.glob<string>(
  ['../../../locales/it/*.ftl', '!../../../locales/it/*terminal.ftl', '!../../../locales/it/preview.ftl', '!../../../locales/it/keeper-page.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(TEXTS);
