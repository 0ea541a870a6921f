import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, ownPortalTest, type Portal } from '../kit/journey-test.ts';
import { IS_LONG } from '../kit/long-form.ts';
import { mostMemoryDuring } from '../kit/portal-memory.ts';

const test = ownPortalTest('serial');

const MEGABYTE = 1024 * 1024;
const IDLE = 2_000;

test.setTimeout(240_000);

/** Connects; a closed connection is no failure of the client. */
async function open(portal: Portal): Promise<Socket> {
  const { hostname, port } = new URL(portal.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

/** As many at a time as the system's line of new connections holds. */
async function openMany(portal: Portal, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => open(portal)))));
  return sockets;
}

/** Until a connection is closed, or reset: data sent at that moment decide which. */
const closing = (socket: Socket) => new Promise<void>((resolve) => void socket.resume().once('close', () => resolve()));

const close = (sockets: readonly Socket[]) => sockets.forEach((socket) => socket.destroy());

/** A kept page, one that has to be rendered, one from the database and a file. */
async function expectAnswers(portal: Portal): Promise<void> {
  for (const path of ['/news', `/news?suche=${Math.random()}`, `/api/news?search=${Math.random()}&page=1`, '/sw.js'])
    expect((await fetch(portal.url + path)).status, path).toBe(200);
}

test('2,000 idle connections, half of them silent, cost little memory and nobody else an answer', async ({
  portal,
}) => {
  const answers: number[] = [];
  await expectAnswers(portal);
  const before = await mostMemoryDuring(portal, () => expectAnswers(portal));

  const most = await mostMemoryDuring(portal, async () => {
    const sockets = await openMany(portal, IDLE);
    for (const socket of sockets.slice(IDLE / 2)) {
      socket.once('data', () => answers.push(1));
      socket.write('GET /healthz HTTP/1.1\r\nHost: portal\r\n\r\n');
    }
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(IDLE / 2);
    await expectAnswers(portal);
    close(sockets);
  });

  expect(most - before).toBeLessThan(150 * MEGABYTE);
});

test('clients that send a byte of headers a second are disconnected, others are served meanwhile', async ({
  portal,
}) => {
  const sockets = await openMany(portal, 200);
  const closed = Promise.all(sockets.map(closing));
  for (const socket of sockets) socket.write('GET /news HTTP/1.1\r\nHost: portal\r\nX-Slow: ');
  let isOver = false;
  const drip = async () => {
    while (!isOver) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('x');
      await delay(1_000);
      await expectAnswers(portal);
    }
  };
  const dripping = drip();

  // After 20 seconds; api/src/http/limited-server.test.ts has shorter limits.
  if (IS_LONG) await expect(closed).resolves.toHaveLength(sockets.length);
  else await expectAnswers(portal);

  isOver = true;
  await dripping;
  close(sockets);
});
