import { runningApi } from '../../test/app.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import type { SectionOrigin } from '../contract/index.ts';
import { isLower } from './live-order.ts';

const api = runningApi();

const LIVE = { origin: 'github.com/verein/portal', commit: 'a'.repeat(40) };
const LATER = { ...LIVE, commit: 'b'.repeat(40) };
const UNKNOWN = { ...LATER, ancestry: 'unknown', newOrigin: 'true' };
let sections = 0;
/** The name of a section whose version 1.5.0 is live. */
async function liveSection(): Promise<string> {
  const name = `ordered-${(sections += 1)}`;
  await publish(api, createRelease({ name, version: '1.5.0' }), { words: { ...LIVE, dirty: 'true' } });
  return name;
}

const next = '1.6.0';
test.each([
  ['a later commit', next, { ...LATER, ancestry: 'follows' }],
  ['a later commit of another repository', next, { ...LATER, origin: 'elsewhere', ancestry: 'follows' }],
  ['a version that is lower in digits alone', '1.10.0', { ...LATER, ancestry: 'follows' }],
])('%s goes live: version %s with %j', async (_what, version, words) => {
  const name = await liveSection();

  const answer = await publish(api, createRelease({ name, version }), { words });

  expect(answer.json()).toMatchObject({ live: version });
});

test.each([
  ['a lower version of a commit that nobody can compare', '1.4.9', UNKNOWN, 'older_release', 'older'],
  ['a lower version of a later commit', '1.4.9', { ...LATER, ancestry: 'follows' }, 'older_release', 'older'],
  ['a commit beside the live one', next, { ...LATER, ancestry: 'diverged' }, 'older_release', 'older'],
  ['a commit that nobody can compare, of another origin,', next, { origin: 'elsewhere' }, 'new_origin', 'newOrigin'],
  ['a release that says nothing', next, {}, 'new_origin', 'newOrigin'],
  ['a shallow clone of the same origin', next, { ...LATER, ancestry: 'unknown' }, 'unknown_ancestry', 'newOrigin'],
])('%s goes live only expressly: version %s with %j', async (_what, version, words, code, flag) => {
  const name = await liveSection();
  const release = createRelease({ name, version });

  const answer = await publish(api, release, { words });
  const live = await liveVersions(api);
  const expressly = await publish(api, release, { words: { ...words, [flag]: 'true' } });

  expect(answer.json()).toMatchObject({ statusCode: 409, code });
  expect(live).toMatchObject({ [name]: '1.5.0' });
  expect(expressly.json()).toMatchObject({ live: version });
});

test('a live version of a repository without a remote is named as short as its commit', async () => {
  const name = `ordered-${(sections += 1)}`;
  const words = { origin: 'd'.repeat(40), commit: 'a'.repeat(40) };
  await publish(api, createRelease({ name, version: '1.5.0' }), { words });

  const answer = await publish(api, createRelease({ name, version: next }), {
    words: { ...LIVE, ancestry: 'unknown' },
  });

  expect(answer.json()).toMatchObject({
    code: 'new_origin',
    message: expect.stringContaining(`aus Repository ${'d'.repeat(7)} (Commit ${'a'.repeat(7)})`),
  });
  expect((await sectionHistory(api, name)).releases[0]?.source.origin).toBe(words.origin);
});

test('a commit that takes a change back goes live as the build from before, and what follows is compared with that commit', async () => {
  const name = await liveSection();
  const changed = createRelease({ name, version: '1.6.0' });
  await publish(api, changed, { words: { ...LATER, ancestry: 'follows' } });
  const reverted = { ...LIVE, commit: 'c'.repeat(40), ancestry: 'follows' };

  const answer = await publish(api, createRelease({ name, version: '1.5.0' }), { words: reverted });

  expect(answer.json()).toMatchObject({ live: '1.5.0', previous: '1.6.0' });
  const { releases } = await sectionHistory(api, name);
  expect(releases.find(({ active }) => active)).toMatchObject({ source: { commit: reverted.commit } });
});

test('the live build sent again from elsewhere leaves the record of where it came from', async () => {
  const name = await liveSection();
  const fork = { origin: 'elsewhere', commit: 'f'.repeat(40), ancestry: 'unknown' };
  const sourceOf = async () => (await sectionHistory(api, name)).releases.find(({ version }) => version === '1.5.0');

  const answer = await publish(api, createRelease({ name, version: '1.5.0' }), { words: fork });
  const live = await sourceOf();
  const later = createRelease({ name, version: next });
  const refused = await publish(api, later, { words: fork });
  await publish(api, later, { words: { ...LATER, ancestry: 'follows' } });
  await call(api, name, `${name}/rollback`, {});
  await publish(api, later, { expected: null, words: fork });

  expect(answer.json()).toMatchObject({ live: '1.5.0', previous: '1.5.0' });
  expect(refused.json()).toMatchObject({ code: 'new_origin' });
  expect([live, await sourceOf()]).toMatchObject([{ source: LIVE }, { source: LIVE }]);
  expect((await sectionHistory(api, name)).releases[0]).toMatchObject({ version: next, source: LATER });
});

test('what a start has published becomes the release of whoever sends the same build', async () => {
  const name = `ordered-${(sections += 1)}`;
  const build = createRelease({ name });
  await publish(api, build, { words: { origin: 'portal' } });

  await publish(api, build, { words: LIVE });

  expect((await sectionHistory(api, name)).releases).toMatchObject([{ source: LIVE }]);
});

test('a stored candidate was compared with what its sender saw live, not with what is live when it comes', async () => {
  const name = await liveSection();
  const { revision: seen } = await sectionHistory(api, name);
  const follows = { ...LATER, ancestry: 'follows' };
  const store = (version: string, words: Record<string, string>) =>
    publish(api, createRelease({ name, version }), { expected: null, words: { ...follows, ...words } });
  const activate = async (version: string) => {
    const { revision: expected } = await sectionHistory(api, name);
    return (await call(api, name, `${name}/activate`, { version, expected })).json<object>();
  };
  await publish(api, createRelease({ name, version: next }), { words: follows });
  const { revision } = await sectionHistory(api, name);

  await store('1.7.0', { expected: String(seen) });
  await store('1.8.0', {});
  await store('1.9.0', { expected: String(revision) });

  expect(await activate('1.7.0')).toMatchObject({ code: 'older_release' });
  expect(await activate('1.8.0')).toMatchObject({ code: 'unknown_ancestry' });
  expect(await activate('1.9.0')).toMatchObject({ live: '1.9.0' });
});

test('a release that waits for an origin was compared with what its sender saw live, too', async () => {
  const name = await liveSection();
  const { revision: seen } = await sectionHistory(api, name);
  await publish(api, createRelease({ name, version: next }), { words: { ...LATER, ancestry: 'follows' } });
  const built = createRelease({ name, version: '1.7.0' });
  const lots: SectionOrigin = { kind: 'connect', origin: 'https://lose.example', why: 'Zählt.' };
  const waiting = { ...built, descriptor: { ...built.descriptor, origins: [lots] } };
  const stored = await publish(api, waiting, { expected: seen, words: { ...LATER, ancestry: 'follows' } });
  await api.app.db('section_origins').insert({ section: name, kind: 'connect', origin: lots.origin, allowed_by: 'x' });

  const { revision: expected } = await sectionHistory(api, name);
  const answer = await call(api, name, `${name}/activate`, { version: '1.7.0', expected });

  expect(stored.json()).toMatchObject({ waitsFor: [lots] });
  expect(answer.json()).toMatchObject({ code: 'older_release' });
});

test.each([
  ['a known origin', LIVE],
  ['no commit', { origin: LIVE.origin }],
])('a candidate compared with an earlier version needs a word where the live one has %s', async (_of, live) => {
  const name = await liveSection();
  const { revision: seen } = await sectionHistory(api, name);
  await publish(api, createRelease({ name, version: '1.7.0' }), {
    expected: null,
    words: { ...LATER, ancestry: 'follows', expected: String(seen) },
  });
  const words = { ...live, ancestry: 'unknown', newOrigin: 'true' };
  await publish(api, createRelease({ name, version: next }), { words });
  const activate = async (said: object) => {
    const { revision: expected } = await sectionHistory(api, name);
    return (await call(api, name, `${name}/activate`, { version: '1.7.0', expected, ...said })).json<object>();
  };

  const message = `Inzwischen ist ${name} ${next} live gegangen; bitte noch einmal bauen.`;
  expect((await sectionHistory(api, name)).knownOrigins).toEqual([LIVE.origin]);
  expect(await activate({})).toMatchObject({ statusCode: 409, code: 'older_release', message });
  expect(await activate({ newOrigin: true })).toMatchObject({ code: 'older_release' });
  expect(await activate({ older: true })).toMatchObject({ live: '1.7.0' });
});

test('a stored candidate is compared anew where it is sent again from the same origin, and only then', async () => {
  const name = await liveSection();
  const candidate = createRelease({ name, version: next });
  const { revision } = await sectionHistory(api, name);
  const send = (words: Record<string, string>) =>
    publish(api, candidate, { expected: null, words: { ...words, expected: String(revision) } });
  const activate = async () => {
    const { revision: expected } = await sectionHistory(api, name);
    return (await call(api, name, `${name}/activate`, { version: next, expected })).json<object>();
  };
  await send({ ...LATER, ancestry: 'diverged' });
  await send({ ...LATER, origin: 'elsewhere', ancestry: 'follows' });

  const beside = await activate();
  await send({ ...LATER, commit: 'c'.repeat(40), ancestry: 'follows' });

  expect(beside).toMatchObject({ code: 'older_release' });
  expect(await activate()).toMatchObject({ live: next });
  expect((await sectionHistory(api, name)).releases[0]).toMatchObject({ source: { commit: 'c'.repeat(40) } });
});

test('the history says where a release came from, and at which revision of the registry', async () => {
  const { revision } = api.app.releases.registry();
  const name = await liveSection();

  const { releases } = await sectionHistory(api, name);

  expect(releases).toMatchObject([{ version: '1.5.0', source: { ...LIVE, dirty: true }, registryRevision: revision }]);
});

test('an origin that knows no commits is told once, and is no new one any more', async () => {
  const name = await liveSection();
  const words = { origin: 'elsewhere', ancestry: 'unknown' };
  await publish(api, createRelease({ name, version: next }), { words: { ...words, newOrigin: 'true' } });

  const answer = await publish(api, createRelease({ name, version: '1.7.0' }), { words });

  expect(answer.json()).toMatchObject({ live: '1.7.0' });
});

test('a shallow clone is told once for its origin; what is older, beside it or of another origin is asked all the same', async () => {
  const name = await liveSection();
  const shallow = (commit: string) => ({ ...LATER, commit: commit.repeat(40), ancestry: 'unknown' });
  const send = async (version: string, words: Record<string, string>) =>
    (await publish(api, createRelease({ name, version }), { words })).json<object>();
  await send(next, { ...shallow('b'), newOrigin: 'true' });

  expect(await send('1.7.0', shallow('c'))).toMatchObject({ live: '1.7.0' });
  expect(await send('1.8.0', shallow('d'))).toMatchObject({ live: '1.8.0' });
  expect((await sectionHistory(api, name)).knownOrigins).toEqual([LIVE.origin]);
  expect(await send('1.7.1', shallow('e'))).toMatchObject({ code: 'older_release' });
  expect(await send('1.9.0', { ...shallow('e'), ancestry: 'diverged' })).toMatchObject({ code: 'older_release' });
  expect(await send('1.9.0', { ...shallow('e'), origin: 'elsewhere' })).toMatchObject({ code: 'new_origin' });
});

test('an origin is known for the section alone of which that was said, and not before it is live', async () => {
  const [name, other] = [await liveSection(), await liveSection()];
  await publish(api, createRelease({ name, version: next }), { words: { ...UNKNOWN }, expected: null });
  const words = { ...LATER, ancestry: 'unknown' };

  const before = await publish(api, createRelease({ name, version: '1.7.0' }), { words });
  await publish(api, createRelease({ name, version: '1.7.0' }), { words: UNKNOWN });
  const beside = await publish(api, createRelease({ name: other, version: '1.7.0' }), { words });

  expect([before.json(), beside.json()]).toMatchObject([{ code: 'unknown_ancestry' }, { code: 'unknown_ancestry' }]);
});

test('a version that has never been live is none to go back to by force, wherever it came from', async () => {
  const name = await liveSection();
  await publish(api, createRelease({ name, version: next }), { words: { origin: 'elsewhere' }, expected: null });
  const goBack = async (force: boolean) => (await call(api, name, `${name}/rollback`, { version: next, force })).json();

  expect(await goBack(false)).toMatchObject({ statusCode: 409, code: 'new_origin' });
  expect(await goBack(true)).toMatchObject({ statusCode: 409, code: 'never_live' });
});

test('no version of the shell is lower than another, although the beginning of a build may be a number', () => {
  expect(isLower('104512873690', '997310254418')).toBe(false);
  expect(isLower('1.9.0', '1.10.0')).toBe(true);
});
