import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createFolderStorage } from '@portal/api/object-storage';
import { waitUntil } from '@portal/api/test/wait-until';
import fastify, { type FastifyInstance } from 'fastify';
import { kitFileName } from './kit-address.ts';
import { sectionKitRoutes } from './section-kit-routes.ts';

const run = promisify(execFile);
const DAY_MS = 86_400_000;

let root: string;
let portal: FastifyInstance | undefined;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'section-kit-'))));
afterEach(async () => {
  jest.restoreAllMocks();
  await portal?.close();
  await rm(root, { recursive: true });
});

const store = () => createFolderStorage(join(root, 'packs'));
const builtIn = (name: string) => join(root, name);

/** A portal of this build, in place of the one before; all share what they keep. */
async function start(build: string): Promise<FastifyInstance> {
  await portal?.close();
  portal = fastify();
  await portal.register(sectionKitRoutes, { folder: builtIn(build), origin: 'https://verein.example', packs: store() });
  await portal.ready();
  return portal;
}

/** Leaves a pack as the build does; returns its name. */
async function build(name: string, pack: Buffer): Promise<string> {
  const file = kitFileName('1.0.0', pack);
  const integrity = `sha512-${createHash('sha512').update(pack).digest('base64')}`;
  const kit = { name: '@portal/section-kit', version: '1.0.0', file, bytes: pack.length, integrity };
  await mkdir(builtIn(name), { recursive: true });
  await writeFile(join(builtIn(name), file), pack);
  await writeFile(join(builtIn(name), 'kit.json'), JSON.stringify(kit));
  return file;
}

/** What `npm pack` makes of a package that says `text`. */
async function packed(text: string): Promise<Buffer> {
  const folder = await mkdtemp(join(root, 'package-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: '@portal/section-kit', version: '1.0.0' }));
  await writeFile(join(folder, 'README.md'), text);
  await run('npm', ['pack', folder, '--pack-destination', folder]);
  return readFile(join(folder, 'portal-section-kit-1.0.0.tgz'));
}

/** Until the pack of a portal that has started lies where others find it. */
async function untilKept(file: string): Promise<void> {
  await waitUntil(async () => Boolean(await store().stat(file)));
}

test('the pack is named with its digest and the command that installs it, and is what the build has left', async () => {
  const file = await build('today', Buffer.from('packed'));
  const app = await start('today');

  const { url, version, install } = (await app.inject('/section-kit')).json<Record<string, string>>();

  expect(version).toBe('1.0.0');
  expect(url).toBe(`/section-kit/${file}`);
  expect(install).toBe(`npm install --save-dev --save-exact https://verein.example/section-kit/${file}`);
  expect(await app.inject(`/section-kit/${file}`)).toMatchObject({
    statusCode: 200,
    body: 'packed',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  for (const path of ['kit.json', '..%2fkit.json', 'portal-section-kit-1.0.0.tgz'])
    expect((await app.inject(`/section-kit/${path}`)).statusCode).toBe(404);
});

test('a damaged pack is not given out, neither the own one nor one of before, and without one there is nothing', async () => {
  expect((await (await start('nothing')).inject('/section-kit')).statusCode).toBe(404);
  const file = await build('today', Buffer.from('packed'));
  const former = kitFileName('1.0.0', Buffer.from('former'));
  await writeFile(join(builtIn('today'), file), 'packet');
  await store().put(former, Buffer.from('formal'));
  const app = await start('today');

  expect((await app.inject(`/section-kit/${file}`)).statusCode).toBe(404);
  expect((await app.inject(`/section-kit/${former}`)).statusCode).toBe(404);
});

test('npm ci installs what its lock file names before and after an update of the portal, and the new pack beside it', async () => {
  const before = await build('before', await packed('before'));
  const after = await build('after', await packed('after'));
  expect(after).not.toBe(before);
  const section = await mkdtemp(join(root, 'section-'));
  await writeFile(join(section, 'package.json'), '{}');
  let caches = 0;
  const npm = (...args: string[]) =>
    run('npm', [...args, '--no-audit', '--no-fund', '--cache', join(root, `cache-${(caches += 1)}`)], { cwd: section });
  const installed = () => readFile(join(section, 'node_modules/@portal/section-kit/README.md'), 'utf8');
  const address = await (await start('before')).listen({ port: 0, host: '127.0.0.1' });
  await npm('install', '--save-dev', '--save-exact', `${address}/section-kit/${before}`);
  await untilKept(before);

  await (await start('after')).listen({ port: Number(new URL(address).port), host: '127.0.0.1' });

  await npm('ci');
  expect(await installed()).toBe('before');
  await npm('install', '--save-dev', '--save-exact', `${address}/section-kit/${after}`);
  await npm('ci');
  expect(await installed()).toBe('after');
});

test('another instance gives out the pack of one that was updated first', async () => {
  const [before, after] = [await build('before', Buffer.from('1')), await build('after', Buffer.from('2'))];
  await start('after');
  await untilKept(after);
  const app = await start('before');
  await untilKept(before);

  expect((await app.inject(`/section-kit/${after}`)).body).toBe('2');
});

test('a pack stays for a year after it was the own one of a portal', async () => {
  const [former, own] = [kitFileName('1.0.0', Buffer.from('former')), await build('today', Buffer.from('own'))];
  await store().put(former, Buffer.from('former'));
  const startIn = async (days: number) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY_MS);
    const app = await start('today');
    // Closing waits for work that has begun.
    await app.close();
    clock.mockRestore();
  };

  await startIn(364);
  expect(await store().stat(former)).toBeDefined();
  await startIn(366);

  expect(await store().stat(former)).toBeUndefined();
  expect(await store().stat(own)).toBeDefined();
});
