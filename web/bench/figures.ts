import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';

const FILE = fileURLToPath(new URL('../../target/bench/page.json', import.meta.url));

/** Something that was measured, and what it must be at least or at most. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'points' | 'ms' | 'tasks';
  readonly least?: number;
  readonly most?: number;
}

/** Writes a figure down, and holds it against its bound. */
export async function record(figure: Figure): Promise<void> {
  const bound = figure.least === undefined ? `at most ${figure.most}` : `at least ${figure.least}`;
  console.log(`  ${figure.name}: ${figure.value} ${figure.unit} (${bound})`);
  const before = await readFile(FILE, 'utf8').then((text) => JSON.parse(text) as Figure[], () => []);
  await mkdir(fileURLToPath(new URL('.', `file://${FILE}`)), { recursive: true });
  await writeFile(FILE, `${JSON.stringify([...before.filter(({ name }) => name !== figure.name), figure], null, 2)}\n`);
  if (figure.least !== undefined) expect.soft(figure.value, figure.name).toBeGreaterThanOrEqual(figure.least);
  if (figure.most !== undefined) expect.soft(figure.value, figure.name).toBeLessThanOrEqual(figure.most);
}

/** The value that so large a part of them does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
