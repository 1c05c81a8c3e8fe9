/** All texts of this language, except those used only in the terminal and in link previews. */
const TEXTS = import.meta.glob<string>(
  ['../../../locales/it/*.ftl', '!../../../locales/it/*terminal.ftl', '!../../../locales/it/preview.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(TEXTS);
