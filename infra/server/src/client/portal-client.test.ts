import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchHistory } from './portal-client.ts';

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
