import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpError, request } from './http.ts';

type Received = { line: string; headers: IncomingHttpHeaders; body: string };

let received: Received[] = [];
let answer = { status: 200, text: '{"count":1}' };
const options: (RequestInit | undefined)[] = [];
const originalFetch = globalThis.fetch;
const server = createServer((incoming, response) => {
  let body = '';
  incoming.on('data', (part: Buffer) => (body += part.toString()));
  incoming.on('end', () => {
    received.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body });
    response.writeHead(answer.status).end(answer.text);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (input, init) => {
    options.push(init);
    return originalFetch(typeof input === 'string' ? new URL(input, origin) : input, init);
  };
});
beforeEach(() => {
  received = [];
  options.length = 0;
  answer = { status: 200, text: '{"count":1}' };
});
afterAll(() => {
  globalThis.fetch = originalFetch;
  server.closeAllConnections();
  server.close();
});

const failure = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error);

test('every call sends cookies, and one without a body says nothing of its type', async () => {
  await expect(request('GET', '/api/news?page=1')).resolves.toEqual({ count: 1 });

  expect(options.map((init) => init?.credentials)).toEqual(['include']);
  expect(received.map(({ line, body }) => [line, body])).toEqual([['GET /api/news?page=1', '']]);
  expect(received[0]?.headers['content-type']).toBeUndefined();
});

test('a change is sent with its method and a JSON body', async () => {
  await request('POST', '/api/news/mark-read', { timestamp: 5 });

  expect(received).toMatchObject([
    { line: 'POST /api/news/mark-read', headers: { 'content-type': 'application/json' }, body: '{"timestamp":5}' },
  ]);
});

test.each(['{"count":', '<!doctype html><title>WLAN im Zug</title>'])('%s is no answer', async (text) => {
  answer = { status: 200, text };

  expect(await failure(request('GET', '/api/news'))).toBeInstanceOf(SyntaxError);
});

test('an answer without a body is nothing', async () => {
  answer = { status: 204, text: '' };

  await expect(request('POST', '/api/logout')).resolves.toBeUndefined();
});

test.each([
  [503, 'Wartung', '503: Wartung'],
  [404, '{"code":"not_found"}', '404: {"code":"not_found"}'],
  [502, '', '502: Bad Gateway'],
])('a refusal with %i and the body %j is called „%s“', async (status, text, message) => {
  answer = { status, text };

  const error = await failure(request('GET', '/api/news'));

  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status, message });
});

test('what a refusal says as JSON can be read', async () => {
  answer = { status: 400, text: '{"message":"Bitte ausfüllen."}' };

  await expect(request('POST', '/api/contact', {})).rejects.toMatchObject({ body: { message: 'Bitte ausfüllen.' } });
});
