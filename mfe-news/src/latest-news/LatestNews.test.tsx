import { screen, within } from '@testing-library/react';
import { articleSummary, textOf } from '../../test/factories.ts';
import { startNewsServer, type NewsServer } from '../../test/news-server.ts';
import { show } from '@portal/shared-ui/test/show';
import { LatestNews } from './LatestNews.tsx';

let news: NewsServer;
beforeEach(async () => (news = await startNewsServer()));
afterEach(() => news.close());

const open = () => show(LatestNews, '/', '/');

test('shows the eight newest articles under its heading with a link to all', async () => {
  news.articles = Array.from({ length: 12 }, () => articleSummary());
  open();

  const area = within(screen.getByRole('region', { name: 'Vereinsneuigkeiten' }));
  expect(await area.findAllByRole('article')).toHaveLength(8);
  expect(area.getByRole('heading', { level: 2, name: 'Vereinsneuigkeiten' })).toBeTruthy();
  expect(area.getByRole('link', { name: 'Alle anzeigen' }).getAttribute('href')).toBe('/news');
  expect(news.requests).toEqual(['/api/news?page=1&limit=8']);
});

test('the heading says what the club says', () => {
  show(LatestNews, '/', '/', { texts: { homeNewsTitle: 'Neues vom Platz' } });

  expect(screen.getByRole('heading', { level: 2, name: 'Neues vom Platz' })).toBeTruthy();
});

test('below 768 px the last five are hidden by CSS alone', async () => {
  news.articles = Array.from({ length: 8 }, () => articleSummary());
  open();

  const items = await screen.findAllByRole('listitem');
  const narrow = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(max-width: 767px)')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
  const hidden = items.filter((item) =>
    narrow.some(({ selectorText, style }) => style.display === 'none' && item.matches(selectorText)),
  );
  expect(hidden).toEqual(items.slice(3));
});

test('cuts excerpts at 165 characters', async () => {
  news.articles = [articleSummary({ teaser: textOf(200) }), articleSummary({ teaser: textOf(165) })];
  open();

  const [first, second] = (await screen.findAllByText(/^Fussball/)).map(({ textContent }) => textContent);
  expect(first).toMatch(/…$/);
  expect(first?.slice(0, -1)).toBe(textOf(200).slice(0, 165).trimEnd());
  expect(second).toBe(textOf(165));
});

test('pictures are loaded when they come near: above them stands the hero', async () => {
  const image = { url: '/objects/tor.jpg', alt: 'Tor', width: 1600, height: 900, color: '#336633' };
  news.articles = [1, 2, 3].map(() => articleSummary({ imageUrl: image.url, image }));
  open();

  const pictures = await screen.findAllByRole('img', { name: 'Tor' });
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy']);
});

test('keeps its place while it loads', async () => {
  const answer = news.hold();
  open();
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  answer();
  await screen.findByText('Keine Neuigkeiten verfügbar');
});

test('says when nothing is published', async () => {
  open();
  expect(await screen.findByText('Keine Neuigkeiten verfügbar')).toBeTruthy();
  expect(screen.getByText('Zurzeit gibt es keine aktuellen Nachrichten.')).toBeTruthy();
});

test('a failure is said in place and can be tried again', async () => {
  news.articles = [articleSummary({ title: 'Derbysieg' })];
  news.failure = 500;
  const user = open();

  await screen.findByRole('alert');
  expect(screen.getByRole('link', { name: 'Alle anzeigen' })).toBeTruthy();
  news.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(await screen.findByRole('link', { name: 'Derbysieg' })).toBeTruthy();
});
