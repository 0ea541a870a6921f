import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startReleaseTarget, type ReleaseTarget } from '../../test/release-target.ts';
import { attendFront } from './attend-front.ts';
import { openEntrance, type Entrance } from './entrance.ts';
import type { FromFront, ToFront } from './front-messages.ts';
import { createFrontState } from './front-state.ts';
import { runFront } from './front.ts';

let portal: ReleaseTarget;
let state: ReturnType<typeof createFrontState>;
let entrance: Entrance;
let fronts: Awaited<ReturnType<typeof startFront>>[];
/** A request that reached the portal itself: the client's address, and the path. */
let forwarded: string[];

beforeAll(async () => {
  portal = await startReleaseTarget();
  await rename('TuS Muster');
  state = createFrontState(portal.app);
  entrance = await openEntrance(portal.app, state.ofCopies);
  fronts = [await startFront(), await startFront()];
  portal.app.server.prependListener('request', ({ socket, method, url }) => {
    forwarded.push(`${socket.remoteAddress} ${method} ${url}`);
  });
});
beforeEach(() => (forwarded = []));
afterAll(async () => {
  agent.destroy();
  for (const { end } of fronts) await end();
  state.close();
  await entrance.close();
  await portal.stop();
});

/** Gives the club a name that makes its answers long enough to be compressed. */
async function rename(name: string): Promise<void> {
  await portal.app.db('settings').update({ name: `${name} `.repeat(100) });
  await portal.app.contentRevision.refresh();
}

/** A front process without a process: messages are copied as between two. */
async function startFront() {
  const copyOf = <Message>(message: Message) => JSON.parse(JSON.stringify(message)) as Message;
  let hear: (message: ToFront) => void = () => undefined;
  const { app } = portal;
  const config = { ...app.config, host: '127.0.0.1', port: 0 };
  const attended = attendFront({
    app: Object.create(app, { config: { value: config } }) as typeof app,
    state,
    entrance: entrance.address,
    tell: (message) => void setImmediate(() => hear(copyOf(message))),
    kill: () => undefined,
  });
  const said: FromFront[] = [];
  const ended = runFront({
    say: async (message) => {
      said.push(message);
      attended.hear(copyOf(message));
    },
    onMessage: (listener) => (hear = listener),
  });
  const end = async () => {
    attended.end(false);
    await ended;
    attended.leave();
  };
  return { url: `http://127.0.0.1:${await attended.port}`, said, end };
}

const agent = new Agent({ keepAlive: true });

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET', body?: Buffer) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(url, { headers, method, agent }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    asked.on('error', reject).end(body);
  });

const comparable = ({ status, headers: { date: _date, ...headers }, body }: Answer) => ({ status, headers, body });
const front = (place = 0) => fronts[place]?.url ?? '';

test.each<[string, string, Record<string, string>]>([
  ['a kept answer', '/api/settings', {}],
  ['a compressed one', '/api/settings', { 'accept-encoding': 'br' }],
  ['one that nobody has compressed yet', '/api/settings', { 'accept-encoding': 'gzip' }],
  ['an answer that is not kept', '/healthz', {}],
  ['an unknown address', '/api/nix', {}],
  ['an address that encodes nothing', '/api/%zz', {}],
])('%s is the same from a front process, the first time and later', async (_what, path, headers) => {
  const own = comparable(await ask(portal.portalUrl + path, headers));

  expect(comparable(await ask(front() + path, headers))).toEqual(own);
  expect(comparable(await ask(front() + path, headers))).toEqual(own);
});

test('a kept answer comes from the copy, whatever the encoding, and to who has it still as 304', async () => {
  const settings = await ask(`${front()}/api/settings`);
  for (const encoding of ['br', 'gzip']) await ask(`${front()}/api/settings`, { 'accept-encoding': encoding });
  forwarded = [];

  const br = await ask(`${front()}/api/settings`, { 'accept-encoding': 'br' });
  const gzip = await ask(`${front()}/api/settings`, { 'accept-encoding': 'gzip' });
  const known = await ask(`${front()}/api/settings`, { 'if-none-match': settings.headers.etag ?? '' });

  expect(forwarded).toEqual([]);
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body)]).toEqual([settings.body, settings.body]);
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

test('when everybody knows of a change, no front process answers what was before', async () => {
  const nameAt = async (place: number) => JSON.parse(String((await ask(`${front(place)}/api/settings`)).body)).name;
  for (const place of [0, 1, 0, 1]) expect(await nameAt(place)).not.toContain('TuS Neu');

  await rename('TuS Neu');
  await state.settled();

  expect([await nameAt(0), await nameAt(1)]).toEqual([
    expect.stringContaining('TuS Neu'),
    expect.stringContaining('TuS Neu'),
  ]);
});

test('the portal sees the address of the client and not what it pretends', async () => {
  await ask(`${front()}/healthz`, { 'x-portal-client': '203.0.113.7' });

  expect(forwarded).toEqual(['127.0.0.1 GET /healthz']);
});

test.each([
  ['with a body', 401, Buffer.from('{"email":"a@verein.example","password":"falsch-und-lang"}')],
  ['without a body', 400, undefined],
])('a write %s is answered with %d, and the next one as well', async (_what, status, body) => {
  const write = () => ask(`${front()}/api/login`, { 'content-type': 'application/json' }, 'POST', body);

  expect([(await write()).status, (await write()).status]).toEqual([status, status]);
});

test('trailers that are announced for a body of a known length end no front process', async () => {
  const { hostname, port } = new URL(front());
  const socket = connect(Number(port), hostname);
  // Node's client would refuse to send it.
  socket.write('GET /healthz HTTP/1.1\r\nHost: verein.example\r\nTrailer: x\r\nConnection: close\r\n\r\n');

  expect(String(await buffer(socket))).toMatch(/^HTTP\/1\.1 200 /);
});

test('who may not write is told so before the body has begun', async () => {
  const { hostname, port } = new URL(front());
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /api/users HTTP/1.1\r\nHost: verein.example\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
  );

  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
});

test('what a front process has sent is counted by the portal', async () => {
  const { sent } = portal.app.finishedAnswers;
  const third = await startFront();
  await ask(`${third.url}/api/settings`);
  const before = sent[200];
  for (let count = 0; count < 3; count += 1) await ask(`${third.url}/api/settings`);

  await third.end();

  expect(sent[200] - before).toBeGreaterThanOrEqual(3);
});

test('a front process that does not learn of a change holds up nobody, but is given up', async () => {
  const gone = jest.fn(() => deaf.remove());
  const deaf = state.add(() => undefined, gone, 10);

  await rename('TuS Muster');
  await state.settled();

  expect(gone).toHaveBeenCalledTimes(1);
});
