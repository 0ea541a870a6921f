import { createServer, type AddressInfo, type Server } from 'node:net';
import { freePorts, isFree, portFrom } from './ports.ts';

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

test('a variable names a port; without one, or empty, it is the usual one', () => {
  expect(portFrom({ PORT: '8080' }, 'PORT', 3000)).toBe(8080);
  expect(portFrom({ PORT: '' }, 'PORT', 3000)).toBe(3000);
  expect(portFrom({}, 'PORT', 3000)).toBe(3000);
});

test.each(['abc', '0', '65536', '80.5'])('%s is no port, and the sentence says which variable to change', (value) => {
  expect(() => portFrom({ DEV_PORT: value }, 'DEV_PORT', 3100)).toThrow(
    `DEV_PORT ist „${value}“, muss aber eine ganze Zahl von 1 bis 65535 sein.`,
  );
});

test('above the last port there is none that is free', async () => {
  await expect(freePorts('127.0.0.1', 65_535, 2)).rejects.toThrow(/^Ab Port 65535 .*DEV_PORT/);
});
