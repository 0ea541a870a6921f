import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminDesk } from '../../test/editor-desk.ts';

const desk = adminDesk({ services: { mayReachLoopback: true, mapShorteners: ['127.0.0.1'] } });
const MAP = 'https://karte.example/platz/@52.5163,13.3777,17z';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url }, response) =>
    url === '/weg' ? response.writeHead(404).end() : response.writeHead(302, { location: MAP }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const follow = (address: string) => desk.send('POST', '/api/admin/map-links', { address });

test('a short link is answered with where it leads; another is its own answer, unasked', async () => {
  expect((await follow(`${origin}/AbC`)).json()).toEqual({ address: MAP });
  expect((await follow('https://verein.example/')).json()).toEqual({ address: 'https://verein.example/' });
});

test.each<[string, () => string, number]>([
  ['leads nowhere', () => `${origin}/weg`, 422],
  ['is none', () => 'Am Wald 1', 422],
  ['is empty', () => ' ', 400],
])('a link that %s is refused in words', async (_case, address, status) => {
  const answer = await follow(address());

  expect(answer.json()).toMatchObject({ statusCode: status, field: 'address', message: expect.any(String) as string });
});
