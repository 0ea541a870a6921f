import type { Server } from 'node:http';

export type Address = { host: string; port: number };

/**
 * Resolves when the server listens; returns how to end it, open connections included. Throws where the address is
 * taken.
 */
export async function listen(server: Server, { host, port }: Address): Promise<() => Promise<void>> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
