import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';

let server: Server;
let agent: Agent;
let port: number;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server = createServer((_request, response) => response.end('da'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

const ask = (through: Agent | false) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: through }, (answer) => resolve(answer.resume())).on('error', reject);
  });

test('a connection that is kept open is answered once more and closed with that, a new one is refused', async () => {
  const first = await ask(agent);
  expect(first.headers.connection).toBe('keep-alive');

  const draining = drain(server, 60_000);
  const [last, refused] = await Promise.all([ask(agent), ask(false).catch((error: unknown) => error)]);

  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  await draining;
});

test('a connection without another request does not hold up the end', async () => {
  await ask(agent);

  await expect(drain(server, 10)).resolves.toBeUndefined();
});
