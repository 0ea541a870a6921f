import { adminDesk } from '../../../test/editor-desk.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../../test/release.ts';
import { buildApi } from '../../app.ts';
import type { ReleaseTrial } from '../../contract/index.ts';
import { NotAdmittedError } from '../release-errors.ts';

const desk = adminDesk({
  services: {
    admitRelease: async ({ descriptor }) => {
      if (descriptor.name === 'broken') throw new NotAdmittedError(['/broken lässt sich nicht erzeugen']);
    },
  },
});

/** A section with a live version and a candidate. */
async function publishCandidate(name: string) {
  await publish(desk, createRelease({ name, version: '1.0.0' }));
  await publish(desk, createRelease({ name, version: '1.1.0' }), { expected: null });
}
const preview = async (name: string, version = '1.1.0') =>
  (await call(desk, name, `${name}/preview`, { version })).json<ReleaseTrial>();
const runningOf = async (name: string) =>
  (await call(desk, name, `trials?section=${name}`)).json<ReleaseTrial[]>().filter(({ endedAt }) => !endedAt);
const tokenOf = ({ address }: ReleaseTrial) => address?.split('=')[1] ?? '';
const opened = (trial: ReleaseTrial) => desk.app.releases.trials.previewOf(tokenOf(trial))?.descriptor.version;

test('a preview has an address for seven days, is the same when it is asked for again, and nothing goes live', async () => {
  await publishCandidate('news');

  const begun = await preview('news');
  const again = await preview('news');

  expect(begun).toMatchObject({ kind: 'preview', section: 'news', version: '1.1.0', begunBy: 'test', share: null });
  expect(begun.address).toMatch(/^\/\?vorschau-modul=news\.1\.1\.0\.\d+\.[\w-]{43}$/);
  expect(Date.parse(begun.endsAt) - Date.parse(begun.begunAt)).toBe(7 * 86_400_000);
  expect(again).toEqual(begun);
  expect(opened(begun)).toBe('1.1.0');
  expect(await liveVersions(desk)).toMatchObject({ news: '1.0.0' });
});

test('a spoilt token, one that was ended and one whose time is over open nothing, and a new preview has another', async () => {
  await publishCandidate('ended');
  const begun = await preview('ended');
  const spoilt = tokenOf(begun).replace('ended.1.1.0', 'ended.1.0.0');
  const before = desk.app.releases.trials.previewOf(spoilt);
  const end = { kind: 'preview', version: '1.1.0' };
  const answers = [
    await call(desk, 'ended', 'ended/trials/end', end),
    await call(desk, 'ended', 'ended/trials/end', end),
  ];
  const afterEnd = opened(begun);
  await desk.app.db('release_trials').where({ section: 'ended' }).update({ ends_at: '2026-01-01T00:00:00Z' });
  const next = await preview('ended');
  await desk.app.db('release_trials').where({ section: 'ended' }).update({ ends_at: '2026-01-02T00:00:00Z' });
  const late = await preview('ended');

  expect([before, afterEnd, opened(begun), opened(next), opened(late)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '1.1.0',
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 404]);
});

test('every trial that runs is listed, however many previews a pipeline has begun', async () => {
  await publishCandidate('pipeline');
  const { revision: expected } = await sectionHistory(desk, 'pipeline');
  await call(desk, 'pipeline', 'pipeline/canary', { version: '1.1.0', share: 5, expected });
  const begun = await preview('pipeline');
  await desk.app.db.raw(`
    INSERT INTO release_trials (kind, section, version, begun_by, ends_at, ended_at)
    SELECT 'preview', 'pipeline', '2.0.' || number, 'test', now() + interval '7 days',
      CASE WHEN number > 50 THEN now() END
    FROM generate_series(1, 60) number
  `);

  const running = await runningOf('pipeline');

  expect(running).toHaveLength(2 + 50);
  expect(running.slice(-2)).toMatchObject([{ address: begun.address }, { kind: 'canary' }]);
});

test('what goes live for all is on trial no more, and other previews stay', async () => {
  await publishCandidate('chosen');
  await publish(desk, createRelease({ name: 'chosen', version: '1.2.0' }), { expected: null });
  const begun = await preview('chosen');
  const other = await preview('chosen', '1.2.0');
  const { revision: expected } = await sectionHistory(desk, 'chosen');
  await call(desk, 'chosen', 'chosen/activate', { version: '1.1.0', expected });
  await desk.app.releases.trials.refresh();

  expect([opened(begun), opened(other)]).toEqual([undefined, '1.2.0']);
  expect((await runningOf('chosen')).map(({ version }) => version)).toEqual(['1.2.0']);
});

test('a preview is checked as a release is, and only of what is published and not live', async () => {
  await publish(desk, createRelease({ name: 'broken' }), { expected: null });
  await publishCandidate('only');
  const codes = await Promise.all(
    [
      ['broken', '1.0.0'],
      ['only', '1.0.0'],
      ['only', '9.9.9'],
      ['shell', '0123456789ab'],
    ].map(
      async ([name = '', version]) =>
        (await call(desk, name, `${name}/preview`, { version })).json<{ code: string }>().code,
    ),
  );

  expect(codes).toEqual(['not_admitted', 'already_live', 'not_found', 'shell_whole']);
});

test('an administrator begins one, too, and another instance opens it, with its files held', async () => {
  await publishCandidate('shared');
  const begun = (await desk.send('POST', '/api/releases/shared/preview', { version: '1.1.0' })).json<ReleaseTrial>();
  await desk.app.db('releases').where({ section: 'shared', version: '1.1.0' }).update({ published_at: '2020-01-01' });
  const other = await buildApi({ ...desk.config, releaseBytes: 1 });
  await other.ready();
  await publish({ app: other, config: desk.config }, createRelease({ name: 'shared', version: '1.2.0' }), {
    expected: null,
  });
  const seen = other.releases.trials.previewOf(tokenOf(begun));
  await other.close();

  expect(begun.begunBy).not.toBe('test');
  expect(seen?.descriptor.version).toBe('1.1.0');
  const { releases } = await sectionHistory(desk, 'shared');
  expect(releases.find(({ version }) => version === '1.1.0')).toMatchObject({ removed: false, available: true });
});

test('a preview goes live for all by the rules of a release: nothing that is older by then, was rolled back or comes from beside', async () => {
  const live = { origin: 'github.com/verein/portal', commit: 'a'.repeat(40) };
  const later = { ...live, commit: 'b'.repeat(40) };
  await publish(desk, createRelease({ name: 'ruled', version: '1.0.0' }), { words: live });
  const beside = { ...later, ancestry: 'diverged' };
  await publish(desk, createRelease({ name: 'ruled', version: '1.1.0' }), { expected: null, words: beside });
  await publish(desk, createRelease({ name: 'ruled', version: '1.4.0' }), { expected: null, words: beside });
  await preview('ruled');
  const promote = async (version: string, words: object = {}) => {
    const { revision: expected } = await sectionHistory(desk, 'ruled');
    const answer = await desk.send('POST', '/api/releases/ruled/activate', { version, expected, ...words });
    return answer.json<{ code?: string; live?: string }>();
  };
  const diverged = await promote('1.1.0');
  const follows = { words: { ...later, ancestry: 'follows' } };
  await publish(desk, createRelease({ name: 'ruled', version: '1.2.0' }), follows);
  const older = await promote('1.1.0');
  const overtaken = await promote('1.4.0');
  await publish(desk, createRelease({ name: 'ruled', version: '1.3.0' }), follows);
  await call(desk, 'ruled', 'ruled/rollback', {});
  await preview('ruled', '1.3.0');
  const rolledBack = await promote('1.3.0');
  const again = await promote('1.3.0', { again: true });
  const equal = await promote('1.3.0');

  expect([diverged, older, overtaken, rolledBack].map(({ code }) => code)).toEqual([
    'older_release',
    'older_release',
    'older_release',
    'rolled_back',
  ]);
  expect([again, equal, await promote('1.4.0', { older: true })]).toMatchObject([
    { live: '1.3.0' },
    { live: '1.3.0', previous: '1.3.0' },
    { live: '1.4.0' },
  ]);
});
