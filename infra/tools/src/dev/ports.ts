import { createServer } from 'node:net';
import { UsageError } from '@portal/server/usage-error';

/** Ports tried, one after the other, before giving up. */
const ATTEMPTS = 100;
const LAST_PORT = 65_535;

/** The port that a variable names, `usual` if it names none. Throws {@link UsageError} if it is no port. */
export function portFrom(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = env[name]?.trim() || String(usual);
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= LAST_PORT) return port;
  throw new UsageError(`${name} ist „${value}“, muss aber eine ganze Zahl von 1 bis ${LAST_PORT} sein.`);
}

/** Whether nothing listens on this port of this machine. */
export function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** The lowest `count` free ports from `first` on. */
export async function freePorts(host: string, first: number, count: number): Promise<number[]> {
  const found: number[] = [];
  const last = Math.min(first + ATTEMPTS - 1, LAST_PORT);
  for (let port = first; port <= last && found.length < count; port += 1)
    if (await isFree(host, port)) found.push(port);
  if (found.length < count)
    throw new Error(`Ab Port ${first} ist nicht genug frei; wähle mit DEV_PORT einen anderen Anfang.`);
  return found;
}
