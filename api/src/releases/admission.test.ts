import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { call, createRelease, liveVersions, publish } from '../../test/release.ts';
import { NotAdmittedError } from './release-errors.ts';
import type { AdmitRelease } from './check-release.ts';

const refusals = new Map([['cannot-render', '/cannot-render: ReferenceError: window is not defined']]);
const seen: string[] = [];
const returns: string[] = [];

let api: TestApp;
beforeAll(async () => {
  const admitRelease: AdmitRelease = async ({ descriptor, folder, isReturn }) => {
    seen.push(`${descriptor.name} ${existsSync(join(folder, 'server/remoteEntry.cjs'))}`);
    if (isReturn) returns.push(`${descriptor.name} ${descriptor.version}`);
    const reason = refusals.get(descriptor.name);
    if (reason) throw new NotAdmittedError([reason]);
    return descriptor.name === 'blemished' ? ['/blemished lässt sich auch in 0.9.0 nicht erzeugen'] : [];
  };
  api = await createTestApp({}, { admitRelease });
});
afterAll(() => api.close());

async function expectRefused(name: string) {
  expect(await liveVersions(api)).not.toHaveProperty(name);
  expect(await readdir(join(api.config.dataDir, 'releases'))).not.toContain(name);
}

test('the shell sees the complete candidate before it goes live', async () => {
  await publish(api, createRelease({ name: 'sound' }));

  expect(seen).toContain('sound true');
});

test('what the check finds and lets pass is told to who publishes', async () => {
  const [blemished, sound] = [
    await publish(api, createRelease({ name: 'blemished' })),
    await publish(api, createRelease({ name: 'spotless' })),
  ];

  expect(blemished.json()).toMatchObject({
    live: '1.0.0',
    hints: ['/blemished lässt sich auch in 0.9.0 nicht erzeugen'],
  });
  expect(sound.json()).not.toHaveProperty('hints');
});

test('a release that the shell cannot render never goes live', async () => {
  const answer = await publish(api, createRelease({ name: 'cannot-render' }));

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'not_admitted', reasons: [expect.stringContaining('window')] });
  await expectRefused('cannot-render');
});

test('a version published before is checked again when it is activated', async () => {
  await publish(api, createRelease({ name: 'aged' }), { expected: null });
  refusals.set('aged', '/aged: the shell has changed');

  const answer = await call(api, 'aged', 'aged/activate', { version: '1.0.0', expected: 0 });

  expect(answer.statusCode).toBe(422);
  expect(await liveVersions(api)).not.toHaveProperty('aged');
});

test('a rollback that the check refuses can be forced, and the history says so', async () => {
  await publish(api, createRelease({ name: 'forced' }));
  await publish(api, createRelease({ name: 'forced', version: '1.1.0', pages: ['/enforced'] }));
  await publish(api, createRelease({ name: 'settler', pages: ['/forced'] }));
  refusals.set('forced', '/forced: content of today');

  const refused = await call(api, 'forced', 'forced/rollback', {});
  const forced = await call(api, 'forced', 'forced/rollback', { force: true });

  expect([refused.statusCode, forced.statusCode]).toEqual([422, 200]);
  expect(await liveVersions(api)).toMatchObject({ forced: '1.0.0' });
  const [change] = await api.app.db('activations').where({ section: 'forced' }).orderBy('id', 'desc');
  expect(change).toMatchObject({ version: '1.0.0', is_rollback: true, is_forced: true });
});

test('who forces a way back is told which addresses and slots others have by now, and so is the history', async () => {
  const withSlot = (name: string, path: string, slot: string, version = '1.0.0') => {
    const { descriptor, files } = createRelease({ name, version, pages: [path] });
    return { files, descriptor: { ...descriptor, widgets: [{ name: slot, skeleton: 'cards' as const, files: [] }] } };
  };
  await publish(api, withSlot('mover', '/moved', 'mover-slot'));
  await publish(api, withSlot('mover', '/elsewhere', 'mover-other', '1.1.0'));
  await publish(api, withSlot('follower', '/moved', 'mover-slot'));

  const forced = await call(api, 'mover', 'mover/rollback', { force: true });

  const hints = [expect.stringContaining('/moved“ aus follower 1.0.0'), expect.stringContaining('„mover-slot“')];
  expect(forced.json()).toMatchObject({ live: '1.0.0', hints });
  const change = await api.app.db('activations').where({ section: 'mover' }).orderBy('id', 'desc').first();
  expect(change).toMatchObject({ is_forced: true, reason: expect.stringContaining('follower 1.0.0') });
});

test('no force leads to an address that is the portal’s own or another section’s for good', async () => {
  const { descriptor, files } = createRelease({ name: 'doorman' });
  await publish(api, { descriptor, files });
  await publish(api, createRelease({ name: 'doorman', version: '1.1.0' }));
  // It stands for a version from a time when the address was nobody's.
  const pages = descriptor.pages.map((page) => ({ ...page, path: '/auth' }));
  await api.app
    .db('releases')
    .where({ section: 'doorman', version: '1.0.0' })
    .update({ descriptor: { ...descriptor, pages } });

  const forced = await call(api, 'doorman', 'doorman/rollback', { force: true });

  expect(forced.json()).toMatchObject({
    statusCode: 422,
    reasons: [expect.stringContaining('gehört dem Modul admin')],
  });
});

test('a path of another live section is refused', async () => {
  await publish(api, createRelease({ name: 'owner', pages: ['/owned/:a'] }));

  const answer = await publish(api, createRelease({ name: 'thief', pages: ['/owned/:b'] }));

  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ reasons: string[] }>().reasons).toEqual([expect.stringContaining('owner 1.0.0')]);
  await expectRefused('thief');
});

test('a slot of another live section is refused, until that section has given it up', async () => {
  const slotOf = (name: string, widget: string, version = '1.0.0') => {
    const { descriptor, files } = createRelease({ name, version });
    return { files, descriptor: { ...descriptor, widgets: [{ name: widget, skeleton: 'cards' as const, files: [] }] } };
  };
  await publish(api, slotOf('holder', 'latest-news'));

  const answer = await publish(api, slotOf('taker', 'latest-news'));
  await expectRefused('taker');
  await publish(api, slotOf('holder', 'live', '1.1.0'));
  const later = await publish(api, slotOf('taker', 'latest-news'));

  expect(answer.json()).toMatchObject({ statusCode: 422, reasons: [expect.stringContaining('holder 1.0.0')] });
  expect(later.json()).toMatchObject({ live: '1.0.0' });
});

test('a page above its size budget is refused', async () => {
  const release = createRelease({ name: 'heavy', client: { 'client/big.js': randomBytes(200_000).toString('hex') } });

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ reasons: string[] }>().reasons).toEqual([expect.stringMatching(/„\/heavy“.*120 KB/)]);
  await expectRefused('heavy');
});

test('only what goes back to where it has been is a return', async () => {
  const release = (version: string) => createRelease({ name: 'returning', version });
  await publish(api, release('1.0.0'));
  await publish(api, release('1.1.0'));
  await publish(api, release('1.2.0'), { expected: null });

  await call(api, 'returning', 'returning/rollback', {});
  await call(api, 'returning', 'returning/rollback', { version: '1.2.0' });

  expect((await liveVersions(api))['returning']).toBe('1.2.0');
  expect(returns.filter((name) => name.startsWith('returning'))).toEqual(['returning 1.0.0']);
});
