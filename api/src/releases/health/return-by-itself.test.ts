import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { adminDesk } from '../../../test/editor-desk.ts';
import { receiveMail } from '../../../test/mail-server.ts';
import { call, createRelease, createShell, liveVersions, publish, sectionHistory } from '../../../test/release.ts';
import { buildApi, type Services } from '../../app.ts';
import type { Config } from '../../config.ts';
import type { PortalModule, SectionHealth } from '../../contract/index.ts';
import { NotAdmittedError } from '../release-errors.ts';

const desk = adminDesk();

/** A section with two versions, and how both fared: views and failures. */
async function fare(name: string, before: [number, number], now: [number, number]) {
  for (const [version, [views, failures]] of [
    ['1.0.0', before],
    ['1.1.0', now],
  ] as const) {
    await publish(desk, createRelease({ name, version }));
    desk.app.releaseCounts.add({ section: name, version }, 'pages', { count: views });
    if (failures > 0) desk.app.releaseCounts.add({ section: name, version }, 'browser_failures', { count: failures });
  }
  await desk.app.releaseCounts.flush();
}

/** Starts so many instances at once: each does its work of a minute at the start. */
async function look(instances = 1, config: Partial<Config> = {}, services: Services = {}) {
  const apps = await Promise.all(
    Array.from({ length: instances }, () => buildApi({ ...desk.config, ...config }, services)),
  );
  await Promise.all(apps.map((app) => app.ready()));
  await Promise.all(apps.map((app) => app.close()));
}
const moduleOf = async (name: string) =>
  (await desk.send('GET', '/api/admin/modules')).json<PortalModule[]>().find((each) => each.name === name);

test('a version that fails three times as often goes back once, however many look, and its maintainers hear of it', async () => {
  await fare('worse', [10_000, 31], [1000, 12]);
  await fare('well', [1000, 5], [1000, 14]);
  await fare('unseen', [49, 1], [1000, 500]);
  const mail = await receiveMail();
  const told: unknown[] = [];
  const hook = createServer((request, response) => {
    void json(request).then((body) => told.push(body));
    // A hook that is busy is asked again.
    response.writeHead(told.length === 0 ? 503 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const releaseWebhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;

  await look(2, { smtpUrl: mail.url, mailFrom: 'verein@verein.example', releaseWebhook });
  await mail.close();
  hook.close();

  expect(await moduleOf('worse')).toMatchObject({ live: '1.0.0' });
  expect((await moduleOf('worse'))?.changes).toMatchObject([
    {
      version: '1.0.0',
      previous: '1.1.0',
      isRollback: true,
      isForced: false,
      by: 'Portal',
      reason: 'von selbst zurück: 12,0 statt 3,1 Fehler je 1.000 Aufrufe',
    },
    { version: '1.1.0', reason: null },
    { version: '1.0.0', reason: null },
  ]);
  expect([(await moduleOf('well'))?.live, (await moduleOf('unseen'))?.live]).toEqual(['1.1.0', '1.1.0']);
  expect(mail.mails.filter((text) => /^worse 1\.1\.0 ist/m.test(text))).toHaveLength(1);
  expect(told).toContainEqual(
    expect.objectContaining({ what: 'release', section: 'worse', version: '1.1.0', live: '1.0.0' }),
  );
});

test('what was released after a withdrawal goes back to what was withdrawn', async () => {
  await fare('paused', [1000, 1], [1000, 1]);
  const { revision: expected } = await sectionHistory(desk, 'paused');
  await call(desk, 'paused', 'paused/withdraw', { expected });
  await publish(desk, createRelease({ name: 'paused', version: '1.2.0' }));
  desk.app.releaseCounts.add({ section: 'paused', version: '1.2.0' }, 'pages', { count: 1000 });
  desk.app.releaseCounts.add({ section: 'paused', version: '1.2.0' }, 'browser_failures', { count: 300 });
  await desk.app.releaseCounts.flush();
  const { versions } = (await call(desk, 'paused', 'health?section=paused')).json<SectionHealth>();

  await look();

  expect(versions[0]).toMatchObject({ version: '1.2.0', before: '1.1.0' });
  expect(await moduleOf('paused')).toMatchObject({ live: '1.1.0' });
});

test('a version that was withdrawn and released again goes back to the one before it, and is compared with that', async () => {
  await fare('resumed', [1000, 1], [1000, 1]);
  const { revision: expected } = await sectionHistory(desk, 'resumed');
  await call(desk, 'resumed', 'resumed/withdraw', { expected });
  await publish(desk, createRelease({ name: 'resumed', version: '1.1.0' }));
  desk.app.releaseCounts.add({ section: 'resumed', version: '1.1.0' }, 'browser_failures', { count: 300 });
  await desk.app.releaseCounts.flush();
  const { versions } = (await call(desk, 'resumed', 'health?section=resumed')).json<SectionHealth>();

  await look();

  expect(versions.map(({ version, before }) => [version, before])).toEqual([
    ['1.1.0', '1.0.0'],
    ['1.0.0', null],
  ]);
  expect(await moduleOf('resumed')).toMatchObject({ live: '1.0.0' });
});

test('where the way back of one is refused, its maintainers hear of it once, and all others go back and trials end', async () => {
  await fare('a-lost', [1000, 1], [1000, 300]);
  await fare('b-worse', [1000, 1], [1000, 300]);
  await rm(desk.app.releases.folder('a-lost', '1.0.0'), { recursive: true });
  await publish(desk, createRelease({ name: 'c-tried' }));
  await publish(desk, createRelease({ name: 'c-tried', version: '1.1.0' }), { expected: null });
  const { revision: expected } = await sectionHistory(desk, 'c-tried');
  await call(desk, 'c-tried', 'c-tried/canary', { version: '1.1.0', share: 5, expected });
  await desk.app.db('release_trials').update({ ends_at: '2026-01-01T00:00:00Z' });
  const mail = await receiveMail();

  for (let minute = 0; minute < 2; minute++) await look(1, { smtpUrl: mail.url, mailFrom: 'verein@verein.example' });
  await mail.close();

  const [lost, worse, tried] = [await moduleOf('a-lost'), await moduleOf('b-worse'), await moduleOf('c-tried')];
  expect([lost?.live, worse?.live]).toEqual(['1.1.0', '1.0.0']);
  expect(lost?.changes[0]?.stuck).toMatch(/^300,0 statt 1,0 Fehler .*; zurück zu 1\.0\.0 ging es nicht: Die Dateien /);
  expect(tried?.trials).toMatchObject([{ reason: 'nach 7 Tagen nicht entschieden' }]);
  const told = mail.mails.filter((text) => text.includes('a-lost'));
  expect(told).toHaveLength(1);
  // No word brings files back; the reason says what does.
  expect(told[0]).not.toContain('--force');
});

test('a section with maintainers of its own tells these and nobody else', async () => {
  await fare('looked-after', [1000, 1], [1000, 300]);
  for (const email of ['anna@tombola.example', 'ben@tombola.example'])
    await desk.send('POST', '/api/admin/modules/looked-after/maintainers', { email });
  const mail = await receiveMail();

  await look(1, { smtpUrl: mail.url, mailFrom: 'verein@verein.example' });
  await mail.close();

  const told = mail.mails.filter((text) => text.includes('looked-after 1.1.0 ist von selbst'));
  const recipients = told.map((text) => /^To: (.*)$/m.exec(text)?.[1]);
  expect(recipients).toHaveLength(2);
  expect(recipients).toEqual(expect.arrayContaining(['anna@tombola.example', 'ben@tombola.example']));
});

test('what the check refuses to go back to is told once', async () => {
  await fare('barred', [1000, 1], [1000, 300]);
  const mail = await receiveMail();
  const admitRelease = jest.fn(() => Promise.reject(new NotAdmittedError(['/barred: kaputt'])));

  for (let minute = 0; minute < 2; minute++)
    await look(1, { smtpUrl: mail.url, mailFrom: 'verein@verein.example' }, { admitRelease });
  await mail.close();

  expect(admitRelease).toHaveBeenCalled();
  expect(await moduleOf('barred')).toMatchObject({
    live: '1.1.0',
    changes: [{ stuck: expect.stringContaining('/barred: kaputt') }, {}],
  });
  const told = mail.mails.filter((text) => text.includes('barred'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('--force');
});

test('what was left needs a word to go live again, and is then left to those who said it', async () => {
  await fare('again', [1000, 1], [1000, 30]);
  await look();
  const { revision: expected } = await sectionHistory(desk, 'again');
  const unasked = await call(desk, 'again', 'again/activate', { version: '1.1.0', expected });
  const asked = await call(desk, 'again', 'again/activate', { version: '1.1.0', expected, again: true });

  await look();

  expect([unasked.json<{ code: string }>().code, asked.statusCode]).toEqual(['rolled_back', 200]);
  expect(await moduleOf('again')).toMatchObject({ live: '1.1.0' });
});

test('what somebody went back to stays, whatever it does', async () => {
  await fare('chosen', [1000, 300], [1000, 1]);
  await call(desk, 'chosen', 'chosen/rollback', { version: '1.0.0' });

  await look();

  expect(await liveVersions(desk)).toMatchObject({ chosen: '1.0.0' });
});

test('a version whose pages take three times as long goes back, where 50 visits of each have told', async () => {
  for (const [name, visits] of [
    ['slow', 50],
    ['untold', 49],
  ] as const) {
    await fare(name, [100, 0], [100, 0]);
    const told = (version: string, value: number) =>
      Array.from({ length: visits }, () => desk.app.releaseCounts.add({ section: name, version }, 'lcp', { value }));
    told('1.0.0', 1800);
    told('1.1.0', 7000);
  }
  await desk.app.releaseCounts.flush();

  await look();

  expect([(await moduleOf('slow'))?.live, (await moduleOf('untold'))?.live]).toEqual(['1.0.0', '1.1.0']);
  expect((await moduleOf('slow'))?.changes[0]?.reason).toMatch(
    /^von selbst zurück: LCP \d\.\d{3} statt \d\.\d{3} ms bei drei von vier Besuchen$/,
  );
});

describe('a new shell', () => {
  const shell = (name: string) => createShell(name).descriptor.version;
  const liveOf = (...names: string[]) => Promise.all(names.map(async (name) => (await moduleOf(name))?.live));
  const count = async (section: string, version: string, views: number, failures: number) => {
    desk.app.releaseCounts.add({ section, version }, 'pages', { count: views });
    desk.app.releaseCounts.add({ section, version }, 'browser_failures', { count: failures });
    await desk.app.releaseCounts.flush();
  };
  /** Moves everything that has happened three hours back. */
  const wait = async () => {
    await desk.app.db('activations').update('activated_at', desk.app.db.raw(`activated_at - interval '3 hours'`));
    // Past all others first: a row may not take the place of one that has not moved yet.
    for (const hours of [-3003, 3000])
      await desk.app.db('release_counts').update('hour', desk.app.db.raw('hour + make_interval(hours => ?)', [hours]));
  };

  test('with which a section from before it fails goes back in its place', async () => {
    await publish(desk, createShell('well'));
    await fare('below', [1000, 1], [1000, 1]);
    await fare('beside', [1000, 1], [1000, 1]);
    await wait();
    await publish(desk, createShell('breaks'));
    await count('below', '1.1.0', 100, 20);
    await count('beside', '1.1.0', 100, 0);

    await look();
    await wait();
    // The section is not left afterwards, either.
    await look();

    expect(await liveOf('shell', 'below', 'beside')).toEqual([shell('well'), '1.1.0', '1.1.0']);
    expect((await moduleOf('shell'))?.changes.slice(0, 3)).toMatchObject([
      {
        version: shell('well'),
        by: 'Portal',
        reason: 'von selbst zurück: below 1.1.0 mit diesem Rahmen 200,0 statt 1,0 Fehler je 1.000 Aufrufe',
      },
      { reason: null },
      { reason: null },
    ]);
  });

  test('stays where this code cannot show the one before, and nobody is advised to force that', async () => {
    await publish(desk, createShell('foreign'));
    await publish(desk, createShell('own'));
    await count('shell', shell('foreign'), 1000, 1);
    await count('shell', shell('own'), 1000, 300);
    const mail = await receiveMail();

    await look(1, { smtpUrl: mail.url, mailFrom: 'verein@verein.example' }, { shellProtocol: 2 });
    await mail.close();

    expect(await liveOf('shell')).toEqual([shell('own')]);
    expect((await moduleOf('shell'))?.changes[0]?.stuck).toContain('(1 statt 2)');
    const told = mail.mails.filter((text) => text.includes(shell('own')));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('--force');
  });

  test('is not blamed for a section that hardly anybody saw before it, nor for one after it', async () => {
    for (const name of ['fresh', 'later']) {
      await publish(desk, createRelease({ name }));
      await count(name, '1.0.0', 1000, 1);
    }
    await wait();
    await publish(desk, createRelease({ name: 'fresh', version: '1.1.0' }));
    await count('fresh', '1.1.0', 49, 0);
    await wait();
    await publish(desk, createShell('next'));
    await publish(desk, createRelease({ name: 'later', version: '1.1.0' }));
    for (const name of ['fresh', 'later']) await count(name, '1.1.0', 100, 20);

    await look();

    expect(await liveOf('shell', 'fresh', 'later')).toEqual([shell('next'), '1.0.0', '1.0.0']);
  });

  test('that fails itself goes back', async () => {
    await publish(desk, createShell('holds'));
    await count('shell', shell('holds'), 1000, 1);
    await publish(desk, createShell('fails'));
    await count('shell', shell('fails'), 100, 10);

    await look();

    expect(await liveOf('shell')).toEqual([shell('holds')]);
  });
});
