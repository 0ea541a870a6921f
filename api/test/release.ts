import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { SectionDescriptor } from '../src/contract/index.ts';
import { releaseBuild } from '../src/releases/release-build.ts';
import { releaseToken } from '../src/releases/release-token.ts';
import type { RunningApi } from './app.ts';

/** A tiny release, written by hand: the descriptor and the content of its files by path. */
export type TestRelease = { descriptor: SectionDescriptor; files: Record<string, Buffer> };
type Parts = { name?: string; version?: string; pages?: string[]; client?: Record<string, string> };

/** Makes one whose descriptor is true to its files. */
export function createRelease({ name = 'news', version = '1.0.0', pages, client = {} }: Parts = {}): TestRelease {
  const contents = {
    'client/remoteEntry.js': `export const section = '${name}';`,
    'client/page.js': `export const page = 'The page of ${name}';`,
    ...client,
    'server/remoteEntry.cjs': `exports.section = '${name}';`,
  };
  const files = Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));
  const described = Object.entries(files).map(([path, content]) => describeFile(path, content));
  const descriptor: SectionDescriptor = {
    name,
    version,
    build: releaseBuild(described),
    requires: { contract: '^1.0.0', api: '^1.0.0', shared: {} },
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

/** Publishes as a pipeline does; `expected` undefined publishes without activating. */
export async function publish(
  { app, config }: RunningApi,
  { descriptor, files }: TestRelease,
  {
    expected = 'none',
    token = releaseToken(config.releaseSecret, descriptor.name),
  }: { expected?: string | null; token?: string } = {},
) {
  const form = new FormData();
  form.append('descriptor', JSON.stringify(descriptor));
  for (const [path, content] of Object.entries(files)) form.append(path, new Blob([content]));
  return app.inject({
    method: 'POST',
    url: `/api/releases/${descriptor.name}`,
    query: expected === null ? { activate: 'false' } : { expected },
    headers: { authorization: `Bearer ${token}`, 'x-released-by': 'test' },
    payload: form,
  });
}

/** A call below `/api/releases` with the token of `section`. */
export function call({ app, config }: RunningApi, section: string, path: string, payload?: object) {
  const headers = { authorization: `Bearer ${releaseToken(config.releaseSecret, section)}`, 'x-released-by': 'test' };
  const url = `/api/releases/${path}`;
  return app.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers });
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
