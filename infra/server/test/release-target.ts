import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildApi, readConfig } from '@portal/api';
import type { ReleaseFile, SectionDescriptor } from '@portal/api/contract';
import { releaseBuild } from '@portal/api/release-build';
import { releaseToken } from '@portal/api/release-token';
import type { ApiSurface } from '@portal/api/own-surface';
import { createShell, usingApi } from '@portal/api/test/release';
import { fetchRegistry } from '../src/client/portal-client.ts';
import { sectionKitRoutes } from '../src/portal/section-kit-routes.ts';

const SECRET = 'a secret of at least thirty-two characters';

export type ReleaseTarget = Awaited<ReturnType<typeof startReleaseTarget>>;

/**
 * An API that sections are released to, and a folder for builds; `stop()` removes both. With `kitFolder` it serves the
 * section kit that lies there.
 */
export async function startReleaseTarget({ kitFolder }: { kitFolder?: string } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'portal-release-'));
  const environment = { DATA_DIR: join(root, 'data'), RELEASE_SECRET: SECRET, LOG_LEVEL: 'silent' };
  const app = await buildApi(readConfig({ ...process.env, ...environment }));
  if (kitFolder)
    await app.register(sectionKitRoutes, { folder: kitFolder, origin: '', packs: app.storage.sectionKits });
  const portalUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    root,
    app,
    portalUrl,
    secret: SECRET,
    accessTo: (section: string) => ({ portalUrl, token: releaseToken(SECRET, section) }),
    liveVersion: async (section: string) =>
      (await fetchRegistry(portalUrl)).sections.find(({ name }) => name === section)?.version,
    stop: async () => {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Writes a built section below a folder, as the build leaves it. */
export async function buildTiny(root: string, name: string, text: string, version = '0.0.0', page = `/${name}`) {
  const folder = await mkdtemp(join(root, `${name}-`));
  const files = await writeTiny(folder, text, ['client/remoteEntry.js', 'server/remoteEntry.cjs']);
  const descriptor: SectionDescriptor = {
    name,
    version,
    build: releaseBuild(files),
    requires: { contract: '^1.0.0', shared: {} },
    entry: 'client/remoteEntry.js',
    server: 'server/remoteEntry.cjs',
    pages: [{ path: page, title: name, description: '', prefetch: 'idle', skeleton: 'text', query: [], files: [] }],
    widgets: [],
    files,
  };
  return { folder, descriptor, packageVersion: '1.0.0' };
}

/** The same with the measure of its build: these resources of the API. */
export async function buildTinyUsing(root: string, name: string, used: ApiSurface) {
  const tiny = await buildTiny(root, name, JSON.stringify(used));
  const { descriptor, files } = usingApi({ descriptor: tiny.descriptor, files: {} }, used);
  for (const [path, content] of Object.entries(files)) await writeFile(join(tiny.folder, path), content);
  return { ...tiny, descriptor };
}

/** The same for the shell. */
export async function buildTinyShell(root: string, text: string) {
  const folder = await mkdtemp(join(root, 'shell-'));
  const { descriptor, files } = createShell(text);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return { folder, descriptor };
}

function writeTiny(folder: string, text: string, paths: readonly string[]): Promise<ReleaseFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      const content = Buffer.from(`${text} ${path}`);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { path, bytes: content.length, brotliBytes: brotliCompressSync(content).length, integrity };
    }),
  );
}
