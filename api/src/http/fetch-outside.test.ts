import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as listen, type AddressInfo } from 'node:net';
import { createOutside, type OutsideLimits } from './fetch-outside.ts';

const LIMITS: OutsideLimits = { mostBytes: 1024 * 1024, timeoutMs: 5_000, types: ['text/calendar'] };
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

const asked: string[] = [];
let answer: RequestListener;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/calendar' }).end(CALENDAR);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const { fetchOutside, followLink } = createOutside();
const { fetchOutside: fetchHere, followLink: followHere } = createOutside({ mayReachLoopback: true });
const redirectTo = (location: string): RequestListener => {
  const calendar = answer;
  return (request, response) =>
    request.url === '/' ? void response.writeHead(302, { location }).end() : calendar(request, response);
};

test('what lies at an address is fetched, also where that leads on', async () => {
  answer = redirectTo('/spiele.ics');

  const { url, type, bytes } = await fetchHere(origin, LIMITS);

  expect({ url, type, text: bytes.toString() }).toEqual({
    url: `${origin}/spiele.ics`,
    type: 'text/calendar',
    text: CALENDAR,
  });
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.4.4/',
  'http://192.168.1.1:8080/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::7f00:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://localhost/',
])('%s is inside', async (address) => {
  await expect(fetchOutside(address, LIMITS)).rejects.toMatchObject({
    statusCode: 422,
    code: 'outside_refused',
    message: expect.stringMatching(/internes Netz/) as string,
  });
});

test('this machine is inside unless it was opened, and then nothing else is', async () => {
  await expect(fetchOutside(origin, LIMITS)).rejects.toThrow(/internes Netz/);
  expect(asked).toEqual([]);

  answer = redirectTo('http://10.0.0.1/spiele.ics');
  await expect(fetchHere(origin, LIMITS)).rejects.toThrow(/internes Netz/);
});

test.each(['webcal', 'webcals', 'WEBCAL'])('a calendar at %s:// is asked for by HTTPS', async (scheme) => {
  const greetings: Buffer[] = [];
  const listener = listen((socket) => void socket.once('data', (bytes) => (greetings.push(bytes), socket.destroy())));
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address() as AddressInfo;

  await expect(fetchHere(`${scheme}://127.0.0.1:${port}/a.ics`, LIMITS)).rejects.toThrow(/nicht zu erreichen/);

  // How TLS begins.
  expect(greetings.map(([first]) => first)).toEqual([22]);
  listener.close();
});

test.each([
  ['ftp://verein.example/', /https:\/\/ oder http/],
  ['file:///etc/passwd', /https:\/\/ oder http/],
  ['javascript:alert(1)', /https:\/\/ oder http/],
  ['verein.example', /keine vollständige Adresse/],
  ['https://nutzer:geheim@verein.example/', /Benutzernamen/],
])('%s is refused', async (address, reason) => {
  await expect(fetchHere(address, LIMITS)).rejects.toThrow(reason);
});

test.each<[string, () => RequestListener, RegExp]>([
  ['leads in circles', () => (_request, response) => response.writeHead(301, { location: '/' }).end(), /zu oft/],
  ['leads nowhere', () => (_request, response) => response.writeHead(301).end(), /nicht wohin/],
  ['leads to a file', () => redirectTo('file:///etc/passwd'), /https:\/\//],
  ['has nothing', () => (_request, response) => response.writeHead(404).end(), /Fehler 404/],
  [
    'has a page',
    () => (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    /etwas anderes.*text\/html/,
  ],
  [
    'packs',
    () => (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/calendar', 'content-encoding': 'gzip' }).end('x'),
    /etwas anderes/,
  ],
  [
    'sends without end',
    () => (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' });
      const send = (error?: Error | null) => void (error || response.write('x'.repeat(65_536), send));
      send();
    },
    /größer als 1 MB/,
  ],
  ['hangs up', () => (request) => void request.socket.destroy(), /nicht zu erreichen/],
])('a server that %s is told apart', async (_case, listener, reason) => {
  answer = listener();

  await expect(fetchHere(origin, LIMITS)).rejects.toThrow(reason);
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['stops', (_request, response) => void response.writeHead(200, { 'content-type': 'text/calendar' }).write('B')],
])('a server that %s is given up', async (_case, listener) => {
  answer = listener;

  await expect(fetchHere(origin, { ...LIMITS, timeoutMs: 200 })).rejects.toThrow(/nicht rechtzeitig/);
});

test('only the host that was named is asked', async () => {
  const limits = { ...LIMITS, host: '127.0.0.1' };
  expect((await fetchHere(origin, limits)).bytes.toString()).toBe(CALENDAR);

  answer = redirectTo('http://andere.example/spiele.ics');
  await expect(fetchHere(origin, limits)).rejects.toThrow(/nicht zu „127\.0\.0\.1“, sondern zu „andere\.example“/);
});

test('a link is followed until it leaves its service, and what lies there is not requested', async () => {
  answer = (request, response) => {
    const location = request.url === '/kurz' ? '/noch-kurz' : 'https://karte.example/platz?q=52.5,13.3';
    response.writeHead(302, { location }).end();
  };

  expect(await followHere(`${origin}/kurz`, ['127.0.0.1'])).toBe('https://karte.example/platz?q=52.5,13.3');
  expect(asked).toEqual(['/kurz', '/noch-kurz']);
  expect(await followHere(`${origin}/kurz`, ['kurz.example'])).toBe(`${origin}/kurz`);
  expect(asked).toHaveLength(2);
});

test('links lead neither inside nor in circles, and a page is no way on', async () => {
  await expect(followLink(`${origin}/kurz`, ['127.0.0.1'])).rejects.toThrow(/internes Netz/);
  expect(asked).toEqual([]);

  answer = (_request, response) => response.writeHead(302, { location: '/kurz' }).end();
  await expect(followHere(`${origin}/kurz`, ['127.0.0.1'])).rejects.toThrow(/zu oft/);
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  await expect(followHere(`${origin}/kurz`, ['127.0.0.1'])).rejects.toThrow(/leitet nicht weiter/);
});
