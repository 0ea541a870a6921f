import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { plainText, sanitizeRichText } from '../src/rich-text/rich-text.ts';
import { demoFiles, demoFolder } from '../test/demo-content.ts';
import { publicationDate } from './season.ts';

const DAY = 86_400_000;
const { articles: demoArticles } = demoFiles;
const slugs = demoArticles.map(({ slug }) => slug);

test('the season has at least 64 articles, all with their own title and address', () => {
  expect(demoArticles.length).toBeGreaterThanOrEqual(64);
  expect(new Set(demoArticles.map(({ title }) => title)).size).toBe(demoArticles.length);
  expect(new Set(slugs).size).toBe(demoArticles.length);
});

test('every category has articles, and there is no other', () => {
  expect([...new Set(demoArticles.map(({ category }) => category))].sort()).toEqual(
    ['1-mannschaft', '2-mannschaft', 'sport', 'verein', 'jugend', 'events', 'allgemein'].sort(),
  );
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

const pictures = [
  ...demoArticles.flatMap(({ picture, figures = [] }) => [...(picture ? [picture] : []), ...figures]),
  ...demoFiles.albums.flatMap((album) => album.pictures),
  ...demoFiles.teams.flatMap(({ picture, trainerPicture }) => [picture, trainerPicture].filter(Boolean)),
  ...[...demoFiles.slides, ...demoFiles.sponsors, ...demoFiles.banners, ...demoFiles.pages].map(
    ({ picture }) => picture,
  ),
].filter((picture) => picture !== undefined);

test('pictures are described in German words that fit an attribute, and none is shown twice', () => {
  expect(pictures.filter(({ alt }) => alt.length < 12 || /[<>"]/.test(alt))).toEqual([]);
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
});

test('every picture has its file, every file is used, and none weighs more than 200 KB', () => {
  const folder = join(demoFolder, 'pictures');

  expect(readdirSync(folder).sort()).toEqual(pictures.map(({ file }) => file).sort());
  expect(pictures.filter(({ file }) => statSync(join(folder, file)).size > 200_000)).toEqual([]);
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
