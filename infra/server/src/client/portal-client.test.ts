import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchHealth, fetchHistory, fetchRegistry, fetchTrials, fetchUses, rollBackSection } from './portal-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an address that leads elsewhere is told with where it leads: no token is sent there', async () => {
  const portal = await serve((_request, response) => {
    const refusal = { statusCode: 401, code: 'release_token', message: 'Das Token fehlt.' };
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
  });
  const front = await serve(({ url }, response) => response.writeHead(301, { location: `${portal}${url}` }).end());

  await expect(fetchHistory({ portalUrl: front, token: 'token' }, 'news')).rejects.toMatchObject({
    code: 'unreachable',
    message: `${front} leitet weiter, ohne das Token; gemeint ist wohl ${portal}.`,
  });
});

test('what answers with a page is no portal', async () => {
  const portalUrl = await serve((_request, response) => response.end('<!doctype html>'));

  await expect(fetchHistory({ portalUrl, token: 'token' }, 'news')).rejects.toMatchObject({
    code: 'unreachable',
    message: `Unter ${portalUrl} antwortet kein Portal. (HTTP 200)`,
  });
});

test.each([200, 404])('what answers %i in JSON that is not the portal’s is no portal', async (status) => {
  const portalUrl = await serve((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"no route matched"}'),
  );
  const refused = { code: 'unreachable', message: `Unter ${portalUrl} antwortet kein Portal. (HTTP ${status})` };
  const access = { portalUrl, token: 'token' };

  for (const asking of [
    fetchRegistry(portalUrl),
    fetchUses(portalUrl),
    fetchHistory(access, 'news'),
    fetchHealth(access, 'news'),
    fetchTrials(access, 'news'),
  ])
    await expect(asking).rejects.toMatchObject(refused);
});

test.each([502, 504])(
  'a server before the portal that gives up after a release is sent (%i) leaves open whether it is live',
  async (status) => {
    const portalUrl = await serve((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end('<h1>nginx</h1>'));
    });
    const access = { portalUrl, token: 'token' };

    await expect(rollBackSection(access, 'news')).rejects.toMatchObject({ code: 'maybe_done' });
    await expect(fetchHistory(access, 'news')).rejects.toMatchObject({ code: 'proxy' });
  },
);

test.each([
  [413, /^Ein Server vor dem Portal unter \S+ lässt .* nicht durch \(HTTP 413\); .* 20 MB/],
  [502, /^Ein Server vor dem Portal unter \S+ erreicht es nicht \(HTTP 502\); läuft es\?$/],
  [503, /^Ein Server vor dem Portal unter \S+ erreicht es nicht \(HTTP 503\); läuft es\?$/],
  [504, /^Ein Server vor dem Portal unter \S+ wartet .* \(HTTP 504\); .* drei Minuten/],
])('a page with %i is of a server before the portal, and the address is not doubted', async (status, message) => {
  const portalUrl = await serve((_request, response) => response.writeHead(status).end('<h1>nginx</h1>'));

  await expect(fetchHistory({ portalUrl, token: 'token' }, 'news')).rejects.toMatchObject({
    code: 'proxy',
    message: expect.stringMatching(message) as unknown,
  });
});
