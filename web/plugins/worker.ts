import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build, type Plugin } from 'vite';

/**
 * Files that guests do not use: link previews, the system's icons, the worker, the keeper's room.
 * The page is cached as `/`.
 */
const FOR_OTHERS = /^(preview\/|icons\/|icon|worker\.js$|index\.html$|assets\/(KeeperScreen|keeper-page)-)/;

/**
 * Builds `src/worker/worker.ts` as `/worker.js`, after everything else: it contains the list of all
 * files of the page, and a version that changes with them.
 */
export function worker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'forno-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = filesIn(folder);
      const hash = createHash('sha256');
      for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
      const kept = ['/', ...files.filter((file) => !FOR_OTHERS.test(file)).map((file) => `/${file}`)];
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { __KEPT__: JSON.stringify(kept), __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)) },
        build: {
          target: 'es2022',
          outDir: folder,
          emptyOutDir: false,
          lib: { entry: join(root, 'src/worker/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
        },
      });
    },
  };
}

/** All files in a folder and its subfolders, always in the same order. */
function filesIn(folder: string, under = ''): string[] {
  const entries = readdirSync(join(folder, under), { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
  return found.sort();
}
