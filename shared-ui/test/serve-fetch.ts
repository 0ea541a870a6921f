import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server of the page's requests; `stop` restores everything. */
export type FetchServer = {
  origin: string;
  /** Resolves when no request is open and none follows, or after half a second: some answers never come. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The real ones, also in tests that stop the time. */
const { setTimeout: later } = globalThis;
const PATIENCE_MS = 500;
/** Turns of the event loop in which an answer may cause another request. */
const TURNS = 3;

/** Starts a real HTTP server and sends relative requests of `fetch` there until it is stopped. */
export async function serveFetch(listener: RequestListener): Promise<FetchServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const originalFetch = globalThis.fetch;
  let open = 0;
  globalThis.fetch = async (input, init) => {
    open += 1;
    try {
      return await originalFetch(typeof input === 'string' ? new URL(input, origin) : input, init);
    } finally {
      open -= 1;
    }
  };
  const settled = async () => {
    const end = performance.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < TURNS && performance.now() < end; quiet = open === 0 ? quiet + 1 : 0)
      // oxlint-disable-next-line no-await-in-loop -- turn after turn
      await new Promise((resolve) => later(resolve, 0));
  };
  return {
    origin,
    settled,
    stop: async () => {
      // Requests under way would be answered, or cut off, after the page and the test are gone.
      await settled();
      globalThis.fetch = originalFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
