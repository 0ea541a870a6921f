import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { adminDesk } from '../../../test/editor-desk.ts';
import { receiveMail } from '../../../test/mail-server.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../../test/release.ts';
import { buildApi } from '../../app.ts';
import type { Config } from '../../config.ts';
import type { PortalModule } from '../../contract/index.ts';

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

/** What an instance does each minute, it does when it starts; so many start at once. */
async function look(instances = 1, config: Partial<Config> = {}) {
  const apps = await Promise.all(Array.from({ length: instances }, () => buildApi({ ...desk.config, ...config })));
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
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toContain('worse');
  expect(told.at(-1)).toMatchObject({ section: 'worse', version: '1.1.0', live: '1.0.0' });
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
