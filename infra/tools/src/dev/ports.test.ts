import { createServer, type AddressInfo, type Server } from 'node:net';
import { freePorts, isFree } from './ports.ts';

let taken: Server;
let port: number;

beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as AddressInfo).port;
});

afterAll(() => new Promise((resolve) => taken.close(resolve)));

test('a port that somebody listens on is not free', async () => {
  expect(await isFree('127.0.0.1', port)).toBe(false);
});

test('taken ports are skipped', async () => {
  const ports = await freePorts('127.0.0.1', port, 2);

  expect(ports).toHaveLength(2);
  expect(ports).not.toContain(port);
  expect(Math.min(...ports)).toBeGreaterThan(port);
});
