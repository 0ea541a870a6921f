import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the page's requests go; `stop` puts everything back. */
export type FetchServer = { origin: string; stop: () => Promise<void> };

/** Starts a real HTTP server and sends relative requests of `fetch` there until it is stopped. */
export async function serveFetch(listener: RequestListener): Promise<FetchServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => originalFetch(typeof input === 'string' ? new URL(input, origin) : input, init);
  return {
    origin,
    stop: async () => {
      globalThis.fetch = originalFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
