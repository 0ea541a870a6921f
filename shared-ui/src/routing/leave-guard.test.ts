import { guardLeaving, isLeavingGuarded, mayLeave } from './leave-guard.ts';

test('nobody asks: the page may be left', async () => {
  expect([isLeavingGuarded(), await mayLeave()]).toEqual([false, true]);
});

test('of several one asks, and nobody after the end', async () => {
  const asked: string[] = [];
  const answerNo = (name: string) => () => {
    asked.push(name);
    return Promise.resolve(false);
  };
  const ends = [guardLeaving(answerNo('a')), guardLeaving(answerNo('b'))];

  expect([isLeavingGuarded(), await mayLeave(), asked]).toEqual([true, false, ['a']]);

  for (const end of ends) end();
  expect([isLeavingGuarded(), await mayLeave()]).toEqual([false, true]);
});
