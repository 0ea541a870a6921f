import { adminDesk } from '../../test/editor-desk.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import type { PortalModule, Registry, SectionOrigin } from '../contract/index.ts';

const desk = adminDesk({ emptied: ['release_trials'] });
const lots: SectionOrigin = { kind: 'connect', origin: 'https://lose.example', why: 'Zählt die verkauften Lose.' };
const poster: SectionOrigin = { kind: 'img', origin: 'https://bilder.example', why: 'Zeigt das Plakat.' };

function release(name: string, version: string, origins: SectionOrigin[]) {
  const built = createRelease({ name, version });
  return publish(desk, { ...built, descriptor: { ...built.descriptor, origins } });
}
const allow = (section: string, { kind, origin }: SectionOrigin) =>
  desk.send('POST', `/api/admin/modules/${section}/origins`, { origins: [{ kind, origin }] });
const withdraw = (section: string, { kind, origin }: SectionOrigin) =>
  desk.send('DELETE', `/api/admin/modules/${section}/origins?${new URLSearchParams({ kind, origin }).toString()}`);
async function moduleOf(section: string): Promise<PortalModule | undefined> {
  const modules = (await desk.send('GET', '/api/admin/modules')).json<PortalModule[]>();
  return modules.find(({ name }) => name === section);
}
const liveOrigins = async (section: string) =>
  (await desk.app.inject('/api/releases')).json<Registry>().sections.find(({ name }) => name === section)?.origins;
async function activate(section: string, version: string) {
  const { revision: expected } = await sectionHistory(desk, section);
  return call(desk, section, `${section}/activate`, { version, expected });
}

test('a release that needs another origin is kept, and goes live once an administrator has allowed it', async () => {
  await release('tombola', '1.0.0', []);
  const waiting = await release('tombola', '1.1.0', [lots, poster]);

  expect(waiting.json()).toMatchObject({ version: '1.1.0', live: '1.0.0', waitsFor: [lots, poster] });
  expect(await liveVersions(desk)).toMatchObject({ tombola: '1.0.0' });
  await allow('tombola', lots);
  expect((await activate('tombola', '1.1.0')).json()).toMatchObject({
    statusCode: 409,
    code: 'origins_not_allowed',
    reasons: ['https://bilder.example (img): Zeigt das Plakat.'],
  });
  expect((await moduleOf('tombola'))?.waiting).toEqual({ version: '1.1.0', origins: [poster] });

  await allow('tombola', poster);
  expect((await activate('tombola', '1.1.0')).json()).toMatchObject({ live: '1.1.0' });
  expect((await release('tombola', '1.2.0', [poster])).json()).toMatchObject({ live: '1.2.0' });
});

test('what is allowed one section is not allowed another, and neither for another purpose', async () => {
  await allow('first', lots);

  const other = await release('second', '1.0.0', [lots]);
  const purpose = await release('first', '1.0.0', [{ ...lots, kind: 'script' }]);

  expect([other, purpose].map((answer) => answer.json<{ live: string | null }>().live)).toEqual([null, null]);
});

test('an origin that is taken back is no longer live, the version stays and is told, and the next one waits', async () => {
  await allow('taken', lots);
  await allow('taken', poster);
  await release('taken', '1.0.0', [lots, poster]);
  const { revision } = desk.app.releases.registry();

  expect((await withdraw('taken', lots)).statusCode).toBe(204);

  expect(await liveOrigins('taken')).toEqual([poster]);
  expect(desk.app.releases.registry().revision).toBeGreaterThan(revision);
  const { releases } = await sectionHistory(desk, 'taken');
  expect(releases).toMatchObject([{ version: '1.0.0', active: true, notAllowed: [lots] }]);
  const by = 'admin';
  expect(await moduleOf('taken')).toMatchObject({
    live: '1.0.0',
    waiting: null,
    origins: {
      allowed: [{ kind: 'img', origin: poster.origin }],
      changes: [
        { kind: 'connect', origin: lots.origin, isAllowed: false, by },
        { origin: poster.origin, isAllowed: true, by },
        { origin: lots.origin, isAllowed: true, by },
      ],
    },
  });
  expect((await release('taken', '1.1.0', [lots])).json()).toMatchObject({ live: '1.0.0', waitsFor: [lots] });

  await allow('taken', lots);
  expect(await liveOrigins('taken')).toEqual([lots, poster]);
});

test('a forced way back leads past origins that are not allowed, without them, and the history says so', async () => {
  await allow('forced', lots);
  await release('forced', '1.0.0', [lots]);
  await release('forced', '1.1.0', []);
  await withdraw('forced', lots);

  const refused = await call(desk, 'forced', 'forced/rollback', {});
  const forced = await call(desk, 'forced', 'forced/rollback', { force: true });

  expect(refused.json()).toMatchObject({ code: 'origins_not_allowed' });
  const reason = 'ohne nicht erlaubte Herkunft: https://lose.example (connect)';
  expect(forced.json()).toMatchObject({ live: '1.0.0', hints: [reason] });
  expect(await liveOrigins('forced')).toEqual([]);
  expect((await moduleOf('forced'))?.changes[0]).toMatchObject({ version: '1.0.0', isForced: true, reason });
});

test('an origin is taken back once, however often that is asked for at the same time', async () => {
  await allow('twice', lots);
  await release('twice', '1.0.0', [lots]);

  const answers = await Promise.all([withdraw('twice', lots), withdraw('twice', lots), withdraw('twice', poster)]);

  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 404, 404]);
  expect((await moduleOf('twice'))?.origins.changes.map(({ isAllowed }) => isAllowed)).toEqual([false, true]);
});

test('an origin that is taken back is no longer in previews and canaries either, and returns once it is allowed', async () => {
  await allow('tried', lots);
  await release('tried', '1.0.0', []);
  const built = createRelease({ name: 'tried', version: '1.1.0' });
  const candidate = { ...built, descriptor: { ...built.descriptor, origins: [lots, poster] } };
  await allow('tried', poster);
  await publish(desk, candidate, { expected: null });
  const { revision: expected } = await sectionHistory(desk, 'tried');
  await call(desk, 'tried', 'tried/preview', { version: '1.1.0' });
  await call(desk, 'tried', 'tried/canary', { version: '1.1.0', share: 5, expected });
  const onTrial = () => desk.app.releases.trials.current().map(({ kind, descriptor }) => [kind, descriptor.origins]);
  const unchanged = desk.app.releases.trials.current();

  await withdraw('tried', lots);
  const without = onTrial();
  await allow('tried', lots);

  expect(without).toEqual([
    ['preview', [poster]],
    ['canary', [poster]],
  ]);
  expect(onTrial()).toEqual(unchanged.map(({ kind }) => [kind, [lots, poster]]));
});

test('what nothing live needs is taken back without a change of what is live', async () => {
  await allow('unused', lots);
  await release('unused', '1.0.0', []);
  const { revision } = desk.app.releases.registry();

  expect((await withdraw('unused', lots)).statusCode).toBe(204);

  expect(desk.app.releases.registry().revision).toBe(revision);
});

test.each(['http://lose.example', 'https://*.example', 'https://lose.example/pfad', "https://lose.example; 'self'"])(
  'the origin %s is none',
  async (origin) => {
    expect((await release('wrong', '1.0.0', [{ ...lots, origin }])).statusCode).toBe(400);
  },
);
