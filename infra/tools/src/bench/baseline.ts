import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Baseline } from './regressions.ts';

const FILE = join(import.meta.dirname, 'baseline.json');

/** The ratios accepted last; none before the first `--accept`. */
export async function readBaseline(): Promise<Baseline> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Baseline;
}

/** Keeps the ratios that later runs are held against. */
export async function saveBaseline(baseline: Baseline): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(baseline, null, 2)}\n`);
}
