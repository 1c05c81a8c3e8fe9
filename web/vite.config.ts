import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { rules } from './plugins/rules.ts';
import { worker } from './plugins/worker.ts';

/** Where a house listens that was started with `forno serve`. */
const HOUSE = process.env['FORNO_HOUSE'] ?? 'http://127.0.0.1:7878';

type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };

/** Whether a module is there from the start: the page's entry imports it outright, or by way of others. */
function isFirst(id: string, modules: { getModuleInfo(id: string): ModuleInfo | null }): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    const info = modules.getModuleInfo(module);
    if (info?.isEntry) return true;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return false;
}

export default defineConfig({
  plugins: [svelte(), rules(), worker()],
  server: {
    // The house compares Origin with Host, so the proxy leaves Host as the browser sent it.
    proxy: { '/api': { target: HOUSE, ws: true, changeOrigin: false } },
    // The texts and the rules are shared with the Rust side and lie above this folder.
    fs: { allow: ['..'] },
  },
  build: {
    target: 'es2022',
    // The house's content policy allows no script or style inside the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All of it is a few kilobytes: one file, and nothing is shown unstyled.
    cssCodeSplit: false,
    // What the first screen needs is one file too, however much of it other screens share.
    rolldownOptions: {
      output: {
        // A page is called by its language alone, like the words of that language.
        chunkFileNames: ({ facadeModuleId }) => `assets/${facadeModuleId?.includes('/docs/strategy/') ? 'strategy-' : ''}[name]-[hash].js`,
        codeSplitting: { groups: [{ debugName: 'first', name: (id, modules) => (isFirst(id, modules) ? 'first' : null) }] },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], testTimeout: 20_000 },
});
