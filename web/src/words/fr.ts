/** Everything that is said in this language, but what only programs in a terminal and previews of links say. */
const TEXTS = import.meta.glob<string>(
  ['../../../locales/fr/*.ftl', '!../../../locales/fr/*terminal.ftl', '!../../../locales/fr/preview.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(TEXTS);
