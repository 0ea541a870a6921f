import { LRUCache } from 'lru-cache';
import type { ShownRelease } from '../../routing/shown-releases.ts';

/** Paths at which versions have failed on this server. */
export type FailingPaths = {
  note(this: void, release: ShownRelease, path: string): void;
  /** A few of a version, the latest first. */
  of(this: void, release: ShownRelease): string[];
  /** All of them, the latest last. */
  all(this: void): (ShownRelease & { path: string })[];
};

const MOST_PATHS = 6;
const MOST_VERSIONS = 50;

/** Keeps them in memory. */
export function createFailingPaths(): FailingPaths {
  const known = new LRUCache<string, LRUCache<string, true>>({ max: MOST_VERSIONS });
  const keyOf = ({ section, version }: ShownRelease) => `${section} ${version}`;
  return {
    note(release, path) {
      const paths = known.get(keyOf(release)) ?? new LRUCache<string, true>({ max: MOST_PATHS });
      paths.set(path, true);
      known.set(keyOf(release), paths);
    },
    of: (release) => [...(known.get(keyOf(release))?.keys() ?? [])],
    all: () =>
      [...known.keys()].toReversed().flatMap((key) => {
        const [section = '', version = ''] = key.split(' ');
        const paths = [...(known.peek(key)?.keys() ?? [])];
        return paths.toReversed().map((path) => ({ section, version, path }));
      }),
  };
}
