import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitByAddress } from './address-limit.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.get('/', { preHandler: limitByAddress({ most: 3, minutes: 10, mostOfAll: 5 }) }, () => 'ja');
});

const ask = async (remoteAddress: string, times: number) => {
  const codes: number[] = [];
  for (let count = 0; count < times; count += 1) codes.push((await app.inject({ url: '/', remoteAddress })).statusCode);
  return codes;
};

test('one household is refused beyond its limit, which takes nothing from the others', async () => {
  expect(await ask('192.0.2.1', 10)).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
  expect(await ask('192.0.2.2', 2)).toEqual([200, 200]);
});

test('all of them together are refused beyond theirs, and told for how long', async () => {
  await ask('192.0.2.1', 3);
  await ask('192.0.2.2', 2);

  const answer = await app.inject({ url: '/', remoteAddress: '192.0.2.3' });

  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
});

describe('beyond the limit of all', () => {
  const findDevice = jest.fn(async ({ cookies }: { cookies?: Record<string, string | undefined> }) =>
    cookies?.['device'] === 'forgotten' ? null : (cookies?.['device'] ?? null),
  );
  const askAs = async (device: string, household: number) => {
    const cookies = { device };
    return (await app.inject({ url: '/known', remoteAddress: `198.51.100.${household}`, cookies })).statusCode;
  };
  beforeEach(async () => {
    findDevice.mockClear();
    await app.register(fastifyCookie);
    app.get('/known', { preHandler: limitByAddress({ most: 3, minutes: 10, mostOfAll: 5, findDevice }) }, () => 'ja');
    for (let household = 1; household <= 5; household += 1) await askAs('known', household);
  });

  test('nobody is asked for a device before', () => {
    expect(findDevice).not.toHaveBeenCalled();
  });

  test('a known device is let in, and none that is known no more', async () => {
    expect([await askAs('known', 6), await askAs('forgotten', 7)]).toEqual([200, 429]);
  });

  test('it is counted by itself, from however many networks its mark is sent', async () => {
    const answers = [];
    for (let household = 6; household <= 10; household += 1) answers.push(await askAs('known', household));

    expect(answers).toEqual([200, 200, 200, 429, 429]);
    expect(await askAs('other', 11)).toBe(200);
  });
});
