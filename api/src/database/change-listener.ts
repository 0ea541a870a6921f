import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Tells what other instances changed, over one connection of its own. */
export type ChangeListener = {
  /**
   * Calls `onChange` after each notification on `channel`, after each new connection (something may have been missed)
   * and every two seconds, in case notifications do not arrive. So `onChange` reads a counter and compares.
   */
  listen(channel: string, onChange: () => void | Promise<void>): void;
  close(): Promise<void>;
};

type Log = { warn(details: object, message: string): void };

const POLL_MS = 2_000;
const RECONNECT_MS = 500;

/** Connects in the background and again whenever the connection is lost. */
export function createChangeListener(url: string, log: Log): ChangeListener {
  const channels = new Map<string, () => void | Promise<void>>();
  const closing = new AbortController();
  let client: pg.Client | null = null;

  const tell = async (channel: string) => {
    try {
      await channels.get(channel)?.();
    } catch (error) {
      log.warn({ error: String(error), channel }, 'change could not be read');
    }
  };
  const tellAll = () => Promise.all([...channels.keys()].map(tell));

  const aborted = new Promise((resolve) => closing.signal.addEventListener('abort', resolve, { once: true }));

  async function connectOnce(): Promise<void> {
    const connection = new pg.Client({ connectionString: url, application_name: 'portal changes', keepAlive: true });
    const lost = new Promise((resolve) => connection.once('end', resolve).on('error', resolve));
    connection.on('notification', ({ channel }) => void tell(channel));
    try {
      await connection.connect();
      for (const channel of channels.keys()) await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      client = connection;
      void tellAll();
      await Promise.race([lost, aborted]);
    } finally {
      client = null;
      await connection.end().catch(() => undefined);
    }
  }

  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      await connectOnce().catch((error: unknown) => log.warn({ error: String(error) }, 'no connection for changes'));
      await delay(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const poll = setInterval(() => void tellAll(), POLL_MS);
  poll.unref();
  const connected = stayConnected();

  return {
    listen(channel, onChange) {
      channels.set(channel, onChange);
      client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => client?.end());
    },
    async close() {
      closing.abort();
      clearInterval(poll);
      channels.clear();
      await connected;
    },
  };
}
