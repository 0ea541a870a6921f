import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { showDeployed } from './deployed-portal.ts';
import { freePorts } from './ports.ts';

const host = '127.0.0.1';
const said: string[] = [];
let deployed: Server;
let origin: string;
let shown: string;
let stop: () => Promise<void>;
let seen: { method: string | undefined; headers: IncomingHttpHeaders }[];

beforeAll(async () => {
  const [portalPort = 0, port = 0] = await freePorts(host, 3150, 2);
  origin = `http://${host}:${portalPort}`;
  shown = `http://${host}:${port}`;
  deployed = createServer(({ url, method, headers }, answer) => {
    seen.push({ method, headers });
    answer.setHeader('set-cookie', 'session=geheim').setHeader('strict-transport-security', 'max-age=1');
    if (url === '/alt') return answer.writeHead(301, { location: `${origin}/neu?seite=2` }).end();
    return answer.writeHead(200, { 'content-type': 'image/png', etag: '"1"', 'accept-ranges': 'bytes' }).end('Bild');
  });
  await new Promise<void>((resolve) => deployed.listen(portalPort, host, resolve));
  const section = () => Promise.resolve(undefined);
  stop = await showDeployed({
    portalUrl: `${origin}/`,
    address: { host, port },
    section,
    say: (line) => said.push(line),
  });
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  await stop();
  deployed.closeAllConnections();
  await new Promise((resolve) => deployed.close(resolve));
});

/** Uses a connection of its own, without what `fetch` adds or follows. */
const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    request(shown, { path, agent: false, ...options }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    })
      .on('error', reject)
      .end();
  });

test('what is read comes from the portal, which learns nothing of who reads', async () => {
  const headers = {
    cookie: 'session=meins',
    authorization: 'Bearer meins',
    origin: shown,
    referer: shown,
    range: 'bytes=0-3',
  };
  const answer = await ask('/media/1.png', { headers });

  expect([answer.status, answer.body]).toEqual([200, 'Bild']);
  expect(seen[0]?.headers).toMatchObject({ range: 'bytes=0-3' });
  for (const name of ['cookie', 'authorization', 'origin', 'referer'])
    expect(seen[0]?.headers).not.toHaveProperty(name);
});

test('no cookie of the portal comes here, nothing that holds for its name, and nothing is kept unasked', async () => {
  const { headers } = await ask('/media/1.png');

  expect(headers).toMatchObject({ 'content-type': 'image/png', etag: '"1"', 'cache-control': 'no-cache' });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('what pages would send is refused in words, and said once', async () => {
  const answers = [await ask('/api/errors', { method: 'POST' }), await ask('/api/errors', { method: 'POST' })];

  for (const { status, headers, body } of answers) {
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(JSON.parse(body)).toMatchObject({ code: 'read_only', message: expect.stringContaining('nur gelesen') });
  }
  expect(seen).toEqual([]);
  expect(said).toEqual(['POST /api/errors wurde nicht gesendet.']);
});

test('a page that has moved is looked for here', async () => {
  const { status, headers } = await ask('/alt');

  expect([status, headers.location]).toEqual([301, '/neu?seite=2']);
});

test('no other server is asked, whatever the address', async () => {
  const answers = [await ask('http://anderswo.example/'), await ask('//anderswo.example/')];

  expect(answers.map(({ status }) => status)).toEqual([400, 200]);
  expect(seen.map(({ headers }) => headers.host)).toEqual([new URL(origin).host]);
});

test('a service worker from before removes itself', async () => {
  const { headers, body } = await ask('/sw.js');

  expect(headers['content-type']).toBe('text/javascript');
  expect(body).toContain('registration.unregister()');
});
