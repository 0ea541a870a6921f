import { createServer, type RequestListener, type Server } from 'node:http';
import { holdRequests } from './held-requests.ts';
import { freePorts } from './ports.ts';

const host = '127.0.0.1';
let ports: number[];
let stop: () => Promise<void>;
let behindServer: Server | undefined;

beforeEach(async () => {
  ports = await freePorts(host, 3145, 2);
  const [front = 0, behind = 0] = ports;
  stop = await holdRequests({ host, port: front }, { host, port: behind }, 2_000);
});
afterEach(async () => {
  await end();
  await stop();
});

const start = (answer: RequestListener) =>
  new Promise<void>((resolve) => {
    behindServer = createServer(answer).listen(ports[1], host, resolve);
  });
const end = () =>
  new Promise<void>((resolve) => {
    behindServer?.close(() => resolve());
    behindServer?.closeAllConnections();
    if (!behindServer) resolve();
    behindServer = undefined;
  });
/** Uses a connection of its own: those of the test before are closed. */
const ask = (path: string, options: RequestInit = {}) =>
  fetch(`http://${host}:${ports[0]}${path}`, { ...options, headers: { connection: 'close' } });

test('requests go on to the process behind, with what they carry', async () => {
  await start((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      response.writeHead(201, { 'x-path': request.url }).end(`${request.method} ${body}`);
    });
  });

  const answer = await ask('/api/news?page=1', { method: 'POST', body: 'Derbysieg' });

  expect([answer.status, answer.headers.get('x-path')]).toEqual([201, '/api/news?page=1']);
  expect(await answer.text()).toBe('POST Derbysieg');
});

test('requests that come while it restarts wait for its successor, none fails', async () => {
  const waiting = [ask('/'), ask('/api/news', { method: 'POST', body: 'Derbysieg' }), ask('/news')];
  await start((request, response) => response.end(request.url));

  expect(await Promise.all(waiting.map(async (answer) => (await answer).text()))).toEqual(['/', '/api/news', '/news']);
});

test('what was being read when it ended is read again, what was being written is not', async () => {
  const reached = new Promise<void>((resolve) => {
    let count = 0;
    void start((request) => request.resume().on('end', () => void (++count === 2 && resolve())));
  });
  const read = ask('/news');
  const written = ask('/api/news', { method: 'POST', body: 'Derbysieg' });
  await reached;
  await end();
  await start((_, response) => response.end('anew'));

  expect(await (await read).text()).toBe('anew');
  expect((await written).status).toBe(502);
});
