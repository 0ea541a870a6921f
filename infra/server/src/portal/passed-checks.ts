import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SectionDescriptor } from '@portal/api/contract';
import { BUILD_STAMP } from './workspace-sections.ts';

type Build = Pick<SectionDescriptor, 'name' | 'build'>;

/**
 * Which builds of sections have passed the admission check with the shell that runs; `keep` is for later starts, too.
 */
export type PassedChecks = {
  has: (section: Build) => boolean;
  add: (section: Build) => void;
  keep: (sections: readonly Build[]) => Promise<void>;
};

/** Remembers nothing, so that each start checks again, as in development, where the shell changes while it runs. */
export const nothingPassed: PassedChecks = {
  has: () => false,
  add: () => undefined,
  keep: () => Promise.resolve(),
};

/** Notes of earlier starts below the data folder; a file that is lost, or cannot be written, costs only time. */
export async function passedChecks(
  projectRoot: string,
  dataDir: string,
  liveShell: () => string | undefined,
): Promise<PassedChecks> {
  const stamp = join(projectRoot, 'infra/server/dist', BUILD_STAMP);
  const server = (await readFile(stamp, 'utf8').catch(() => '')).replaceAll('\n', ' ');
  // It is being built.
  if (!server) return nothingPassed;
  const file = join(dataDir, 'cache/passed-checks');
  const lineOf = ({ name, build }: Build) => `${liveShell()} ${server} ${process.version} ${name} ${build}`;
  const noted = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const passed = new Set(noted);
  return {
    has: (section) => passed.has(lineOf(section)),
    add: (section) => void passed.add(lineOf(section)),
    keep: async (sections) => {
      const lines = sections.map(lineOf);
      if (lines.every((line) => noted.includes(line))) return;
      await mkdir(dirname(file), { recursive: true })
        .then(() => writeFile(file, lines.join('\n')))
        .catch(() => undefined);
    },
  };
}
