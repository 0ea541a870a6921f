import { truncate } from './truncate.ts';

test('leaves a text of exactly the length alone', () => {
  expect(truncate('Größe', 5)).toBe('Größe');
});

test('keeps the first characters and adds an ellipsis', () => {
  expect(truncate('a'.repeat(200), 165)).toBe(`${'a'.repeat(165)}…`);
});

test('leaves no space before the ellipsis', () => {
  expect(truncate('Sieg im Derby', 5)).toBe('Sieg…');
});

test('never leaves half an emoji', () => {
  expect(truncate('Tor ⚽🎉🎉', 6)).toBe('Tor ⚽…');
});
