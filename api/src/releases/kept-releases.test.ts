import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runningApi } from '../../test/app.ts';
import type { SectionOrigin } from '../contract/index.ts';
import { buildApi } from '../app.ts';
import { call, createRelease, publish, sectionHistory } from '../../test/release.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { HOUR_MS } from '../time/berlin-time.ts';

/** All timers but intervals. */
const TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

afterEach(() => jest.useRealTimers());

/** What happens once while a release is checked. */
let whileChecked: () => Promise<unknown> = async () => undefined;
const api = runningApi({
  services: {
    admitRelease: async () => {
      const work = whileChecked;
      whileChecked = async () => undefined;
      await work();
    },
  },
});

const folders = async (name: string) => (await readdir(join(api.config.dataDir, 'releases', name))).sort();
/** Moves everything that has happened so far so many days back. */
async function letDaysPass(days: number) {
  for (const [table, column] of [
    ['releases', 'published_at'],
    ['activations', 'activated_at'],
  ] as const)
    await api.app.db(table).update({ [column]: api.app.db.raw('?? - make_interval(days => ?)', [column, days]) });
}
let others = 0;
/** Each release does it, of whatever section. */
async function clearUp() {
  await publishAll('other', `1.${(others += 1)}.0`);
}
async function publishAll(name: string, ...versions: string[]) {
  for (const version of versions) await publish(api, createRelease({ name, version }));
}

test('after 30 days without use files go, but not those of the live version, the one before it and pinned ones', async () => {
  await publishAll('aged', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
  const pinned = await call(api, 'aged', 'aged/pin', { version: '1.0.0', pinned: true });
  await letDaysPass(31);

  await clearUp();

  expect(pinned.json()).toEqual({ version: '1.0.0', pinned: true });
  expect(await folders('aged')).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  const history = (await sectionHistory(api, 'aged')).releases;
  expect(history.find(({ version }) => version === '1.1.0')).toMatchObject({ removed: true, available: false });
  expect(history.find(({ version }) => version === '1.0.0')).toMatchObject({ pinned: true, available: true });
  const gone = await api.app.inject('/releases/aged/1.1.0/client/page.js');
  expect(gone.statusCode).toBe(404);
});

test('what was live until yesterday stays, however old it is', async () => {
  await publishAll('long', '1.0.0');
  await letDaysPass(40);
  await publishAll('long', '1.1.0', '1.2.0');

  expect(await folders('long')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

test.each([
  ['was live', undefined],
  ['was never live', null],
])('a version that %s stays for 30 days after it was sent again', async (what, expected) => {
  const name = what.replaceAll(' ', '-');
  const sent = createRelease({ name, version: '1.0.0' });
  await publish(api, sent, { ...(expected === null && { expected }) });
  await publishAll(name, '1.1.0', '1.2.0');
  await letDaysPass(31);
  const again = await publish(api, sent, { expected: null });
  const history = (await sectionHistory(api, name)).releases;

  await clearUp();

  expect(again.json()).toMatchObject({ live: '1.2.0' });
  expect(again.json()).not.toHaveProperty('healed');
  expect(await folders(name)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  // It is no newer for that.
  expect(history.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test('a version whose files were removed comes back when it is published again, and only as it was', async () => {
  await publishAll('back', '1.0.0', '1.1.0', '1.2.0');
  await letDaysPass(31);
  await clearUp();
  const other = createRelease({ name: 'back', client: { 'client/new.js': '1' } });

  const refused = await publish(api, other, { expected: null });
  const answer = await publish(api, createRelease({ name: 'back' }), { expected: null });

  expect(refused.json()).toMatchObject({ code: 'version_exists' });
  expect(answer.json()).toMatchObject({ healed: true });
  expect(await folders('back')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

test('a version that comes back but waits for an origin stays as long as one that is new', async () => {
  const lots: SectionOrigin = { kind: 'connect', origin: 'https://lose.example', why: 'Zählt.' };
  const built = createRelease({ name: 'waits', version: '1.0.0' });
  const waiting = { ...built, descriptor: { ...built.descriptor, origins: [lots] } };
  await api.app
    .db('section_origins')
    .insert({ section: 'waits', kind: 'connect', origin: lots.origin, allowed_by: 'x' });
  await publish(api, waiting);
  await publishAll('waits', '1.1.0', '1.2.0');
  await letDaysPass(31);
  await clearUp();
  await api.app.db('section_origins').delete();
  const back = await publish(api, waiting, { words: { older: 'true', again: 'true' } });
  const whole = await folders('waits');

  await clearUp();

  expect(back.json()).toMatchObject({ live: '1.2.0', healed: true, waitsFor: [lots] });
  expect([whole, await folders('waits')]).toEqual([
    ['1.0.0', '1.1.0', '1.2.0'],
    ['1.0.0', '1.1.0', '1.2.0'],
  ]);
});

test('a version stays for 30 days after its last trial', async () => {
  await publishAll('tried', '1.0.0');
  for (const version of ['1.1.0', '1.2.0'])
    await publish(api, createRelease({ name: 'tried', version }), { expected: null });
  await call(api, 'tried', 'tried/preview', { version: '1.1.0' });
  await letDaysPass(31);
  await call(api, 'tried', 'tried/trials/end', { kind: 'preview', version: '1.1.0' });

  await clearUp();

  expect(await folders('tried')).toEqual(['1.0.0', '1.1.0']);
});

test('a candidate whose files went while it was checked does not go on trial', async () => {
  await publishAll('filed', '1.0.0');
  await publish(api, createRelease({ name: 'filed', version: '1.1.0' }), { expected: null });
  whileChecked = () =>
    api.app.db('releases').where({ version: '1.1.0', section: 'filed' }).update({ removed_at: 'now' });

  const answer = await call(api, 'filed', 'filed/preview', { version: '1.1.0' });

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'files_missing' });
});

test('what has just been sent stays, however little room there is, and goes an hour later', async () => {
  const cramped = await buildApi({ ...api.config, releaseBytes: 1 });
  await cramped.ready();
  const there = { app: cramped, config: api.config };
  const send = (name: string, version: string) => publish(there, createRelease({ name, version }), { expected: null });

  await send('sent', '1.0.0');
  await send('sent', '1.1.0');
  await send('sent-beside', '1.0.0');
  const fresh = await folders('sent');
  await api.app.db('releases').update({ published_at: api.app.db.raw(`published_at - interval '61 minutes'`) });
  await send('sent-beside', '1.1.0');
  await cramped.close();

  expect([fresh, await folders('sent')]).toEqual([['1.0.0', '1.1.0'], []]);
});

test('what was sent last goes an hour later, too, although nothing follows it', async () => {
  jest.useFakeTimers({ doNotFake: [...TIMERS] });
  const cramped = await buildApi({ ...api.config, releaseBytes: 1 });
  await cramped.ready();
  await publish({ app: cramped, config: api.config }, createRelease({ name: 'last' }), { expected: null });
  const fresh = await folders('last');
  const published_at = api.app.db.raw(`published_at - interval '61 minutes'`);
  await api.app.db('releases').where({ section: 'last' }).update({ published_at });

  jest.advanceTimersByTime(HOUR_MS);
  await waitUntil(async () => (await folders('last')).length === 0);
  await cramped.close();

  expect(fresh).toEqual(['1.0.0']);
  expect((await sectionHistory(api, 'last')).releases).toMatchObject([{ version: '1.0.0', removed: true }]);
});

test('a withdrawn section keeps what can be returned to', async () => {
  await publishAll('gone', '1.0.0', '1.1.0');
  await call(api, 'gone', 'gone/withdraw', { expected: (await sectionHistory(api, 'gone')).revision });
  await letDaysPass(31);

  await clearUp();

  expect(await folders('gone')).toEqual(['1.0.0', '1.1.0']);
});

test('after a withdrawal a release leads back to what was withdrawn, and that to what was before it', async () => {
  await publishAll('once', '1.0.0', '1.1.0');
  const withdraw = async () =>
    call(api, 'once', 'once/withdraw', { expected: (await sectionHistory(api, 'once')).revision });
  await withdraw();
  await publishAll('once', '1.2.0');
  await letDaysPass(31);
  await clearUp();

  const kept = await folders('once');
  const back = await call(api, 'once', 'once/rollback', {});
  await withdraw();
  await publishAll('once', '1.3.0');
  await withdraw();
  await publishAll('once', '1.3.0');
  const again = await call(api, 'once', 'once/rollback', {});

  expect(kept).toEqual(['1.1.0', '1.2.0']);
  expect([back.json(), again.json()]).toMatchObject([{ live: '1.1.0' }, { live: '1.1.0', previous: '1.3.0' }]);
});

test('what was rolled back is known after its files are gone', async () => {
  await publishAll('bad', '1.0.0', '1.1.0');
  await call(api, 'bad', 'bad/rollback', {});
  await letDaysPass(31);
  await clearUp();
  expect(await folders('bad')).toEqual(['1.0.0']);

  const answer = await publish(api, createRelease({ name: 'bad', version: '1.1.0' }));

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'rolled_back' });
});

test('a section pins ten versions at most, and one more when one is free again', async () => {
  const versions = Array.from({ length: 11 }, (_, index) => `1.${index}.0`);
  for (const version of versions) await publish(api, createRelease({ name: 'greedy', version }), { expected: null });
  const pin = (version: string, pinned = true) => call(api, 'greedy', 'greedy/pin', { version, pinned });
  for (const version of versions.slice(0, 10)) await pin(version);

  const [again, more] = [await pin('1.0.0'), await pin('1.10.0')];
  await pin('1.3.0', false);
  const freed = await pin('1.10.0');

  expect([again.statusCode, freed.statusCode]).toEqual([200, 200]);
  expect(more.json()).toMatchObject({ statusCode: 409, code: 'too_many_pins' });
});

test('only a version with files can be pinned', async () => {
  const answer = await call(api, 'nothing', 'nothing/pin', { version: '1.0.0', pinned: true });

  expect(answer.statusCode).toBe(404);
});
