import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFailingPaths, type FailingPaths } from '@portal/shell/server';

/** Milliseconds during which failures are collected: a broken version fails at many paths at once. */
const GATHERING = 1_000;

/**
 * Paths at which versions have failed, those that earlier starts have noted below the data folder included; without
 * addresses with a query, which somebody may have typed. A file that is lost, or cannot be written, only costs a better
 * check.
 */
export async function keptFailingPaths(dataDir: string): Promise<FailingPaths> {
  const file = join(dataDir, 'cache/failing-paths');
  const failing = createFailingPaths();
  let isWriting = false;
  const write = async () => {
    isWriting = false;
    const lines = failing
      .all()
      .flatMap(({ section, version, path }) => (path.includes('?') ? [] : [`${section} ${version} ${path}`]));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, lines.join('\n'));
    await rename(`${file}.new`, file);
  };

  for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
    const [section, version, path] = line.split(' ');
    if (section && version && path) failing.note({ section, version }, path);
  }
  return {
    ...failing,
    note(release, path) {
      const isKnown = failing.of(release).includes(path);
      failing.note(release, path);
      if (isKnown || isWriting) return;
      isWriting = true;
      setTimeout(() => void write().catch(() => undefined), GATHERING).unref();
    },
  };
}
