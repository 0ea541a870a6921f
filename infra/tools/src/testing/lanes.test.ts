import { inLanes } from './lanes.ts';

/** A task that ends when it is told to. */
function task(name: string, begun: string[]) {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    begun.push(name);
    await isOver;
    return name;
  };
  return { run, end: () => end() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('as many tasks run at once as there are lanes, and the next begins when one ends', async () => {
  const begun: string[] = [];
  const [one, two, three] = ['one', 'two', 'three'].map((name) => task(name, begun));
  const all = inLanes(
    2,
    [one, two, three].flatMap((each) => each?.run ?? []),
  );
  await turn();
  expect(begun).toEqual(['one', 'two']);

  two?.end();
  await turn();
  expect(begun).toEqual(['one', 'two', 'three']);

  three?.end();
  one?.end();
  expect(await all).toEqual(['one', 'two', 'three']);
});

test('a task that throws ends the run', async () => {
  const failing = () => Promise.reject(new Error('not built'));

  await expect(inLanes(2, [failing, () => Promise.resolve()])).rejects.toThrow('not built');
});
