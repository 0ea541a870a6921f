import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { runningApi } from '../../test/app.ts';
import { waitUntil } from '../../test/wait-until.ts';

const api = runningApi();
const answered: number[] = [];
beforeAll(async () => {
  const onSend = async (_request: unknown, reply: FastifyReply) => void answered.push(reply.statusCode);
  api.app.post('/api/received', { onSend }, async () => null);
  api.app.get('/api/fault', async () => {
    throw new Error('secret detail');
  });
  api.app.get<{ Params: { code: string } }>('/api/fault/:code', async ({ params }) => {
    throw Object.assign(new Error('secret detail'), params);
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

const postRaw = (payload: string, contentType = 'application/json') =>
  api.app.inject({ method: 'POST', url: '/api/news/mark-read', payload, headers: { 'content-type': contentType } });

test.each([
  ['broken JSON', '{"timestamp":', 'application/json', 400, 'invalid_json'],
  ['JSON that reaches for prototypes', '{"__proto__":{"a":1},"timestamp":1}', 'application/json', 400, 'invalid_json'],
  ['no JSON at all', 'timestamp=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  ['plain text', '1', 'text/plain', 415, 'unsupported_media_type'],
  ['an empty body', '', 'application/json', 400, 'invalid_input'],
  ['null', 'null', 'application/json', 400, 'invalid_input'],
  ['a list', '[]', 'application/json', 400, 'invalid_input'],
  ['a huge body', `{"timestamp":1,"x":"${'x'.repeat(3_000_000)}"}`, 'application/json', 413, 'too_large'],
])('%s is refused', async (_case, payload, contentType, statusCode, code) => {
  const answer = await postRaw(payload, contentType);

  expect(answer.statusCode).toBe(statusCode);
  expect(answer.json()).toEqual(expect.objectContaining({ statusCode, code, message: expect.any(String) }));
});

test('who hangs up while sending is not taken for a database that is away', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const head = 'POST /api/received HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';

  const visitor = connect(port, '127.0.0.1', () => void visitor.write(head));
  api.app.server.once('request', () => void visitor.destroy());
  await waitUntil(async () => answered.length > 0, 5_000);

  expect(answered).toEqual([400]);
});

test('a fault of ours is hidden', async () => {
  const answer = await api.app.inject('/api/fault');

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal_error' });
  expect(answer.body).not.toContain('secret');
});

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])(
  'when there is no room left (%s) the answer is 507 and says in German what to do',
  async (code) => {
    const answer = await api.app.inject(`/api/fault/${code}`);

    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('kein Speicherplatz mehr frei') as unknown,
    });
    expect(answer.body).not.toContain('secret');
  },
);

test.each(['EROFS', 'EIO', 'ESTALE'])(
  'when the disk has become unusable (%s) the answer is 503 and says that it may go again later',
  async (code) => {
    const answer = await api.app.inject(`/api/fault/${code}`);

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'storage_unavailable' });
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).not.toContain('secret');
  },
);

test.each([
  ['/api/news/slug/%E0%A4%A'],
  ['/api/news?page=1e400'],
  ['/api/news/count/unread?since=-1e400'],
  [`/api/news/slug/${'x'.repeat(250)}`],
])('%s is a bad request, not a fault', async (url) => {
  expect((await api.app.inject(url)).statusCode).toBe(400);
});

test('a zero byte in a search is dropped, as in every text', async () => {
  const [without, dropped] = await Promise.all(
    ['derby', 'der%00by'].map((text) => api.app.inject(`/api/news?search=${text}&page=1`)),
  );

  expect([dropped?.statusCode, dropped?.body]).toEqual([200, without?.body]);
});

test('an unknown method below a known address is not found', async () => {
  const answer = await api.app.inject({ method: 'PUT', url: '/api/news' });

  expect(answer.json()).toMatchObject({ statusCode: 404, message: 'Unter PUT /api/news gibt es nichts.' });
});

test('what is no HTTP at all closes the connection', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').end('nonsense\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);

  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400/);
});
