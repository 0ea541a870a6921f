import { setTimeout as delay } from 'node:timers/promises';
import { createReadingLine } from './reading-line.ts';

test('no more than a few run at once, in order of arrival, and failures hold nobody up', async () => {
  const run = createReadingLine({ atOnce: 2 });
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const tasks = Array.from({ length: 6 }, (_, index) =>
    run(async () => {
      begun.push(index);
      most = Math.max(most, (running += 1));
      await delay(5);
      running -= 1;
      if (index % 2 === 0) throw new Error('on purpose');
      return index;
    }),
  );

  const settled = await Promise.allSettled(tasks);

  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true, false, true]);
  expect(await run(async () => 'ja')).toBe('ja');
});

test('beyond those that may wait they are told to come again', async () => {
  const run = createReadingLine({ atOnce: 1, waiting: 1 });
  const tasks = [run(() => delay(5)), run(() => delay(5))];

  await expect(run(() => delay(5))).rejects.toMatchObject({ statusCode: 429, code: 'busy' });
  await Promise.all(tasks);
  await expect(run(async () => 'ja')).resolves.toBe('ja');
});

test('it rests as many times as long as a task took', async () => {
  const run = createReadingLine({ atOnce: 1, rest: 3 });
  const began = performance.now();

  await Promise.all([run(() => delay(20)), run(() => delay(0))]);

  expect(performance.now() - began).toBeGreaterThanOrEqual(75);
});
