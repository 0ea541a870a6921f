import { rm } from 'node:fs/promises';
import type { PortalModule, Registry } from '../contract/index.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { call, createRelease, createShell, noteOnceLive, publish } from '../../test/release.ts';
import { signIn } from '../../test/sign-in.ts';

/** What happens while the next release is checked. */
let whileChecked: () => Promise<unknown> = async () => undefined;
let api: TestApp;
beforeEach(async () => {
  const admitRelease = async () => {
    const work = whileChecked;
    whileChecked = async () => undefined;
    await work();
  };
  api = await createTestApp({}, { admitRelease, shellProtocol: one.descriptor.protocol });
  await publish(api, createRelease({ name: 'news' }));
});
afterEach(() => api.close());

const one = createShell('one');
const two = createShell('two');
const registry = async () => (await api.app.inject('/api/releases')).json<Registry>();

test('a shell is released beside the sections, under the beginning of its build', async () => {
  const answer = await publish(api, one);

  const { version } = one.descriptor;
  expect(answer.json()).toMatchObject({ section: 'shell', version, live: version, previous: null });
  expect(await registry()).toMatchObject({ shell: { name: 'shell', version }, sections: [{ name: 'news' }] });
  const file = await api.app.inject(`/releases/shell/${version}/client/main.js`);
  expect(file.body).toBe('start();');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await api.app.inject(`/releases/shell/${version}/server/worker.cjs`)).statusCode).toBe(404);
});

test('it is rolled back like any other, has a history, and cannot be withdrawn', async () => {
  await publish(api, one);
  await publish(api, two);

  const back = await call(api, 'shell', 'shell/rollback', {});
  const withdrawn = await call(api, 'shell', 'shell/withdraw', { words: { again: 'true' } });

  expect(back.json()).toMatchObject({ live: one.descriptor.version, previous: two.descriptor.version });
  expect(withdrawn.statusCode).toBe(400);
  expect((await call(api, 'shell', 'history?section=shell')).json().releases).toMatchObject([
    { version: two.descriptor.version, active: false, available: true },
    { version: one.descriptor.version, active: true },
  ]);
});

test('one of another protocol does not go live, not even unchecked: this code could show no page with it', async () => {
  const { descriptor, files } = createShell('foreign');
  await publish(api, one);
  await publish(api, { descriptor: { ...descriptor, protocol: descriptor.protocol + 1 }, files }, { expected: null });
  await noteOnceLive(api.app.db, 'shell', descriptor.version);

  const { version } = descriptor;
  const answers = [
    { version, again: true },
    { version, force: true },
  ].map((words) => call(api, 'shell', 'shell/rollback', words));

  for (const answer of await Promise.all(answers))
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'foreign_shell',
      message: expect.stringContaining('(2 statt 1)'),
    });
  expect((await registry()).shell?.version).toBe(one.descriptor.version);
});

test('administrators see it among the modules', async () => {
  await publish(api, one);
  const headers = { cookie: await signIn(api.app, 'admin') };

  const modules = (await api.app.inject({ url: '/api/admin/modules', headers })).json<PortalModule[]>();

  expect(modules).toContainEqual(expect.objectContaining({ name: 'shell', live: one.descriptor.version, pages: [] }));
});

test('a version that is not the beginning of its build is refused', async () => {
  const { descriptor, files } = createShell('three');

  const answer = await publish(api, { descriptor: { ...descriptor, version: '0123456789ab' }, files });

  expect(answer.json()).toMatchObject({ code: 'invalid_release' });
});

test('a shell that was checked with other sections than are live now is refused, and so is a section with another shell', async () => {
  whileChecked = () => publish(api, createRelease({ name: 'club' }));
  const shell = await publish(api, two);
  whileChecked = () => publish(api, two);
  const section = await publish(api, createRelease({ name: 'teams' }));

  expect(shell.json()).toMatchObject({ code: 'stale_release', message: expect.stringContaining('ein Modul') });
  expect(section.json()).toMatchObject({ code: 'stale_release', message: expect.stringContaining('der Rahmen') });
  expect((await registry()).shell?.version).toBe(two.descriptor.version);
});

test('lost files of the live shell come back when the same build is published again', async () => {
  await publish(api, two);
  await rm(api.app.releases.folder('shell', two.descriptor.version), { recursive: true });

  await publish(api, two, { expected: null });

  expect((await api.app.inject(`/releases/shell/${two.descriptor.version}/client/main.js`)).statusCode).toBe(200);
});
