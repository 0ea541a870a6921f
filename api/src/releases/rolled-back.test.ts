import { rolledBackBuilds } from './rolled-back.ts';

/** `-> x` is a rollback to x, `none` a withdrawal, anything else a release. */
const after = (...changes: string[]) =>
  [
    ...rolledBackBuilds(
      changes.map((change) => ({
        fingerprint: change === 'none' ? null : change.replace('-> ', ''),
        isRollback: change.startsWith('->'),
      })),
    ),
  ].sort();

test.each([
  [['a', 'b'], []],
  [['a', 'b', '-> a'], ['b']],
  [
    ['a', 'b', 'c', '-> b', '-> a'],
    ['b', 'c'],
  ],
  [
    ['a', 'b', 'c', '-> a'],
    ['b', 'c'],
  ],
  [['a', 'b', '-> a', 'b'], []],
  [['a', 'b', '-> a', 'c'], ['b']],
  [
    ['a', 'b', '-> a', 'c', '-> b'],
    ['a', 'c'],
  ],
  [['a', 'none', 'a'], []],
  [['a', 'b', 'none', '-> a'], ['b']],
  [['a', 'b', '-> never live'], ['b']],
])('after %j, %j are rolled back', (changes, expected) => {
  expect(after(...changes)).toEqual(expected);
});
