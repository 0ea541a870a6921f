import fastify from 'fastify';
import { waitUntil } from '../../test/wait-until.ts';
import { repeatWork } from './repeated-work.ts';

test('work is done at the start and again from then on, also when it failed', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  let times = 0;
  const work = async () => {
    times += 1;
    if (times === 1) throw new Error('no connection');
  };
  repeatWork(app, { everyMs: 5, trouble: 'old rows not deleted', work });

  await app.ready();
  expect(times).toBeGreaterThan(0);
  await waitUntil(() => times > 2);
  await app.close();

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'old rows not deleted, will be tried again' }),
  ]);
});

test('closing waits for what has begun, and nothing begins after it', async () => {
  const app = fastify();
  let [begun, ended] = [0, 0];
  const work = async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended += 1;
  };
  repeatWork(app, { everyMs: 5, trouble: 'nothing', work });
  await app.ready();
  await waitUntil(() => begun > 1);

  await app.close();
  const atClose = begun;
  await new Promise((resolve) => setTimeout(resolve, 30));

  expect([begun, ended]).toEqual([atClose, atClose]);
});
