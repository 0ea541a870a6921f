import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { loopback } from './loopback.ts';

test('a connection that is kept for the next request is never closed meanwhile', async () => {
  const app = Fastify();
  const sockets: Socket[] = [];
  app.get('/', (request) => sockets.push(request.raw.socket));
  await app.register(loopback);
  await app.ready();

  for (let turn = 0; turn < 2; turn += 1) {
    await app.loopback('/');
    await setImmediate();
    expect(sockets.at(-1)?.timeout).toBeFalsy();
  }
  await app.close();

  expect(new Set(sockets).size).toBe(1);
});
