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
