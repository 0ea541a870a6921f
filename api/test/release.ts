import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseDescriptor, SectionDescriptor, SectionHistory, ShellDescriptor } from '../src/contract/index.ts';
import type { Database } from '../src/database/connect.ts';
import { releaseBuild } from '../src/releases/release-build.ts';
import { releaseToken } from '../src/releases/release-token.ts';
import type { ApiSurface } from '../src/releases/skew/api-surface.ts';
import type { RunningApi } from './app.ts';

/** A tiny release, written by hand: the descriptor and the content of its files by path. */
export type TestRelease<D extends ReleaseDescriptor = SectionDescriptor> = {
  descriptor: D;
  files: Record<string, Buffer>;
};
type Parts = {
  name?: string;
  version?: string;
  pages?: string[];
  client?: Record<string, string>;
  maps?: Record<string, string>;
};

/** Makes one whose descriptor is true to its files. */
export function createRelease({
  name = 'news',
  version = '1.0.0',
  pages,
  client = {},
  maps = {},
}: Parts = {}): TestRelease {
  const contents = {
    'client/remoteEntry.js': `export const section = '${name}';`,
    'client/page.js': `export const page = 'The page of ${name} in ${version}';`,
    ...client,
    ...maps,
    'server/remoteEntry.cjs': `exports.section = '${name}';`,
  };
  const files = Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));
  const described = Object.entries(files).map(([path, content]) => describeFile(path, content));
  const descriptor: SectionDescriptor = {
    name,
    version,
    build: releaseBuild(described),
    requires: { contract: '^1.0.0', shared: {} },
    entry: 'client/remoteEntry.js',
    server: 'server/remoteEntry.cjs',
    pages: (pages ?? [`/${name}`]).map((path) => ({
      path,
      title: name,
      description: '',
      prefetch: 'idle',
      skeleton: 'text',
      query: [],
      files: ['client/page.js', ...Object.keys(client)],
    })),
    widgets: [],
    files: described,
  };
  return { descriptor, files };
}

/** The same with what a build has measured: these resources of the API, with their schemas. */
export function usingApi({ descriptor, files }: TestRelease, used: ApiSurface): TestRelease {
  const path = 'server/api-uses.json';
  const content = Buffer.from(JSON.stringify(used));
  const described = [...descriptor.files, describeFile(path, content)];
  const uses = { shared: {}, api: path };
  return {
    descriptor: { ...descriptor, uses, files: described, build: releaseBuild(described) },
    files: { ...files, [path]: content },
  };
}

/** A shell whose worker is this text. */
export function createShell(text = 'worker'): TestRelease<ShellDescriptor> {
  const contents = {
    'client/main.js': 'start();',
    'client/starter.js': 'load();',
    'server/recorder.js': 'note();',
    'server/worker.cjs': text,
    'server/service-worker.js': 'keep();',
  };
  const files = Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, Buffer.from(content)]));
  const described = Object.entries(files).map(([path, content]) => describeFile(path, content));
  const build = releaseBuild(described);
  const descriptor: ShellDescriptor = {
    name: 'shell',
    version: build.slice(0, 12),
    build,
    protocol: 1,
    server: 'server/worker.cjs',
    assets: {
      entry: 'client/main.js',
      files: ['client/main.js'],
      late: [],
      starter: 'client/starter.js',
      recorder: 'server/recorder.js',
      serviceWorker: 'server/service-worker.js',
    },
    provides: { contract: '1.0.0', shared: {}, names: {} },
    files: described,
  };
  return { descriptor, files };
}

type Publication = {
  /** Revision of the section: default: the present one; null publishes without activating. */
  expected?: number | null;
  token?: string;
  by?: string;
  /** Further details: where it comes from, and which warnings are known. */
  words?: Record<string, string>;
};

/** Publishes as a pipeline does. */
export async function publish(
  api: RunningApi,
  { descriptor, files }: TestRelease<ReleaseDescriptor>,
  { expected, token, by = 'test', words }: Publication = {},
) {
  const { app, config } = api;
  const revision = expected === undefined ? (await sectionHistory(api, descriptor.name)).revision : expected;
  return app.inject({
    method: 'POST',
    url: `/api/releases/${descriptor.name}`,
    query: { ...words, ...(revision === null ? { activate: 'false' } : { expected: String(revision) }) },
    headers: {
      authorization: `Bearer ${token ?? releaseToken(config.releaseSecret, descriptor.name)}`,
      'x-released-by': by,
    },
    payload: releaseForm({ descriptor, files }),
  });
}

/** A release as its builder sends it. */
export function releaseForm({ descriptor, files }: TestRelease<ReleaseDescriptor>): FormData {
  const form = new FormData();
  form.append('descriptor', JSON.stringify(descriptor));
  for (const [path, content] of Object.entries(files)) form.append(path, new Blob([new Uint8Array(content)]));
  return form;
}

/** A call below `/api/releases` with the token of `section`. */
export function call({ app, config }: RunningApi, section: string, path: string, payload?: object) {
  const headers = { authorization: `Bearer ${releaseToken(config.releaseSecret, section)}`, 'x-released-by': 'test' };
  const url = `/api/releases/${path}`;
  return app.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers });
}

/** The published versions of a section, and its revision. */
export async function sectionHistory(api: RunningApi, section: string): Promise<SectionHistory> {
  return (await call(api, section, `history?section=${section}`)).json<SectionHistory>();
}

/**
 * Records a published version as live before the current one, whatever a check would say of it: force leads back to it.
 */
export async function noteOnceLive(db: Database, section: string, version: string): Promise<void> {
  const entry = { section, activated_by: 'test', is_rollback: true };
  const newest = db('activations').where({ section }).orderBy('id', 'desc');
  const live = await newest.first<{ version: string | null } | undefined>('version');
  await db('activations').insert([
    { ...entry, version },
    { ...entry, version: live?.version ?? null, previous: version },
  ]);
}

/** Versions that are live, as the public sees them. */
export async function liveVersions({ app }: RunningApi): Promise<Record<string, string>> {
  const { sections } = (await app.inject('/api/releases')).json<{ sections: SectionDescriptor[] }>();
  return Object.fromEntries(sections.map(({ name, version }) => [name, version]));
}

function describeFile(path: string, content: Buffer) {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { path, bytes: content.byteLength, brotliBytes: brotliCompressSync(content).byteLength, integrity };
}
