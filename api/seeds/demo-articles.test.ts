import { slugFrom } from '../src/news/slug.ts';
import { plainText, sanitizeRichText } from '../src/rich-text/rich-text.ts';
import { demoArticles } from './articles/index.ts';
import { demoCategories } from './demo-article.ts';
import { publicationDate } from './publication-date.ts';

const DAY = 86_400_000;
const slugs = demoArticles.map(({ title, slug }) => slug ?? slugFrom(title));

test('the season has at least 64 articles, all with their own title and address', () => {
  expect(demoArticles.length).toBeGreaterThanOrEqual(64);
  expect(new Set(demoArticles.map(({ title }) => title)).size).toBe(demoArticles.length);
  expect(new Set(slugs).size).toBe(demoArticles.length);
});

test('every category has articles, and there is no other', () => {
  expect([...new Set(demoArticles.map(({ category }) => category))].sort()).toEqual([...demoCategories].sort());
});

test('one article has 20,000 characters and more of text', () => {
  const lengths = demoArticles.map(({ content }) => plainText(content).length);

  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(20_000);
});

test('a title has umlauts and emoji, and no title repeats its text in the excerpt', () => {
  expect(demoArticles.some(({ title }) => /[äöüß]/i.test(title) && /\p{Extended_Pictographic}/u.test(title))).toBe(
    true,
  );
  expect(demoArticles.filter(({ title, excerpt }) => title === excerpt)).toEqual([]);
});

test.each(demoArticles.map(({ title, content }) => [title, content]))(
  '%s: the text survives sanitising unchanged',
  (_, content) => {
    const text = content.replaceAll('<!-- figure -->', '').trim();

    expect(sanitizeRichText(text).replaceAll('<hr />', '<hr>')).toBe(text);
  },
);

test('every figure has its place in the text', () => {
  const wrong = demoArticles.filter(
    ({ content, figures = [] }) => content.split('<!-- figure -->').length - 1 !== figures.length,
  );

  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('pictures are described in German words that fit an attribute, and none is drawn twice', () => {
  const pictures = demoArticles.flatMap(({ picture, figures = [] }) => [
    ...(picture ? [picture] : []),
    ...figures.map((figure) => figure.picture),
  ]);

  expect(pictures.filter(({ alt }) => alt.length < 15 || /[<>"]/.test(alt))).toEqual([]);
  expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(pictures.length);
});

test.each(['2024-02-29T08:00:00Z', '2026-06-30T22:30:00Z', '2026-11-15T12:00:00Z', '2027-01-01T00:10:00Z'])(
  'seen from %s the newest article is hours old, and the oldest about a year',
  (day) => {
    const now = new Date(day);
    const ages = demoArticles.map(({ published }) => (now.getTime() - publicationDate(published, now).getTime()) / DAY);

    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(0.5);
    expect(Math.max(...ages)).toBeGreaterThan(330);
    expect(Math.max(...ages)).toBeLessThan(430);
  },
);

test('the Christmas market is announced in December and a match is reported on its Sunday', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  expect(publicationDate({ day: '12-03', at: '18:20' }, now).toISOString()).toBe('2025-12-03T17:20:00.000Z');
  expect(publicationDate({ day: '09-15', weekday: 'sunday', at: '19:30' }, now).getUTCDay()).toBe(0);
  expect(publicationDate({ weeksBack: 0, weekday: 'sunday', at: '19:10' }, now).toISOString()).toBe(
    '2026-11-08T18:10:00.000Z',
  );
});
