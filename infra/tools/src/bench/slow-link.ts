import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { NetworkLane } from './network-lane.ts';

/** An access link: bytes per second in both directions, and ms for a round trip. */
export type LinkProfile = { down: number; up: number; roundTrip: number };

/** A running link; `port` is its proxy's on loopback. */
export type SlowLink = { port: number; close(): Promise<void> };

/**
 * A SOCKS5 proxy (RFC 1928) that makes loopback as slow as a mobile network: all connections share one link, opening
 * one costs a round trip, and each begins with a small window. What DevTools emulates instead is a minimum time for
 * each answer; there a slow server and a further connection cost nothing.
 */
export async function startSlowLink({ down, up, roundTrip }: LinkProfile): Promise<SlowLink> {
  const lanes = { down: new NetworkLane(down, roundTrip / 2, true), up: new NetworkLane(up, roundTrip / 2, false) };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket.setNoDelay(true));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };

  const serve = async (browser: Socket) => {
    const port = await handshake(browser);
    const server = keep(connect({ host: '127.0.0.1', port }));
    await Promise.all([once(server, 'connect'), new Promise((resolve) => setTimeout(resolve, roundTrip))]);
    browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
    join(browser, server, lanes.up);
    join(server, browser, lanes.down);
  };
  const proxy = createServer((browser) => {
    serve(keep(browser)).catch(() => browser.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    port: (proxy.address() as AddressInfo).port,
    close: async () => {
      lanes.down.close();
      lanes.up.close();
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** Everything one socket says reaches the other over the lane. */
function join(from: Socket, to: Socket, lane: NetworkLane): void {
  const flow = lane.open(
    (segment) => void (to.writable && to.write(segment)),
    () => to.end(),
  );
  from.on('data', (data: Buffer) => lane.send(flow, data));
  from.on('end', () => lane.end(flow));
  from.on('close', () => to.destroy());
  to.on('close', () => lane.drop(flow));
}

/** Greets the browser and answers the port it wants on this machine; other machines cannot be reached. */
async function handshake(socket: Socket): Promise<number> {
  const [, methods = 0] = await take(socket, 2);
  await take(socket, methods);
  socket.write(Buffer.from([5, 0]));
  const [, , , kind] = await take(socket, 4);
  if (kind === 1) await take(socket, 4);
  else await take(socket, (await take(socket, 1))[0] ?? 0);
  return (await take(socket, 2)).readUInt16BE();
}

async function take(socket: Socket, count: number): Promise<Buffer> {
  for (;;) {
    const bytes = socket.read(count) as Buffer | null;
    if (bytes) return bytes;
    if (socket.readableEnded || socket.destroyed) throw new Error('The browser hung up');
    await once(socket, 'readable');
  }
}
