import { createSums } from './sum-up.ts';

test('what is counted is told as one sum, and again what is counted after that', async () => {
  const told: number[] = [];
  const sums = createSums(1);
  await new Promise<void>((over) => {
    const count = sums.counter((sum) => {
      told.push(sum);
      if (told.length === 1) count();
      else over();
    });
    for (let times = 0; times < 3; times += 1) count();
  });

  expect(told).toEqual([3, 1]);
});

test('at the end everything is told that nobody has heard of, once', () => {
  const told: string[] = [];
  const sums = createSums();
  const [news, home, never] = ['news', 'home', 'never'].map((name) =>
    sums.counter((sum) => told.push(`${name} ${sum}`)),
  );
  news?.();
  home?.();
  home?.();

  sums.tellAll();
  sums.tellAll();

  expect(told).toEqual(['news 1', 'home 2']);
  expect(never).toBeDefined();
});
