import { stepTo } from './squad-order.ts';

test.each([
  ['a b c d', 'a b c d', undefined],
  ['a b c d', 'b c d a', [0, 3]],
  ['a b c d', 'd a b c', [3, 0]],
  ['a b c d', 'a c b d', [1, 2]],
  ['a b c d', 'a b d c', [2, 3]],
])('from %s to %s is the step %j', (from, to, step) => {
  expect(stepTo(from.split(' '), to.split(' '))).toEqual(step);
});
