import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { registryOf } from '../../test/navigation.ts';
import type { LiveSection } from '../routing/page-state.ts';
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

test('a tab knows what its page shows, and asks once for the rest', async () => {
  const releases = createKnownReleases(page, SHELL);
  const told = jest.fn();
  releases.onAll(told);
  expect([releases.current(), api.requests]).toEqual([page, []]);

  await Promise.all([releases.all(), releases.untilAll(), releases.all()]);

  expect(releases.current().sections.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'news 1.0.0',
    'teams 2.0.0',
  ]);
  expect(api.requests).toHaveLength(1);
  expect(told).toHaveBeenCalledTimes(1);
  expect(releases.untilAll()).toBeUndefined();
});

test.each([
  ['another version of what the page shows', () => goLive(SHELL, section('news', '1.0.1'), section('teams', '2.0.0'))],
  ['nothing of what the page shows', () => goLive(SHELL, section('teams', '2.0.0'))],
  ['another shell', () => goLive('ba9876543210', section('news', '1.0.0'))],
])('when by then %s is live, the tab takes nothing of it', async (_what, arrange) => {
  const releases = createKnownReleases(page, SHELL);
  arrange();

  expect(await releases.all()).toBeUndefined();
  expect(releases.current()).toBe(page);
  expect(await releases.untilAll()).toBeUndefined();
  expect(api.requests).toHaveLength(1);
});

test('what could not be had is asked for again', async () => {
  const releases = createKnownReleases(page, SHELL);
  api.answer('GET /registry.json', { status: 503 });
  await expect(releases.all()).rejects.toThrow('503');
  goLive(SHELL, section('news', '1.0.0'));

  expect(await releases.all()).toMatchObject({ worker: 'w1' });
});
