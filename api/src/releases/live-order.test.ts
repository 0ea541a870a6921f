import { runningApi } from '../../test/app.ts';
import { createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';

const api = runningApi();

const LIVE = { origin: 'github.com/verein/portal', commit: 'a'.repeat(40) };
const LATER = { ...LIVE, commit: 'b'.repeat(40) };
let sections = 0;
/** The name of a section whose version 1.5.0 is live. */
async function liveSection(): Promise<string> {
  const name = `ordered-${(sections += 1)}`;
  await publish(api, createRelease({ name, version: '1.5.0' }), { words: { ...LIVE, dirty: 'true' } });
  return name;
}

const next = '1.6.0';
test.each([
  ['a later commit', next, { ...LATER, ancestry: 'follows' }, undefined],
  ['a later commit of another repository', next, { ...LATER, origin: 'elsewhere', ancestry: 'follows' }, undefined],
  ['a lower version', '1.4.9', { ...LATER, ancestry: 'follows' }, { code: 'older_release', flag: 'older' }],
  ['a lower version in digits alone', '1.10.0', { ...LATER, ancestry: 'follows' }, undefined],
  ['a commit beside the live one', next, { ...LATER, ancestry: 'diverged' }, { code: 'older_release', flag: 'older' }],
  ['a commit that nobody can compare', next, { ...LATER, ancestry: 'unknown' }, undefined],
  ['the same of another origin', next, { origin: 'elsewhere' }, { code: 'new_origin', flag: 'newOrigin' }],
  ['nothing said of it', next, {}, { code: 'new_origin', flag: 'newOrigin' }],
])('%s: version %s with %j asks for %j', async (_what, version, words, asks) => {
  const name = await liveSection();
  const release = createRelease({ name, version });

  const answer = await publish(api, release, { words });

  if (!asks) return expect(answer.json()).toMatchObject({ live: version });
  expect(answer.json()).toMatchObject({ statusCode: 409, code: asks.code });
  expect(await liveVersions(api)).toMatchObject({ [name]: '1.5.0' });
  const expressly = await publish(api, release, { words: { ...words, [asks.flag]: 'true' } });
  expect(expressly.json()).toMatchObject({ live: version });
});

test('the history says where a release came from', async () => {
  const name = await liveSection();

  const { releases } = await sectionHistory(api, name);

  expect(releases).toMatchObject([{ version: '1.5.0', source: { ...LIVE, dirty: true } }]);
});

test('an origin that is told once is no new one any more', async () => {
  const name = await liveSection();
  const words = { origin: 'elsewhere', ancestry: 'unknown' };
  await publish(api, createRelease({ name, version: next }), { words: { ...words, newOrigin: 'true' } });

  const answer = await publish(api, createRelease({ name, version: '1.7.0' }), { words });

  expect(answer.json()).toMatchObject({ live: '1.7.0' });
});
