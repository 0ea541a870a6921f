import type { Registry, SectionDescriptor } from '@portal/api/contract';
import type { PortalApi } from '@portal/shell/server';
import type { DevelopmentState } from './development-state.ts';
import { createOverlay } from './overlay.ts';

const descriptor = (name: string, version: string) => ({ name, version }) as SectionDescriptor;

const provides = { contract: '1.0.0', shared: {}, names: {} };

const releasedApi = (registry: Registry): PortalApi => ({
  get: () => Promise.reject(new Error('not asked')),
  settingsOf: async () => ({}),
  contentRevision: () => 7,
  registry: () => registry,
  shell: () => undefined,
  releaseFolder: (section, version) => `/data/${section}/${version}`,
  mendRelease: () => undefined,
  releaseUrl: (section, version) => `/releases/${section}/${version}/`,
});

const stateOf = (changes: Partial<DevelopmentState> = {}): DevelopmentState => ({
  origin: 'http://127.0.0.1:3000',
  shell: { workerFile: '/worker.cjs', version: 'development', assets: { entry: '/main.js', preload: [] }, provides },
  scriptOrigins: [],
  sections: ['news'],
  built: [{ descriptor: descriptor('news', '0.0.1'), folder: '/build/news', url: 'http://127.0.0.1:3101/' }],
  build: 1,
  isBuilding: false,
  ...changes,
});

const released: Registry = { revision: 4, sections: [descriptor('club', '1.2.0'), descriptor('news', '1.4.0')] };

describe('the overlay of development', () => {
  test('a developed section takes the place of its release, the others stay as released', () => {
    const api = createOverlay(stateOf()).overlay(releasedApi(released));

    expect(api.registry().sections.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'club 1.2.0',
      'news 0.0.1',
    ]);
    expect(api.releaseUrl('news', '0.0.1')).toBe('http://127.0.0.1:3101/');
    expect(api.releaseFolder('news', '0.0.1')).toBe('/build/news');
    expect(api.releaseUrl('club', '1.2.0')).toBe('/releases/club/1.2.0/');
    expect(api.releaseFolder('club', '1.2.0')).toBe('/data/club/1.2.0');
  });

  test('the release stays until its section could be built', () => {
    const api = createOverlay(stateOf({ built: [] })).overlay(releasedApi(released));

    expect(api.registry().sections).toEqual(released.sections);
  });

  test('no two builds are the same shell, whose version every page carries', () => {
    const overlay = createOverlay(stateOf());
    const api = overlay.overlay(releasedApi(released));
    const first = api.shell(released)?.version;
    overlay.update(stateOf({ build: 2 }));

    expect(api.shell(released)?.version).not.toBe(first);
  });

  test('every build and every release makes a new revision', () => {
    const overlay = createOverlay(stateOf());
    const first = overlay.overlay(releasedApi(released)).registry().revision;
    const afterRelease = overlay.overlay(releasedApi({ ...released, revision: 5 })).registry().revision;
    overlay.update(stateOf({ build: 2 }));
    const afterBuild = overlay.overlay(releasedApi(released)).registry().revision;

    expect(new Set([first, afterRelease, afterBuild]).size).toBe(3);
  });

  test('who asks during a build waits for its end', async () => {
    const overlay = createOverlay(stateOf({ isBuilding: true }));
    const order: string[] = [];
    const waiting = overlay.whenBuilt().then(() => order.push('answered'));

    overlay.update(stateOf({ isBuilding: true }));
    await Promise.resolve();
    order.push('built');
    overlay.update(stateOf({ build: 2 }));
    await waiting;
    await overlay.whenBuilt();

    expect(order).toEqual(['built', 'answered']);
  });
});
