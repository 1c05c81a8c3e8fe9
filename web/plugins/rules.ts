import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

import { sections } from './markdown.ts';

const ENDING = '.md?rules';

/** Lets `import text from '…/pizza-theory.md?rules'` give the rules as sections of HTML. */
export function rules(): Plugin {
  return {
    name: 'forno-rules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ENDING)) return null;
      const path = id.slice(0, -'?rules'.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(sections(await readFile(path, 'utf8')))};`;
    },
  };
}
