import { adminDesk } from '../../../test/editor-desk.ts';
import {
  call,
  createRelease,
  createShell,
  liveVersions,
  publish,
  sectionHistory,
  usingApi,
} from '../../../test/release.ts';
import { receiveMail } from '../../../test/mail-server.ts';
import { waitUntil } from '../../../test/wait-until.ts';
import { buildApi } from '../../app.ts';
import type { Config } from '../../config.ts';
import { createTrialsRepository } from '../trials.repository.ts';
import type { ReleaseTrial, SectionHealth } from '../../contract/index.ts';

/** What happens once while a candidate is checked, by others. */
let whileChecked: () => Promise<unknown> = async () => undefined;
const desk = adminDesk({
  emptied: ['release_trials'],
  services: {
    admitRelease: async () => {
      const work = whileChecked;
      whileChecked = async () => undefined;
      await work();
    },
    missedInShell: async ({ descriptor: { name, version, widgets } }, shell, live) => {
      const slots = live.flatMap((section) => section.pages.flatMap((page) => page.slots ?? []));
      const hidden = widgets.filter((widget) => !slots.includes(widget.name)).map((widget) => `${widget.name} fehlt.`);
      if (hidden.length > 0) return hidden;
      if (shell.provides.contract !== '1.9.0') return [];
      if (name === 'unreadable') throw new Error('The storage is away');
      return ['Allen fehlt etwas.', ...(version === '1.1.0' ? ['Foo fehlt.'] : [])];
    },
  },
});

/** A section with a live version and a candidate, on trial with these words. */
async function beginCanary(name: string, words: object = {}, version = '1.1.0') {
  if (!(name in (await liveVersions(desk)))) await publish(desk, createRelease({ name, version: '1.0.0' }));
  await publish(desk, createRelease({ name, version }), { expected: null });
  const { revision: expected } = await sectionHistory(desk, name);
  return call(desk, name, `${name}/canary`, { version, share: 5, expected, ...words });
}
const trialsOf = async (name: string) => (await call(desk, name, `trials?section=${name}`)).json<ReleaseTrial[]>();
const running = () =>
  desk.app.releases.trials.current().map(({ section, version, share }) => [section, version, share]);
const revisionOf = async (name: string) => (await sectionHistory(desk, name)).revision;
const codeOf = async (answer: Promise<{ json<T>(): T }>) => (await answer).json<{ code?: string }>().code;

/** An instance does its work of a minute at the start, too. */
async function look(config: Partial<Config> = {}) {
  const instance = await buildApi({ ...desk.config, ...config });
  await instance.ready();
  await instance.close();
  await desk.app.releases.trials.refresh();
}
async function fare(section: string, version: string, views: number, failures: number) {
  desk.app.releaseCounts.add({ section, version }, 'pages', { count: views });
  if (failures > 0) desk.app.releaseCounts.add({ section, version }, 'browser_failures', { count: failures });
  await desk.app.releaseCounts.flush();
}

test('a canary runs for its share and seven days while the other version stays live, until it is for all', async () => {
  const begun = (await beginCanary('news')).json<ReleaseTrial>();
  const during = [await liveVersions(desk), running()];
  const { revision: expected } = await sectionHistory(desk, 'news');
  await call(desk, 'news', 'news/activate', { version: '1.1.0', expected });
  await desk.app.releases.trials.refresh();

  expect(begun).toMatchObject({ kind: 'canary', version: '1.1.0', share: 5, address: null, endedAt: null });
  expect(Date.parse(begun.endsAt) - Date.parse(begun.begunAt)).toBe(7 * 86_400_000);
  expect(during).toMatchObject([{ news: '1.0.0' }, [['news', '1.1.0', 5]]]);
  expect([await liveVersions(desk), running()]).toMatchObject([{ news: '1.1.0' }, []]);
  expect(await trialsOf('news')).toMatchObject([{ version: '1.1.0', endedBy: 'test', reason: 'jetzt für alle' }]);
});

test.each([
  ['a release', (expected: number) => call(desk, 'ends', 'ends/activate', { version: '1.2.0', expected, older: true })],
  ['a rollback', () => call(desk, 'ends', 'ends/rollback', { version: '0.9.0' })],
  ['a withdrawal', (expected: number) => call(desk, 'ends', 'ends/withdraw', { expected })],
  ['another canary', () => beginCanary('ends', { share: 7, again: true, older: true, insteadOf: '1.1.0' }, '1.3.0')],
  ['a word', () => call(desk, 'ends', 'ends/trials/end', { kind: 'canary', version: '1.1.0' })],
])('%s ends it', async (_what, end) => {
  for (const version of ['0.9.0', '1.2.0'])
    await publish(desk, createRelease({ name: 'ends', version }), { expected: null });
  const begun = await beginCanary('ends', { again: true, older: true });
  const answer = await end((await sectionHistory(desk, 'ends')).revision);
  await desk.app.releases.trials.refresh();

  expect([begun.statusCode, answer.statusCode < 300]).toEqual([200, true]);
  expect(running().map(([, version]) => version)).not.toContain('1.1.0');
  expect((await trialsOf('ends')).find(({ version }) => version === '1.1.0')?.endedBy).toBe('test');
});

test('what would not go live without a word gets no share without it, nor what has nothing beside it', async () => {
  await publish(desk, createRelease({ name: 'alone' }), { expected: null });
  await publish(desk, createRelease({ name: 'lower', version: '2.0.0' }));

  expect(await codeOf(beginCanary('lower'))).toBe('older_release');
  expect((await beginCanary('lower', { older: true })).statusCode).toBe(200);
  expect(await codeOf(beginCanary('lower', { older: true, expected: 0 }))).toBe('stale_release');
  expect(await codeOf(call(desk, 'alone', 'alone/canary', { version: '1.0.0', share: 5, expected: 0 }))).toBe(
    'nothing_live',
  );
  for (const share of [0, 51, 2.5]) expect((await beginCanary('lower', { share })).statusCode).toBe(400);
});

test.each([
  [
    'its section is withdrawn',
    async () => call(desk, 'raced', 'raced/withdraw', { expected: await revisionOf('raced') }),
  ],
  ['another version goes live', () => publish(desk, createRelease({ name: 'raced', version: '2.0.0' }))],
  ['another shell goes live', () => publish(desk, createShell('raced'))],
])('a canary does not begin where %s while it is checked', async (_what, meanwhile) => {
  await publish(desk, createRelease({ name: 'raced' }), { words: { again: 'true', older: 'true' } });
  await publish(desk, createRelease({ name: 'raced', version: '1.1.0' }), { expected: null });
  const expected = await revisionOf('raced');
  const done: { statusCode: number }[] = [];
  whileChecked = async () => done.push((await meanwhile()) as { statusCode: number });

  const code = await codeOf(call(desk, 'raced', 'raced/canary', { version: '1.1.0', share: 5, expected }));

  expect(done.map(({ statusCode }) => statusCode < 300)).toEqual([true]);
  expect([code, await trialsOf('raced')]).toEqual(['stale_release', []]);
});

test('a canary takes the place of another only by its name, and those who began that hear of it', async () => {
  const mail = await receiveMail();
  const instance = await buildApi({ ...desk.config, smtpUrl: mail.url, mailFrom: 'verein@verein.example' });
  await instance.ready();
  await beginCanary('shared');
  await publish(desk, createRelease({ name: 'shared', version: '1.2.0' }), { expected: null });
  const expected = await revisionOf('shared');
  const begin = async (words: object) =>
    call({ app: instance, config: desk.config }, 'shared', 'shared/canary', {
      version: '1.2.0',
      share: 7,
      expected,
      ...words,
    });

  const refused = [await begin({}), await begin({ insteadOf: '1.0.0' })];
  const share = await begin({ version: '1.1.0' });
  const answer = await begin({ insteadOf: '1.1.0' });
  await waitUntil(() => mail.mails.length > 0);
  await instance.close();
  await mail.close();

  for (const each of refused)
    expect(each.json()).toMatchObject({
      statusCode: 409,
      code: 'canary_running',
      message: 'Von shared läuft schon der Probelauf von 1.1.0, begonnen von test.',
    });
  expect([share.statusCode, answer.statusCode]).toEqual([200, 200]);
  expect(await trialsOf('shared')).toMatchObject([
    { version: '1.2.0', endedAt: null },
    { version: '1.1.0', reason: 'abgelöst' },
    { version: '1.1.0', reason: 'abgelöst' },
  ]);
  expect(mail.mails.join()).toMatch(/Der Probelauf von shared 1\.1\.0 ist zu Ende; an seiner Stelle/);
});

test('what goes live is kept by no trial, and ends one whose address it takes, with a reason', async () => {
  await publish(desk, createRelease({ name: 'stays' }));
  await beginCanary('stays', { share: 1 });
  await publish(desk, createRelease({ name: 'first' }));
  const pages = ['/first', '/fair/:year'];
  for (const version of ['1.1.0', '1.2.0'])
    await publish(desk, createRelease({ name: 'first', version, pages }), { expected: null });
  await beginCanary('first', { share: 1 });
  await call(desk, 'first', 'first/preview', { version: '1.2.0' });

  const answer = await publish(desk, createRelease({ name: 'second', pages: ['/second', '/fair/*'] }));

  expect(answer.json()).toMatchObject({ live: '1.0.0' });
  expect(running()).toEqual([['stays', '1.1.0', 1]]);
  expect(await trialsOf('first')).toMatchObject([
    {
      endedBy: 'Portal',
      reason: 'passt nicht mehr zu dem, was live ist: „/fair/:year“ überschneidet sich mit „/fair/*“ aus second 1.0.0',
    },
  ]);
});

test('a shell that lacks what only a candidate uses goes live, and ends its trial', async () => {
  await beginCanary('modern');
  const { descriptor, files } = createShell('lacks');
  const provides = { ...descriptor.provides, contract: '1.9.0' };

  const answer = await publish(desk, { descriptor: { ...descriptor, provides }, files });
  const after = running();
  await publish(desk, createShell());

  expect([answer.statusCode, after]).toEqual([201, []]);
  expect(await trialsOf('modern')).toMatchObject([{ reason: 'passt nicht mehr zu dem, was live ist: Foo fehlt' }]);
});

test('a section without the slot of a widget that only a candidate has goes live, and ends its trial', async () => {
  const filled = createRelease({ name: 'filling', version: '1.1.0' });
  const widgets = [{ name: 'raffle', skeleton: 'text' as const, files: [] }];
  const offers = createRelease({ name: 'offers' });
  const pages = offers.descriptor.pages.map((page) => ({ ...page, slots: ['raffle'] }));
  await publish(desk, createShell());
  await publish(desk, { ...offers, descriptor: { ...offers.descriptor, pages } });
  await publish(desk, createRelease({ name: 'filling' }));
  await publish(desk, { ...filled, descriptor: { ...filled.descriptor, widgets } }, { expected: null });
  const expected = await revisionOf('filling');
  await call(desk, 'filling', 'filling/canary', { version: '1.1.0', share: 5, expected });
  await publish(desk, createRelease({ name: 'beside' }));
  const before = running();

  const answer = await publish(desk, createRelease({ name: 'offers', version: '1.1.0' }));

  expect([before, answer.statusCode, running()]).toEqual([[['filling', '1.1.0', 5]], 201, []]);
  expect(await trialsOf('filling')).toMatchObject([{ reason: 'passt nicht mehr zu dem, was live ist: raffle fehlt' }]);
});

test('a trial that cannot be compared with what is live keeps no other from ending', async () => {
  await beginCanary('unreadable');
  await beginCanary('readable');
  const { descriptor, files } = createShell('lacks, too');
  const provides = { ...descriptor.provides, contract: '1.9.0' };

  await publish(desk, { descriptor: { ...descriptor, provides }, files });
  const after = running();
  await publish(desk, createShell());

  expect(after).toEqual([['unreadable', '1.1.0', 5]]);
});

test('a start of a portal whose API lacks what a candidate uses ends its trial, and its maintainers hear of it', async () => {
  await publish(desk, createRelease({ name: 'asks' }));
  const candidate = usingApi(createRelease({ name: 'asks', version: '1.1.0' }), { '/api/gone': {} });
  await publish(desk, candidate, { expected: null });
  await createTrialsRepository(desk.app.db).begin({ kind: 'preview', section: 'asks', version: '1.1.0', by: 'test' });
  const mail = await receiveMail();

  await look({ smtpUrl: mail.url, mailFrom: 'verein@verein.example' });
  await mail.close();

  expect(running()).toEqual([]);
  expect(mail.mails.join()).toMatch(/Die Vorschau von asks 1\.1\.0 ist zu Ende.*\/api\/gone.*Bitte anpassen/s);
});

test('what is taken by others while a candidate is checked is not shown by it', async () => {
  await publish(desk, createRelease({ name: 'asker' }));
  const pages = ['/asker', '/wanted'];
  await publish(desk, createRelease({ name: 'asker', version: '1.1.0', pages }), { expected: null });
  const expected = await revisionOf('asker');
  const begin = (kind: 'canary' | 'preview', words: object) =>
    codeOf(call(desk, 'asker', `asker/${kind}`, { version: '1.1.0', ...words }));
  whileChecked = () => publish(desk, createRelease({ name: 'taker', pages: ['/taker', '/wanted'] }));

  expect(await begin('canary', { share: 5, expected })).toBe('not_admitted');
  expect(await begin('preview', {})).toBe('not_admitted');
  expect(await trialsOf('asker')).toEqual([]);
});

test('half of all documents stay without a candidate, however many sections have one', async () => {
  await beginCanary('one', { share: 30 });

  expect(await codeOf(beginCanary('two', { share: 21 }))).toBe('share_taken');
  expect((await beginCanary('two', { share: 20 })).statusCode).toBe(200);
  expect((await beginCanary('one', { share: 25 })).statusCode).toBe(200);
  expect(running()).toEqual([
    ['two', '1.1.0', 20],
    ['one', '1.1.0', 25],
  ]);
});

test('a canary that fails three times as often as the live version is ended, one that fares well is not', async () => {
  for (const name of ['worse', 'well']) {
    await beginCanary(name);
    await fare(name, '1.0.0', 10_000, 31);
  }
  await fare('worse', '1.1.0', 1000, 12);
  await fare('well', '1.1.0', 1000, 4);

  await look();

  expect(running()).toEqual([['well', '1.1.0', 5]]);
  expect(await trialsOf('worse')).toMatchObject([
    { endedBy: 'Portal', reason: 'von selbst beendet: 12,0 statt 3,1 Fehler je 1.000 Aufrufe' },
  ]);
  expect(await liveVersions(desk)).toMatchObject({ worse: '1.0.0' });
});

test('what nobody has decided in seven days ends, and says so', async () => {
  await beginCanary('undecided');
  await desk.app.db('release_trials').update({ ends_at: '2026-01-01T00:00:00Z' });

  await look();

  expect([running(), await trialsOf('undecided')]).toMatchObject([
    [],
    [{ endedBy: 'Portal', reason: 'nach 7 Tagen nicht entschieden' }],
  ]);
});

test('its health stands beside that of the live version', async () => {
  await beginCanary('healthy');
  await fare('healthy', '1.0.0', 200, 1);
  await fare('healthy', '1.1.0', 50, 2);

  const { versions } = (await call(desk, 'healthy', 'health?section=healthy')).json<SectionHealth>();

  expect(versions).toMatchObject([
    { version: '1.1.0', isLive: false, share: 5, before: '1.0.0', views: 50, failures: 2 },
    { version: '1.0.0', isLive: true, share: null, views: 200, failures: 1 },
  ]);
});
