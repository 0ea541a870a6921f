import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runningApi } from '../../test/app.ts';

const api = runningApi();
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Status, headers and body of what comes back for exactly these bytes. */
const send = async (request: string) => {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body || '{}') as unknown };
};

test('an address of the API with percent signs that encode nothing is refused like all bad input', async () => {
  const answer = await api.app.inject('/api/news/slug/%E0%A4%A');

  expect(answer.json()).toEqual({ statusCode: 400, code: 'invalid_address', message: expect.any(String) as string });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
});

test.each([
  ['/news/100%-einsatz', '/news/100%25-einsatz'],
  ['/news/%ff?seite=2', '/news/%25ff'],
  ['//evil.example/%', '/evil.example/%25'],
  ['/\\\\evil.example/%', '/evil.example/%25'],
  ['http://verein.example/news/100%?seite=2', '/news/100%25'],
  ['http://verein.example//evil.example/%', '/evil.example/%25'],
])('the page %s leads to %s, which can be read', async (url, location) => {
  const answer = await send(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  expect(answer.status).toBe(301);
  expect(answer.head).toContain(`location: ${location}\r\n`);
  expect(answer.head).toContain('x-frame-options: DENY');
});

test.each([
  ['no HTTP at all', 'Guten Tag\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['an endless address', `GET /news?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
])('%s is refused like all bad input, and the connection ends', async (_, request, statusCode) => {
  const answer = await send(request);

  expect(answer.status).toBe(statusCode);
  expect(answer.body).toEqual({
    statusCode,
    code: expect.any(String) as string,
    message: expect.any(String) as string,
  });
});
