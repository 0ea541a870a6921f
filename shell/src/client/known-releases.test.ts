import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { registryOf } from '../../test/navigation.ts';
import type { LiveSection, PageRegistry } from '../routing/page-state.ts';
import { createKnownReleases } from './known-releases.ts';

const SHELL = '0123456789ab';
const section = (name: string, version: string): LiveSection => ({
  name,
  version,
  url: `/releases/${name}/${version}/`,
  pages: [],
  widgets: [],
});
const page = registryOf([section('news', '1.0.0')]);
let api: ApiServer;
const goLive = (shell: string, ...sections: LiveSection[]) =>
  api.answer('GET /registry.json', { body: { ...registryOf(sections), shell, worker: 'w1' } });

beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.requests.length = 0;
  goLive(SHELL, section('news', '1.0.0'), section('teams', '2.0.0'));
});

const known = (learn: (registry: PageRegistry) => void = () => undefined) =>
  createKnownReleases({ page, shell: SHELL, learn });

test('a tab knows what its page shows, asks once for the rest, and works with it from the next page on', async () => {
  const learnt = jest.fn();
  const releases = known(learnt);
  expect([releases.current(), api.requests]).toEqual([page, []]);

  await Promise.all([releases.all(), releases.all()]);
  expect(learnt).toHaveBeenCalledTimes(1);
  expect(releases.current()).toBe(page);

  expect(releases.untilAll()).toBeUndefined();
  expect(releases.current().sections.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'news 1.0.0',
    'teams 2.0.0',
  ]);
  expect(releases.untilAll()).toBeUndefined();
  expect(api.requests).toHaveLength(1);
});

test('another page waits for what is not known yet', async () => {
  const releases = known();

  await Promise.all([releases.untilAll(), releases.untilAll()]);

  expect(releases.current().sections).toHaveLength(2);
  expect(api.requests).toHaveLength(1);
});

test('a tab with a candidate asks for the others with it, and stays with what it has only while it is on trial', async () => {
  const candidate = 'news@1.0.0';
  const withIt = () => createKnownReleases({ page, shell: SHELL, candidate, learn: () => undefined }).all();
  api.answer('GET /registry.json?kandidat=news@1.0.0', {
    body: { ...registryOf([section('news', '1.0.0')]), shell: SHELL, candidate },
  });
  const onTrial = await withIt();
  api.answer('GET /registry.json?kandidat=news@1.0.0', {
    body: { ...registryOf([section('news', '1.0.0')]), shell: SHELL },
  });

  expect([onTrial?.candidate, await withIt()]).toEqual([candidate, undefined]);
});

test.each([
  ['another version of what the page shows', () => goLive(SHELL, section('news', '1.0.1'), section('teams', '2.0.0'))],
  [
    'what the page shows with other origins',
    () => goLive(SHELL, { ...section('news', '1.0.0'), origins: 'connect https://lose.example' }),
  ],
  ['nothing of what the page shows', () => goLive(SHELL, section('teams', '2.0.0'))],
  ['another shell', () => goLive('ba9876543210', section('news', '1.0.0'))],
])('when by then %s is live, the tab takes nothing of it', async (_what, arrange) => {
  const releases = known();
  arrange();

  expect(await releases.all()).toBeUndefined();
  expect(releases.current()).toBe(page);
  expect(await releases.untilAll()).toBeUndefined();
  expect(api.requests).toHaveLength(1);
});

test('what could not be had is asked for again', async () => {
  const releases = known();
  api.answer('GET /registry.json', { status: 503 });
  await expect(releases.all()).rejects.toThrow('503');
  goLive(SHELL, section('news', '1.0.0'));

  expect(await releases.all()).toMatchObject({ worker: 'w1' });
});
