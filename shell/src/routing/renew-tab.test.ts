import { guardLeaving } from '@portal/shared-ui';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import type { LiveSection } from './page-state.ts';
import { renewTab } from './renew-tab.ts';

const section = { name: 'news', version: '1.0.0', url: '/releases/news/1.0.0/' } as LiveSection;
const ENTRY = 'HEAD /releases/news/1.0.0/client/remoteEntry.js';
let api: ApiServer;
let loads: string[];
const error = new Error('Script error');
const load = () => loads.push(window.location.pathname);
const goLive = (version: string) =>
  api.answer('GET /api/releases', { body: { revision: 2, sections: [{ name: 'news', version }] } });

beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.stop());
beforeEach(() => {
  loads = [];
  sessionStorage.clear();
  window.history.replaceState(null, '', '/news/derbysieg');
  api.answer(ENTRY, { status: 404 });
  goLive('1.0.12');
});

test('a tab whose version is gone is loaded anew where it wanted to go, once', async () => {
  await renewTab(section, error, load);
  await renewTab(section, error, load);

  expect(loads).toEqual(['/news/derbysieg']);
});

test('each address that it wants to go to has its own attempt', async () => {
  await renewTab(section, error, load);
  window.history.replaceState(null, '', '/news');
  await renewTab(section, error, load);

  expect(loads).toEqual(['/news/derbysieg', '/news']);
});

test('a section that is not live any more counts as gone, too', async () => {
  api.answer('GET /api/releases', { body: { revision: 2, sections: [] } });

  await renewTab(section, error, load);

  expect(loads).toHaveLength(1);
});

test('a version whose files are damaged on the server counts as gone, too', async () => {
  api.answer(ENTRY, { status: 503 });

  await renewTab(section, error, load);

  expect(loads).toHaveLength(1);
});

test('so does one that is damaged in the file that did not come, although its entry is whole', async () => {
  api.answer(ENTRY, { status: 200 });
  api.answer('HEAD /releases/news/1.0.0/client/760.js', { status: 503 });
  const request = `${window.location.origin}/releases/news/1.0.0/client/760.js`;

  await renewTab(section, Object.assign(new Error('Loading chunk 760 failed.'), { request }), load);

  expect(loads).toHaveLength(1);
});

test('a file of somebody else that did not come is not asked for', async () => {
  api.answer(ENTRY, { status: 200 });

  await renewTab(section, Object.assign(new Error(), { request: 'https://karten.example/karte.js' }), load);

  expect(loads).toEqual([]);
});

test.each([
  ['its files are still there', () => api.answer(ENTRY, { status: 200 })],
  ['its server is failing', () => [ENTRY, 'GET /api/releases'].forEach((call) => api.answer(call, { status: 503 }))],
  ['its version is the live one', () => goLive('1.0.0')],
  ['nobody knows what is live', () => api.answer('GET /api/releases', { status: 503 })],
])('a tab stays as it is when %s', async (_what, arrange) => {
  arrange();

  await renewTab(section, error, load);

  expect(loads).toEqual([]);
});

test('a visitor who has gone on meanwhile is left alone', async () => {
  const renewing = renewTab(section, error, load);
  window.history.replaceState(null, '', '/kontakt');
  await renewing;

  expect(loads).toEqual([]);
});

test('where something is not saved the page asks first', async () => {
  let answer = false;
  const end = guardLeaving(() => Promise.resolve(answer));

  await renewTab(section, error, load);
  expect(loads).toEqual([]);
  answer = true;
  await renewTab(section, error, load);
  expect(loads).toHaveLength(1);
  end();
});
