import { article, textOf } from '../../test/factories.ts';
import { describeArticle } from './structured-data.ts';

const publication = { description: 'Ein Abend.', club: 'SV', list: 'Aktuelles', origin: 'https://www.verein.example' };

function describe(given: Parameters<typeof article>[0], changed: Partial<typeof publication> = {}) {
  const data = describeArticle(article(given), { ...publication, ...changed }) as {
    '@graph': Record<string, unknown>[];
  };
  const [news, breadcrumbs] = data['@graph'];
  return { news, breadcrumbs };
}

test('names the article with absolute addresses', () => {
  const { news } = describe({
    slug: 'derbysieg',
    title: 'Derbysieg',
    category: '1-mannschaft',
    imageUrl: '/objects/a.jpg',
  });

  expect(news).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Derbysieg',
    description: 'Ein Abend.',
    image: 'https://www.verein.example/objects/a.jpg',
    datePublished: '2024-11-21T18:30:00+01:00',
    dateModified: '2024-11-22T08:00:00+01:00',
    articleSection: '1. Mannschaft',
    mainEntityOfPage: 'https://www.verein.example/news/derbysieg',
    publisher: { name: 'SV' },
  });
});

test('names the way to the article', () => {
  const { breadcrumbs } = describe({ slug: 'derbysieg', title: 'Derbysieg' });

  expect(breadcrumbs?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Startseite', item: 'https://www.verein.example/' },
    { position: 2, name: 'Aktuelles', item: 'https://www.verein.example/news' },
    { position: 3, name: 'Derbysieg', item: 'https://www.verein.example/news/derbysieg' },
  ]);
});

test('a site that does not know its origin yet still has an article', () => {
  expect(describe({ imageUrl: '/objects/a.jpg' }, { origin: '' }).news?.['image']).toBe('/objects/a.jpg');
});

test('leaves out a missing picture and cuts the description at 160 characters', () => {
  const { news } = describe({}, { description: textOf(300) });

  expect(news).not.toHaveProperty('image');
  expect(news?.['description']).toBe(`${textOf(300).slice(0, 160)}…`);
});

test('leaves out a description without words', () => {
  expect(describe({}, { description: '' }).news).not.toHaveProperty('description');
});

test('an article written before it was published has not changed since', () => {
  const createdAt = '2024-11-21T18:30:00+01:00';
  const { news } = describe({ createdAt, updatedAt: '2024-11-19T08:00:00+01:00' });

  expect(news).toMatchObject({ datePublished: createdAt, dateModified: createdAt });
});
