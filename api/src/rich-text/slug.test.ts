import { firstFreeSlug, isIdShaped, slugFrom } from './slug.ts';

test.each([
  ['Größe', 'groesse'],
  ['Übungsleiter gesucht ⚽🔥', 'uebungsleiter-gesucht'],
  ['SV – TuS 3:1 (2:0)', 'sv-tus-3-1-2-0'],
  ['Café & Crème brûlée', 'cafe-und-creme-brulee'],
  ['STRAẞE', 'strasse'],
  ['O\u0308ffnung', 'oeffnung'],
  ['🎉', 'artikel'],
  ['Новости', 'artikel'],
])('%s becomes %s', (title, slug) => {
  expect(slugFrom(title, 'artikel')).toBe(slug);
});

test('a long title is cut between words', () => {
  const slug = slugFrom('Wanderpokal '.repeat(20), 'artikel');

  expect(slug.length).toBeLessThanOrEqual(100);
  expect(slug).toMatch(/^(wanderpokal-)+wanderpokal$/);
});

test('one long word is cut anyway', () => {
  expect(slugFrom('x'.repeat(200), 'artikel')).toHaveLength(100);
});

test('a title in the form of an id does not become one', () => {
  const slug = slugFrom('123E4567-e89b-12d3-a456-426614174000', 'artikel');

  expect(isIdShaped(slug)).toBe(false);
});

test('a slug that is taken gets the next number that is free', () => {
  expect(firstFreeSlug('derby', new Set())).toBe('derby');
  expect(firstFreeSlug('derby', new Set(['derby', 'derby-2', 'derby-4']))).toBe('derby-3');
});
