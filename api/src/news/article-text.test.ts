import { deriveTexts, searchPatterns } from './article-text.ts';

const derive = (content: string, excerpt: string | null = null) => deriveTexts({ title: 'Titel', excerpt, content });

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [2500, 3],
])('%i characters of text take %i minutes', (length, minutes) => {
  expect(derive(`<p>${'<strong>x</strong>'.repeat(length)}</p>`).reading_minutes).toBe(minutes);
});

test('the teaser is the excerpt, or the beginning of the text without tags', () => {
  expect(derive('<p>Inhalt</p>', 'Kurz').teaser).toBe('Kurz');
  expect(derive('<h2>Titel</h2><p>Inhalt &amp; mehr</p>').teaser).toBe('Titel Inhalt & mehr');
});

test('the teaser has at most 200 characters and no half emoji', () => {
  expect(derive(`<p>${'x'.repeat(500)}</p>`).teaser).toHaveLength(200);
  expect(derive(`<p>${'x'.repeat(199)}⚽🔥</p>`).teaser).toBe(`${'x'.repeat(199)}⚽`);
  expect(derive(`<p>${'x'.repeat(199)}🔥</p>`).teaser).toBe('x'.repeat(199));
});

test('wildcards of a search are taken literally', () => {
  expect(searchPatterns('  100% a_b c\\d ')).toEqual(['%100\\%%', '%a\\_b%', '%c\\\\d%']);
});
