import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildApi, readConfig } from '@portal/api';
import type { SectionDescriptor } from '@portal/api/contract';
import { releaseToken } from '@portal/api/release-token';
import type { FastifyInstance } from 'fastify';
import { describeHistory, describeRegistry } from './list-command.ts';
import { fetchHistory, fetchRegistry, publishSection, rollBackSection, type PortalError } from './portal-client.ts';
import { publishWorkspaceSections } from './publish-workspace-sections.ts';
import { releaseSection } from './release-command.ts';

const SECRET = 'a secret of at least thirty-two characters';
let root: string;
let app: FastifyInstance;
let portalUrl: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-release-'));
  const environment = { DATA_DIR: join(root, 'data'), RELEASE_SECRET: SECRET, LOG_LEVEL: 'silent' };
  app = await buildApi(readConfig({ ...process.env, ...environment }));
  portalUrl = await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
}, 60_000);

const accessTo = (section: string) => ({ portalUrl, token: releaseToken(SECRET, section) });

/** Writes a built section, as the build leaves it. */
async function buildTiny(name: string, text: string, version = '0.0.0', page = `/${name}`) {
  const folder = await mkdtemp(join(root, `${name}-`));
  const files = await Promise.all(
    ['client/remoteEntry.js', 'server/remoteEntry.cjs'].map(async (path) => {
      const content = Buffer.from(`${text} ${path}`);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { path, bytes: content.length, brotliBytes: brotliCompressSync(content).length, integrity };
    }),
  );
  const descriptor: SectionDescriptor = {
    name,
    version,
    build: createHash('sha256').update(text).digest('hex'),
    requires: { contract: '^1.0.0', api: '^1.0.0', shared: {} },
    entry: 'client/remoteEntry.js',
    server: 'server/remoteEntry.cjs',
    pages: [{ path: page, title: name, description: '', prefetch: 'idle', skeleton: 'text', query: [], files: [] }],
    widgets: [],
    files,
  };
  return { folder, descriptor, packageVersion: '1.0.0' };
}

/** Runs the release command over a section whose build is `text`; answers what it says. */
async function release(
  section: string,
  text: string,
  version?: string,
  whileItBuilds: () => Promise<unknown> = async () => undefined,
  typeErrors: string[] = [],
): Promise<string[]> {
  await mkdir(join(root, `mfe-${section}`), { recursive: true });
  await writeFile(join(root, `mfe-${section}/package.json`), '{ "version": "1.0.0" }');
  const lines: string[] = [];
  await releaseSection({
    section,
    version,
    access: accessTo(section),
    projectRoot: root,
    findTypeErrors: async () => typeErrors,
    buildSection: async (name, wanted) => {
      await whileItBuilds();
      return buildTiny(name, text, wanted);
    },
    say: (line) => lines.push(line),
  });
  return lines;
}

async function liveVersion(section: string) {
  return (await fetchRegistry(portalUrl)).sections.find(({ name }) => name === section)?.version;
}

test('the first release takes the version of package.json, the next one the next patch', async () => {
  const first = await release('news', 'one');
  const second = await release('news', 'two');

  expect(first.at(-1)).toBe('news 1.0.0 ist live.');
  expect(second).toContain('news 1.0.1 ist live (vorher 1.0.0).');
  expect(await liveVersion('news')).toBe('1.0.1');
});

test('a build that is live already is not published twice', async () => {
  await release('same', 'one');

  const lines = await release('same', 'one');

  expect(lines.at(-1)).toBe('same 1.0.0 war schon live; es hat sich nichts geändert.');
  expect(await fetchHistory(accessTo('same'), 'same')).toHaveLength(1);
});

test('a section whose types are wrong is not released, and the compiler is quoted', async () => {
  await release('typed', 'one');

  const attempt = release('typed', 'two', undefined, undefined, ["mfe-typed/src/page.ts(1,2): error TS2551: 'titel'"]);

  await expect(attempt).rejects.toThrow(/Typen.*titel/s);
  expect(await liveVersion('typed')).toBe('1.0.0');
});

test('a build that was rolled back goes live again when it is released on purpose', async () => {
  await release('returning', 'one');
  await release('returning', 'two');
  await rollBackSection(accessTo('returning'), 'returning');

  await release('returning', 'two');

  expect(await liveVersion('returning')).toBe('1.0.1');
});

test('a version given by hand is taken, and refused when it stands for another build', async () => {
  await release('manual', 'one', '3.0.0');

  await expect(release('manual', 'two', '3.0.0')).rejects.toMatchObject({ code: 'version_exists' });
  expect(await liveVersion('manual')).toBe('3.0.0');
});

test.each([undefined, '1.5.0'])(
  'of two pipelines the one that began first and ends last is refused in words, and what went live meanwhile stays (version %s)',
  async (version) => {
    const section = version ? 'overtaken' : 'passed';
    await release(section, 'one');

    const overtaken = release(section, 'older', version, () => release(section, 'newer'));

    await expect(overtaken).rejects.toMatchObject({
      code: 'stale_release',
      message: 'Inzwischen ist Version 1.0.1 aktiv. Bitte den Stand prüfen und neu veröffentlichen.',
    });
    expect(await liveVersion(section)).toBe('1.0.1');
    expect(await fetchHistory(accessTo(section), section)).toHaveLength(2);
  },
);

test('a refusal carries its reasons', async () => {
  const built = await buildTiny('greedy', 'one', '1.0.0', '/api/everything');

  const refusal = publishSection({ ...accessTo('greedy'), ...built, expected: null });

  await expect(refusal).rejects.toMatchObject({ code: 'not_admitted', reasons: [expect.stringContaining('/api')] });
});

test('a portal that does not answer is named', async () => {
  const refusal = fetchRegistry('http://127.0.0.1:1').catch((error: PortalError) => error.message);

  expect(await refusal).toMatch(/http:\/\/127.0.0.1:1 antwortet nicht/);
});

test('workspace sections are published once, and again when they change', async () => {
  const first = await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('workspace', 'one')]);
  const again = await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('workspace', 'one')]);
  const changed = await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('workspace', 'two')]);

  expect([...first, ...again, ...changed].map(({ result }) => result)).toEqual(['published', 'unchanged', 'published']);
  expect(await liveVersion('workspace')).toBe('1.0.1');
});

test('a workspace section that was rolled back stays rolled back', async () => {
  await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('kept', 'one')]);
  await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('kept', 'two')]);
  await rollBackSection(accessTo('kept'), 'kept');

  await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('kept', 'two')]);

  expect(await liveVersion('kept')).toBe('1.0.0');
});

test('lost files of a workspace section come back, without going live', async () => {
  await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('healed', 'one')]);
  await rm(app.releases.folder('healed', '1.0.0'), { recursive: true });

  const [result] = await publishWorkspaceSections(portalUrl, SECRET, [await buildTiny('healed', 'one')]);

  expect(result?.result).toBe('unchanged');
  expect(await fetchHistory(accessTo('healed'), 'healed')).toMatchObject([{ version: '1.0.0', available: true }]);
});

test('one refused workspace section does not keep the others from going live', async () => {
  const bad = await buildTiny('bad', 'one', '1.0.0', '/api/everything');
  const good = await buildTiny('good', 'one');

  const results = await publishWorkspaceSections(portalUrl, SECRET, [bad, good]);

  expect(results.map(({ result }) => result)).toEqual(['refused', 'published']);
});

test('the lists show what is live', async () => {
  await release('listed', 'one');
  await release('listed', 'two');

  const registry = describeRegistry(await fetchRegistry(portalUrl));
  const history = describeHistory('listed', await fetchHistory(accessTo('listed'), 'listed'));

  expect(registry).toContainEqual(expect.stringMatching(/^listed +1\.0\.1 +1 Seiten/));
  expect(history).toEqual([expect.stringMatching(/^● 1\.0\.1 /), expect.stringMatching(/^ {2}1\.0\.0 /)]);
});
