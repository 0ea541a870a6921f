import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { finishHead, sendFinished } from './finished-head.ts';

const list = ['content-type', 'text/plain', 'x-umlaut', 'Größe', 'content-length', '4'];
const body = Buffer.from('Tor!');
const KEEP_ALIVE_MS = 72_500;

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
beforeAll(async () => {
  server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const byNode = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(200, list).end(body);
const finished = (request: IncomingMessage, response: ServerResponse) =>
  sendFinished(request, response, finishHead(list), body, 72);

/** Everything that comes for the requests, but the clock. */
async function bytesFor(requests: string, handle: typeof answer): Promise<string> {
  answer = handle;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  socket.write(requests);
  return (await text(socket)).replace(/Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, 'Date');
}

const ask = (version: string, connection: string) => `GET / HTTP/${version}\r\nhost: a\r\n${connection}\r\n`;
const last = ask('1.1', 'connection: close\r\n');

test.each<[string, string]>([
  ['to one that asks no more', last],
  ['to one that asks again', ask('1.1', '') + last],
  ['to several that were asked for at once', ask('1.1', '').repeat(4) + last],
  ['to one that speaks HTTP/1.0', ask('1.0', '')],
  ['to one that speaks HTTP/1.0 and asks again', ask('1.0', 'connection: keep-alive\r\n') + last],
])('a finished head is byte for byte what Node writes %s', async (_case, requests) => {
  const expected = await bytesFor(requests, byNode);

  expect(await bytesFor(requests, finished)).toBe(expected);
  expect(expected.match(/Tor!/g)).toHaveLength(requests.match(/GET/g)?.length ?? 0);
});

test('many answers that are sent often at once keep their own head and body', async () => {
  const sites = Array.from({ length: 80 }, (_, at) => {
    const content = Buffer.from(`Seite ${at}`);
    return { content, head: finishHead(['content-length', String(content.length)]) };
  });
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const wholes: boolean[] = [];
  const requests = (times: number) =>
    sites.flatMap((_, at) => Array<string>(times).fill(`GET /${at} HTTP/1.1\r\nhost: a\r\n\r\n`)).join('');

  const received = await bytesFor(requests(3) + last, (request, response) => {
    const site = sites[Number(request.url?.slice(1))];
    if (!site) return;
    const end = jest.spyOn(response, 'end');
    sendFinished(request, response, site.head, site.content, 72);
    const [[sent] = []] = end.mock.calls;
    wholes.push((sent as Buffer).length > site.content.length);
  });
  now.mockRestore();

  // In one piece from the second time on; the last request closes its connection.
  expect(wholes).toEqual([...sites.flatMap(() => [false, true, true]), false]);
  const bodies = [...received.matchAll(/content-length: (\d+)\r\n[^]*?\r\n\r\n(.*?)(?=HTTP|$)/g)];
  expect(bodies.map(([, length, text]) => [Number(length), text])).toEqual([
    ...sites.flatMap(({ content }) => Array(3).fill([content.length, String(content)])),
    [7, 'Seite 0'],
  ]);
});

test('Node takes a finished head as it is', async () => {
  const writeHead = jest.fn();
  await bytesFor(ask('1.1', '') + last, (request, response) => {
    const write = response.writeHead.bind(response);
    response.writeHead = (status: number, given?: unknown) => (writeHead(), write(status, given as string[]));
    finished(request, response);
  });
  expect(writeHead).toHaveBeenCalledTimes(1);
});

test('where Node does not take it, it gets names and values', async () => {
  const requests = ask('1.1', '') + last;
  const expected = await bytesFor(requests, byNode);

  const received = await bytesFor(requests, (request, response) => {
    const property = { get: () => null, set: () => Reflect.deleteProperty(response, '_header'), configurable: true };
    if (response.shouldKeepAlive) Object.defineProperty(response, '_header', property);
    finished(request, response);
  });

  expect(received).toBe(expected);
});

test('a header that must not be sent is refused before it can be', () => {
  expect(() => finishHead(['x-a', 'b\r\nset-cookie: c=d'])).toThrow('Invalid character in header content');
  expect(() => finishHead(['x a', 'b'])).toThrow('valid HTTP token');
});
