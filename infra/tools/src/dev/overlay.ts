import type { Development } from '@portal/server/development';
import type { DevelopmentState } from './development-state.ts';

/** Room for this many builds between two revisions of the releases. */
const BUILDS_PER_RELEASE = 1_000_000;

/** The sections being developed, laid over the released ones; `update` receives each new state. */
export type Overlay = Pick<Development, 'overlay' | 'whenBuilt'> & { update(state: DevelopmentState): void };

/** Every state has a revision of its own, so that cached pages and render workers are renewed. */
export function createOverlay(first: DevelopmentState): Overlay {
  let state = first;
  let waiting: (() => void)[] = [];
  const developed = (name: string) => state.built.find(({ descriptor }) => descriptor.name === name);

  return {
    update(next) {
      state = next;
      if (state.isBuilding) return;
      for (const proceed of waiting) proceed();
      waiting = [];
    },
    whenBuilt: () => (state.isBuilding ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    overlay: (released) => ({
      ...released,
      // Part of every page's version, so that no page of the build before is taken for one of this.
      shell: () => ({ ...state.shell, version: `${state.shell.version}-${state.build}` }),
      registry() {
        const { revision, sections } = released.registry();
        return {
          revision: revision * BUILDS_PER_RELEASE + state.build,
          sections: [
            ...sections.filter(({ name }) => !developed(name)),
            ...state.built.map(({ descriptor }) => descriptor),
          ],
        };
      },
      releaseFolder: (section, version) => developed(section)?.folder ?? released.releaseFolder(section, version),
      releaseUrl: (section, version) => developed(section)?.url ?? released.releaseUrl(section, version),
    }),
  };
}
