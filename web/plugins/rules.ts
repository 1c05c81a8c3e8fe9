import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import { sections, type Drawn } from './markdown.ts';

const ENDING = '.md?rules';

/** Makes `import text from '…/GAME.md?rules'` return the rules as sections of HTML, with their pictures. */
export function rules(): Plugin {
  return {
    name: 'forno-rules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ENDING)) return null;
      const path = id.slice(0, -'?rules'.length);
      this.addWatchFile(path);
      const pictures: string[] = [];
      const drawn = (name: string): Drawn => {
        const picture = join(dirname(path), name);
        this.addWatchFile(picture);
        const place = `@picture-${pictures.push(picture) - 1}@`;
        return { src: place, ...sizeOf(readFileSync(picture, 'utf8'), picture) };
      };
      const text = JSON.stringify(sections(await readFile(path, 'utf8'), drawn));
      // A picture is a separate file, whose address is known only when everything is built.
      const imports = pictures.map((picture, at) => `import picture${at} from ${JSON.stringify(`${picture}?url`)};\n`);
      return `${imports.join('')}export default ${text.replace(/@picture-(\d+)@/g, '" + picture$1 + "')};`;
    },
  };
}

/** The size that a drawing declares. */
function sizeOf(svg: string, path: string): { width: number; height: number } {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (box === null) throw new Error(`${path} does not say how large it is.`);
  return { width: Number(box[1]), height: Number(box[2]) };
}
