import { screen, waitFor, within } from '@testing-library/react';
import { article, articleSummary, textOf } from '../../test/factories.ts';
import { startNewsServer, type NewsServer } from '../../test/news-server.ts';
import { address, show } from '@portal/shared-ui/test/show';
import { ArticlePage } from './ArticlePage.tsx';

let news: NewsServer;
beforeEach(async () => (news = await startNewsServer()));
afterEach(() => news.close());

const open = (idOrSlug: string) => show(ArticlePage, '/news/:idOrSlug', `/news/${idOrSlug}`);
const metaContent = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test('shows all parts of an article', async () => {
  news.texts = [
    article({
      slug: 'derbysieg',
      title: 'Derbysieg in der Nachspielzeit',
      category: '2-mannschaft',
      excerpt: 'Ein Abend, den niemand vergisst.',
      readingMinutes: 4,
      imageUrl: '/objects/tor.jpg',
      image: { url: '/objects/tor.jpg', alt: 'Jubel am Zaun', width: 1600, height: 900, color: '#336633' },
      content: '<h2>Erste Halbzeit</h2><p>Früh <strong>in Führung</strong>.</p>',
    }),
  ];
  open('derbysieg');

  expect(await screen.findByRole('heading', { level: 1, name: 'Derbysieg in der Nachspielzeit' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zurück zu den Neuigkeiten' }).getAttribute('href')).toBe('/news');
  expect(screen.getByText('2. Mannschaft')).toBeTruthy();
  expect(screen.getByText('21. November 2024')).toBeTruthy();
  expect(screen.getByText('4 Min. Lesezeit')).toBeTruthy();
  expect(screen.getByText('Ein Abend, den niemand vergisst.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Jubel am Zaun' }).getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('heading', { level: 2, name: 'Erste Halbzeit' })).toBeTruthy();
  expect(screen.getByText('in Führung').tagName).toBe('STRONG');
  expect((await screen.findByText('SV Musterstadt 1920 e. V.')).parentElement?.textContent).toBe(
    'Veröffentlicht von SV Musterstadt 1920 e. V.',
  );
  expect(screen.getByRole('link', { name: 'Weitere Neuigkeiten ansehen' }).getAttribute('href')).toBe('/news');
});

test('what leads elsewhere is not printed', async () => {
  news.texts = [article({ slug: 'kurz' })];
  news.similar = [articleSummary()];
  open('kurz');

  await screen.findByText('Was geschah.');
  const related = await screen.findByRole('heading', { name: 'Ähnliche Beiträge' });
  const links = ['Zurück zu den Neuigkeiten', 'Weitere Neuigkeiten ansehen'].map((name) =>
    screen.getByRole('link', { name }),
  );
  const forScreens = [related, ...links, screen.getByRole('button', { name: 'Teilen' })];
  expect(forScreens.filter((part) => !part.closest('[data-noprint]'))).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).closest('[data-noprint]')).toBeNull();
});

test('an article without excerpt and picture has neither', async () => {
  news.texts = [article({ slug: 'kurz' })];
  open('kurz');

  await screen.findByText('Was geschah.');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a missing date is unknown', async () => {
  // The contract promises a date; an older row may come without one
  // (docs/specification.md#news-article-newsid-or-slug).
  news.texts = [{ ...article({ slug: 'alt' }), createdAt: null as unknown as string }];
  open('alt');

  expect(await screen.findByText('Unbekannt')).toBeTruthy();
});

test('a UUID is asked for by id, anything else by slug', async () => {
  const known = article({ title: 'Derbysieg' });
  news.texts = [known];
  open(known.id);

  expect(await screen.findByRole('heading', { level: 1, name: 'Derbysieg' })).toBeTruthy();
  expect(news.requests).toContain(`/api/news/${known.id}`);
});

test('keeps the place of the article while it loads', async () => {
  news.texts = [article({ slug: 'kurz' })];
  const answer = news.hold();
  open('kurz');
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  answer();
  await screen.findByText('Was geschah.');
});

test('an unknown article is not found', async () => {
  open('gibt-es-nicht');

  expect(await screen.findByRole('heading', { level: 1, name: 'Artikel nicht gefunden' })).toBeTruthy();
  expect(screen.getByText('Der gewünschte Artikel konnte nicht gefunden werden.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zurück zu den Neuigkeiten' }).getAttribute('href')).toBe('/news');
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

test('an address no article can have shows the same, and nothing to try again', async () => {
  news.failure = 400;
  open('a%00b');

  expect(await screen.findByRole('heading', { level: 1, name: 'Artikel nicht gefunden' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

test('a failed request shows the same, and can be tried again', async () => {
  news.texts = [article({ slug: 'kurz' })];
  news.failure = 500;
  const user = open('kurz');

  await screen.findByRole('heading', { level: 1, name: 'Artikel nicht gefunden' });
  news.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(await screen.findByText('Was geschah.')).toBeTruthy();
});

test('describes itself to search engines and link previews', async () => {
  news.texts = [
    article({
      slug: 'derbysieg',
      title: 'Derbysieg',
      imageUrl: '/objects/tor.jpg',
      content: `<p>${textOf(98)}</p><p>${textOf(98)}</p>`,
    }),
  ];
  open('derbysieg');

  await waitFor(() => expect(document.title).toBe('Derbysieg – SV Musterstadt 1920 e. V.'));
  expect(metaContent('description')).toContain(textOf(98));
  expect(metaContent('description')?.length).toBeLessThanOrEqual(160);
  expect(metaContent('og:type')).toBe('article');
  expect(metaContent('og:image')).toBe('https://www.verein.example/objects/tor.jpg');
  expect(metaContent('article:published_time')).toBe('2024-11-21T18:30:00+01:00');
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.verein.example/news/derbysieg',
  );
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(data['@graph'].map((entry: { '@type': string }) => entry['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
});

test('the way to an article and its feed are called what the club calls the list', async () => {
  news.texts = [article({ slug: 'derbysieg', title: 'Derbysieg' })];
  show(ArticlePage, '/news/:idOrSlug', '/news/derbysieg', { texts: { newsTitle: 'Neues vom Platz' } });

  await screen.findByRole('heading', { level: 1, name: 'Derbysieg' });
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(data['@graph'][1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Startseite',
    'Neues vom Platz',
    'Derbysieg',
  ]);
  expect(document.querySelector<HTMLLinkElement>('link[rel=alternate]')?.title).toBe('Neues vom Platz');
});

test('shows up to three related articles without a teaser, each with its link', async () => {
  news.texts = [article({ slug: 'derbysieg' })];
  news.similar = [
    articleSummary({ slug: 'vorbericht', title: 'Vorbericht' }),
    ...[1, 2, 3].map(() => articleSummary()),
  ];
  open('derbysieg');

  const block = within(await screen.findByRole('region', { name: 'Ähnliche Beiträge' }));
  expect((await block.findByRole('link', { name: 'Vorbericht' })).getAttribute('href')).toBe('/news/vorbericht');
  expect(block.getAllByRole('link')).toHaveLength(3);
  expect(block.queryByText(/^Anfang von/)).toBeNull();
  expect(news.requests).toContain(`/api/news/${news.texts[0]?.id}/similar`);
});

test('a related article without a slug is led to by its id; from 768 px on three stand side by side', async () => {
  news.texts = [article({ slug: 'derbysieg' })];
  const related = articleSummary({ slug: '' });
  news.similar = [related];
  open('derbysieg');

  const link = await screen.findByRole('link', { name: related.title });
  expect(link.getAttribute('href')).toBe(`/news/${related.id}`);
  const list = link.closest('ul') as HTMLElement;
  const wide = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(min-width: 768px)')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => list.matches(selectorText));
  expect(wide.map(({ style }) => style.getPropertyValue('grid-template-columns'))).toEqual([
    'repeat(3, minmax(0, 1fr))',
  ]);
});

test('leaves out the related block when nothing is similar', async () => {
  news.texts = [article({ slug: 'derbysieg' })];
  open('derbysieg');

  await screen.findByRole('region', { name: 'Ähnliche Beiträge' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ähnliche Beiträge' })).toBeNull());
});

test('follows a link to an own page in its text without loading the document anew', async () => {
  news.texts = [article({ slug: 'derbysieg', content: '<p>Zum <a href="/spielplan?team=1">Spielplan</a></p>' })];
  const user = open('derbysieg');

  await user.click(await screen.findByRole('link', { name: 'Spielplan' }));

  expect(await screen.findByRole('heading', { name: 'Andere Seite' })).toBeTruthy();
  expect(address()).toBe('/spielplan?team=1');
});

test('the link can be copied where nothing can be shared', async () => {
  news.texts = [article({ slug: 'derbysieg' })];
  const user = open('derbysieg');

  await user.click(await screen.findByRole('button', { name: 'Teilen' }));

  expect(await screen.findByRole('button', { name: 'Link kopiert' })).toBeTruthy();
  // Awaited like everything else: other answers arrive meanwhile.
  expect(await waitFor(() => navigator.clipboard.readText())).toBe(`${window.location.origin}/news/derbysieg`);
});
