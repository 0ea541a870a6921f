import { isKnown } from './entity-tag.ts';

test.each([
  ['"a"', true],
  ['W/"a", "b"', true],
  [' * ', true],
  ['"b"', false],
  ['"*"', false],
  [undefined, false],
])('whoever has %s has what "a" stands for: %s', (known, expected) => {
  expect(isKnown('"a"', { 'if-none-match': known })).toBe(expected);
});
