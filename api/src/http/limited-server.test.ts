import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { waitUntil } from '../../test/wait-until.ts';
import { jsonOnly } from '../plugins/input.ts';
import { createLimitedServer, type ClientLimits } from './limited-server.ts';

const PAGE = Buffer.alloc(16 * 1024 * 1024, 'x');
const NEVER = 3_600_000;
const PATIENT: ClientLimits = {
  headMs: NEVER,
  requestMs: NEVER,
  bytesPerMs: 1,
  pauseMs: NEVER,
  silenceMs: NEVER,
  keepAliveMs: NEVER,
  checkMs: 50,
  ahead: 16,
};

/** Until a connection is closed, or reset: what is sent at that moment decides which. */
const closing = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()));

describe('a server with limits', () => {
  let server: Server;
  let asked = 0;
  const clients: Socket[] = [];
  afterEach(() => {
    // A client that does not read does not learn that its connection was closed, and would keep this process alive.
    for (const client of clients.splice(0)) client.destroy();
    server.closeAllConnections();
    server.close();
  });

  /**
   * Answers with a page that is too long for the system's buffers; never answers addresses that begin with `/later`.
   */
  async function listen(limits: Partial<ClientLimits>): Promise<void> {
    asked = 0;
    server = createLimitedServer(
      (request, response) => {
        asked += 1;
        if (!request.url?.startsWith('/later')) response.end(PAGE);
      },
      { ...PATIENT, ...limits },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  /** A client of its own, which does not mind a closed connection. */
  function open(): Socket {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    clients.push(socket);
    return socket;
  }
  /** Writes a byte every few milliseconds until its connection is closed. */
  async function drip(socket: Socket): Promise<void> {
    const timer = setInterval(() => socket.write('x'), 20);
    socket.resume();
    await closing(socket);
    clearInterval(timer);
  }
  const get = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).arrayBuffer();
  const request = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

  test('closes the connection of a client that says nothing at all', async () => {
    await listen({ headMs: 200, requestMs: 200 });

    await closing(open().resume());

    expect(asked).toBe(0);
  });

  test('closes the connection of a client whose headers drip', async () => {
    await listen({ headMs: 200, requestMs: 400 });
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');

    await drip(socket);

    expect(asked).toBe(0);
  });

  test('closes the connection of a client whose body drips', async () => {
    await listen({ headMs: 200, requestMs: 400 });
    const socket = open();
    socket.write('POST /later HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');

    await drip(socket);

    expect(asked).toBe(1);
  });

  test('closes the connection of a client that goes silent in the middle of its body', async () => {
    await listen({ pauseMs: 400 });
    const socket = open().resume();
    server.once('request', (request: IncomingMessage) => request.resume().on('error', () => undefined));
    socket.write('POST /later HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nbegin');

    await closing(socket);

    expect(asked).toBe(1);
  });

  test('lets a client wait as long as nobody takes what it has sent', async () => {
    await listen({ pauseMs: 200 });
    const socket = open();
    const length = 200_000;
    const asks = once(server, 'request') as Promise<[IncomingMessage]>;
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
    socket.write(Buffer.alloc(length));
    const [request] = await asks;
    await delay(800);

    let bytes = 0;
    for await (const part of request) bytes += (part as Buffer).length;
    expect(bytes).toBe(length);
  });

  test('takes a long body that keeps coming, however long it takes', async () => {
    await listen({ headMs: 200, requestMs: 400 });
    const socket = open();
    const length = 200_000;
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
    let ended = '';
    server.once('request', (request: IncomingMessage) =>
      request
        .once('end', () => (ended = 'whole'))
        .resume()
        .once('error', () => (ended = 'cut')),
    );

    for (let sent = 0; sent < length; sent += 10_000) {
      socket.write(Buffer.alloc(10_000));
      await delay(50);
    }

    await waitUntil(() => ended !== '');
    expect(ended).toBe('whole');
  });

  test('closes the connection of a client that does not read its answer, others get theirs', async () => {
    await listen({ silenceMs: 2_000 });
    const stalled = open().pause();
    stalled.write(request());
    const [held] = (await once(server, 'connection')) as [Socket];
    const closed = closing(held);

    expect((await get()).byteLength).toBe(PAGE.length);
    await closed;
  });

  test('closes the connection of a client that asks on and on without reading, before that fills the memory', async () => {
    await listen({ ahead: 16 });
    const greedy = open();
    const closed = closing(greedy.resume());
    greedy.write(request('/later').repeat(1_000));

    await closed;

    expect(asked).toBe(17);
    expect((await get()).byteLength).toBe(PAGE.length);
  });

  test('answers a few requests sent ahead, again and again', async () => {
    await listen({ ahead: 4 });
    const socket = open();
    let bytes = 0;
    socket.on('data', (part: Buffer) => (bytes += part.length));
    for (let round = 1; round <= 3; round += 1) {
      socket.write(request().repeat(5));
      while (bytes < round * 5 * PAGE.length) await once(socket, 'data');
    }
    socket.destroy();

    expect(asked).toBe(15);
  });

  test('leaves open files for the process itself', async () => {
    await listen({});

    expect(server.maxConnections).toBeGreaterThanOrEqual(256);
  });
});

test('a client that sends a JSON body byte by byte is disconnected', async () => {
  const app = fastify();
  await app.register(jsonOnly, { bodyMs: 200 });
  let isAsked = false;
  app.post('/', async () => (isAsked = true));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');

  await closing(socket);
  await app.close();

  expect(isAsked).toBe(false);
});

test('a body that nobody reads keeps no process up', async () => {
  const app = fastify({ bodyLimit: 10 });
  await app.register(jsonOnly);
  app.post('/', async () => null);
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();

  const { statusCode } = await app.inject({ method: 'POST', url: '/', payload: { text: 'more than ten bytes' } });

  expect(statusCode).toBe(413);
  expect(timers()).toBe(before);
  await app.close();
});
