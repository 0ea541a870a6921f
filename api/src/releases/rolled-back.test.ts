import { rolledBackBuilds } from './rolled-back.ts';

/** `-> x` is a rollback to x, `none` a withdrawal, anything else a release; versions rise with the alphabet. */
const after = (...changes: string[]) =>
  [
    ...rolledBackBuilds(
      changes.map((change) => {
        const build = change === 'none' ? null : change.replace('-> ', '');
        return {
          version: build && `1.${build.charCodeAt(0)}.0`,
          fingerprint: build,
          isRollback: change.startsWith('->'),
        };
      }),
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
  [['b', 'c', '-> a'], ['c']],
  [['a', 'b', '-> c'], []],
])('after %j, %j are rolled back', (changes, expected) => {
  expect(after(...changes)).toEqual(expected);
});
