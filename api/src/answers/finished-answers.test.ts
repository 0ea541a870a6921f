import { get as request, type IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';

let api: TestApp;
let app: FastifyInstance;
/** Answers sent past the routes since the test began. */
const finishedCount = () => app.finishedAnswers.sent[200] + app.finishedAnswers.sent[304] - before;
let before = 0;
beforeAll(async () => {
  api = await createTestApp({ trustProxy: 1 });
  ({ app } = api);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  app.finishedAnswers.open();
  before += finishedCount();
});
afterAll(() => api.close());

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request(app.listeningOrigin + path, { headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

/** Everything but the clock. */
const comparable = ({ status, headers: { date: _date, ...headers }, body }: Answer) => ({ status, headers, body });

test.each<[string, Record<string, string>]>([
  ['plain', {}],
  ['compressed', { 'accept-encoding': 'gzip, br' }],
  ['for a proxy with HTTPS', { 'x-forwarded-proto': 'https' }],
  ['with gzip alone', { 'accept-encoding': 'gzip' }],
])('a finished answer is the answer its route gives, %s', async (_case, headers) => {
  app.finishedAnswers.close();
  const fromRoute = await get('/api/settings', headers);
  app.finishedAnswers.open();
  expect(finishedCount()).toBe(0);
  const finished = await get('/api/settings', headers);

  expect(finishedCount()).toBe(1);
  expect(comparable(finished)).toEqual(comparable(fromRoute));
});

test('who keeps an answer hears of each request that got it, also of one that has it still', async () => {
  const heard: (string | undefined)[] = [];
  const answer = {
    etag: '"a"',
    headers: { etag: '"a"' },
    size: 1,
    ready: () => Buffer.from('a'),
    onSent: (headers: IncomingHttpHeaders) => heard.push(headers['sec-fetch-dest'] as string | undefined),
  };
  app.finishedAnswers.add((url) => (url === '/heard' ? answer : undefined));

  await get('/heard', { 'sec-fetch-dest': 'document' });
  const known = await get('/heard', { 'if-none-match': '"a"' });
  await get('/heard', {}, 'HEAD');

  expect(known.status).toBe(304);
  expect(heard).toEqual(['document', undefined]);
});

test('an answer kept for one order of parameters is finished for another, once it was asked for', async () => {
  const [sorted, other] = ['/api/news?limit=2&page=1', '/api/news?page=1&limit=2'];
  await get(sorted);
  await get(other);
  expect(finishedCount()).toBe(0);

  const answer = await get(other);

  expect(finishedCount()).toBe(1);
  expect(answer.body).toEqual((await get(sorted)).body);
});

test('what the browser has is not sent again', async () => {
  const { headers } = await get('/api/settings');
  app.finishedAnswers.close();
  const fromRoute = await get('/api/settings', { 'if-none-match': String(headers.etag) });
  app.finishedAnswers.open();
  const finished = await get('/api/settings', { 'if-none-match': String(headers.etag) });

  delete fromRoute.headers['content-length'];
  expect(comparable(finished)).toEqual(comparable(fromRoute));
  expect([finished.status, finished.body.length]).toEqual([304, 0]);
});

test('changed content is never answered from what was finished before', async () => {
  await get('/api/settings');
  await app.db('settings').update({ town: 'Worms' });
  await app.contentRevision.refresh();
  before += finishedCount();

  expect(JSON.parse((await get('/api/settings')).body.toString())).toMatchObject({ town: 'Worms' });
  expect(finishedCount()).toBe(0);
});

test('only reading the very address is answered past the routes', async () => {
  await get('/api/settings?x=1');
  await get('/api/settings', {}, 'HEAD');
  await get('/api/settings/', {});
  await get('/api/settings', {}, 'DELETE');

  expect(finishedCount()).toBe(0);
});

test('finished answers are counted', async () => {
  const count = async () => Number(/status="2xx"} (\d+)/.exec(await app.metrics())?.[1]);
  await get('/api/settings');
  const counted = await count();
  await get('/api/settings');
  await get('/api/settings');

  expect(await count()).toBe(counted + 2);
  expect(finishedCount()).toBeGreaterThanOrEqual(2);
});
