import { createServer } from 'node:net';

/** Ports tried, one after the other, before giving up. */
const ATTEMPTS = 100;

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
  for (let port = first; port < first + ATTEMPTS && found.length < count; port += 1)
    if (await isFree(host, port)) found.push(port);
  if (found.length < count)
    throw new Error(`Ab Port ${first} ist nicht genug frei; wählen Sie mit DEV_PORT einen anderen Anfang.`);
  return found;
}
