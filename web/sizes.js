// What a first visit has to load, gzipped: `npm run build && npm run sizes`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, 'dist');
const SCRIPT = 100_000;
const WHOLE = 250_000;

const size = (path) => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;
const page = readFileSync(join(DIST, 'index.html'), 'utf8');
const assets = readdirSync(join(DIST, 'assets')).map((name) => `assets/${name}`);

// What the page names, what those files import outright, and the words of one language.
const first = new Set([...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1]));
for (const path of first) {
  if (!path.endsWith('.js')) continue;
  const code = readFileSync(join(DIST, path), 'utf8');
  for (const match of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) first.add(`assets/${match[1]}`);
}
const language = assets.find((path) => /\/en-[^/]*\.js$/.test(path));
if (language !== undefined) first.add(language);

const sizes = [...first].map((path) => [path, size(path)]);
const scripts = sizes.filter(([path]) => path.endsWith('.js') && path !== language).reduce((sum, [, bytes]) => sum + bytes, 0);
const whole = gzipSync(page).length + sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
for (const [path, bytes] of sizes) console.log(String(bytes).padStart(8), path);
console.log(`script ${scripts} of ${SCRIPT}, everything ${whole} of ${WHOLE} bytes gzipped`);
if (scripts > SCRIPT || whole > WHOLE) process.exitCode = 1;
