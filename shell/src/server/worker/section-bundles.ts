import { compileFunction } from 'node:vm';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { remoteName, type Section } from '@portal/shared-ui';
import { partKey, type Part } from '../../routing/matching.ts';
import { onlyExport } from '../../routing/part-source.ts';
import type { BundleCode } from './worker-protocol.ts';
import { requireForSections } from './section-guard.ts';
import { serverShared } from './server-shared.ts';

/** The sections of one set of releases inside a worker, through Module Federation with the shell's own modules. */
export type SectionBundles = {
  section(name: string): Promise<Section>;
  /** Loaded once: modules stay the same as long as a worker lives. */
  component(part: Part): Promise<ComponentType>;
};

/**
 * Loads nothing yet; `fetchBundle` brings the code of each section on first use, undefined when it must not run, and
 * then again on each use. `onEnter` is called before a section's code runs.
 */
export function createSectionBundles(
  names: readonly string[],
  fetchBundle: (section: string) => Promise<BundleCode | undefined>,
  onEnter: (section: string) => void,
): SectionBundles {
  const fetched = new Map<string, BundleCode>();
  const federation = createInstance({
    name: 'portal_shell',
    remotes: names.map((name) => ({
      name: remoteName(name),
      entry: `${name}.cjs`,
      type: 'commonjs-module' as const,
    })),
    shared: serverShared,
    plugins: [
      {
        name: 'bundles-from-the-portal',
        loadEntry: async ({ remoteInfo }) => evaluate(fetched.get(remoteInfo.name)) as RemoteEntry,
      },
    ],
  });
  const sections = new Map<string, Promise<Section>>();

  const load = async (name: string): Promise<Section> => {
    const bundle = await fetchBundle(name);
    if (!bundle) {
      sections.delete(name);
      throw new Error(`The server bundle of ${name} is not what was released`);
    }
    const remote = remoteName(name);
    fetched.set(remote, bundle);
    onEnter(name);
    const module = await federation.loadRemote<{ section: Section }>(`${remote}/section`);
    fetched.delete(remote);
    if (!module?.section) throw new Error(`Section ${name} has no server bundle`);
    return module.section;
  };
  const section = (name: string) => {
    const loading = sections.get(name) ?? load(name);
    sections.set(name, loading);
    return loading;
  };
  const components = new Map<string, ComponentType>();
  return {
    section,
    component: async (part) => {
      const loaded = components.get(partKey(part));
      if (loaded) return loaded;
      const { pages, widgets } = await section(part.section);
      const found = part.kind === 'page' ? pages.find(({ path }) => path === part.name) : widgets[part.name];
      if (!found) throw new Error(`Section ${part.section} has no ${part.kind} ${part.name}`);
      onEnter(part.section);
      const component = onlyExport(await found.load());
      components.set(partKey(part), component);
      return component;
    },
  };
}

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type RemoteEntry = Awaited<ReturnType<LoadEntry>>;

/** Runs the code of a bundle as Node runs a CommonJS module; Module Federation judges its exports. */
function evaluate(bundle: BundleCode | undefined): unknown {
  if (!bundle) throw new Error('A bundle is evaluated before it is there');
  const module = { exports: {} };
  const parameters = ['module', 'exports', 'require'];
  const run = compileFunction(bundle.code, parameters, { filename: bundle.file }) as (...values: unknown[]) => void;
  run(module, module.exports, requireForSections);
  return module.exports;
}
