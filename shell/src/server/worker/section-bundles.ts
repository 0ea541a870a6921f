import { createInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { remoteName, type Section } from '@portal/shared-ui';
import type { Part } from '../../routing/matching.ts';
import { onlyExport } from '../../routing/part-source.ts';
import { damagedFile } from './damaged-file.ts';
import { serverShared } from './server-shared.ts';
import type { ServerBundle } from './worker-protocol.ts';

/** Node's own require: webpack would look inside the bundle. */
declare const __non_webpack_require__: NodeJS.Require;

/** The sections of one set of releases inside a worker, through Module Federation with the shell's own modules. */
export type SectionBundles = {
  section(name: string): Promise<Section>;
  component(part: Part): Promise<ComponentType>;
};

/**
 * Loads nothing yet; each bundle is required on first use, if its digest is right. `onEnter` is called before a
 * bundle's code runs, `onDamage` when its digest is wrong; it is then checked again on each use.
 */
export function createSectionBundles(
  bundles: readonly ServerBundle[],
  onEnter: (section: string) => void,
  onDamage: (section: string) => void,
): SectionBundles {
  const files = new Map(bundles.map(({ name, file }) => [remoteName(name), file]));
  const federation = createInstance({
    name: 'portal_shell',
    remotes: bundles.map(({ name, file }) => ({
      name: remoteName(name),
      entry: file,
      type: 'commonjs-module' as const,
    })),
    shared: serverShared,
    plugins: [
      {
        name: 'bundles-from-disk',
        loadEntry: ({ remoteInfo }) => __non_webpack_require__(files.get(remoteInfo.name) ?? ''),
      },
    ],
  });
  const sections = new Map<string, Promise<Section>>();

  const section = (name: string) => {
    let loading = sections.get(name);
    if (!loading) {
      const bundle = bundles.find((one) => one.name === name);
      const damaged = bundle && damagedFile(bundle);
      if (damaged) {
        onDamage(name);
        return Promise.reject(new Error(`${damaged} is not what was released`));
      }
      onEnter(name);
      loading = federation.loadRemote<{ section: Section }>(`${remoteName(name)}/section`).then((module) => {
        if (!module?.section) throw new Error(`Section ${name} has no server bundle`);
        return module.section;
      });
      sections.set(name, loading);
    }
    return loading;
  };
  return {
    section,
    component: async (part) => {
      const { pages, widgets } = await section(part.section);
      const found = part.kind === 'page' ? pages.find(({ path }) => path === part.name) : widgets[part.name];
      if (!found) throw new Error(`Section ${part.section} has no ${part.kind} ${part.name}`);
      onEnter(part.section);
      return onlyExport(await found.load());
    },
  };
}
