import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { sectionKitRoutes } from './section-kit-routes.ts';

const FILE = 'portal-section-kit-1.0.0.tgz';
let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'section-kit-'));
  app = fastify();
  await app.register(sectionKitRoutes, { folder });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });

async function build(content: string): Promise<void> {
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const kit = { name: '@portal/section-kit', version: '1.0.0', file: FILE, bytes: content.length, integrity };
  await writeFile(join(folder, FILE), content);
  await writeFile(join(folder, 'kit.json'), JSON.stringify(kit));
}

test('the pack is named with its digest, and is what the build has left', async () => {
  await build('packed');

  const { url, version } = (await get('/section-kit')).json<{ url: string; version: string }>();

  expect(version).toBe('1.0.0');
  expect(await get(url)).toMatchObject({ statusCode: 200, body: 'packed' });
  expect((await get('/section-kit/kit.json')).statusCode).toBe(404);
  expect((await get('/section-kit/..%2fkit.json')).statusCode).toBe(404);
});

test('a damaged pack is not given out, and without one there is nothing', async () => {
  expect((await get('/section-kit')).statusCode).toBe(404);
  await build('packed');
  await writeFile(join(folder, FILE), 'packet');

  expect((await get(`/section-kit/${FILE}`)).statusCode).toBe(404);
});
