import { screen, waitFor, within } from '@testing-library/react';
import { articleSummary, textOf } from '../../test/factories.ts';
import { startNewsServer, type NewsServer } from '../../test/news-server.ts';
import { address, show } from '@portal/shared-ui/test/show';
import { ArticleListPage } from './ArticleListPage.tsx';

let news: NewsServer;
beforeEach(async () => (news = await startNewsServer()));
afterEach(() => news.close());

const open = (address = '/news') => show(ArticleListPage, '/news', address);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const many = (count: number, given = {}) => Array.from({ length: count }, () => articleSummary(given));

test('shows its title, ten articles a page and the summary line', async () => {
  news.articles = many(23);
  open();

  expect(await screen.findByText('Seite 1 von 3 (23 Artikel)')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeTruthy();
  expect(titles()).toEqual(news.articles.slice(0, 10).map(({ title }) => title));
  expect(document.title).toBe('Vereinsneuigkeiten – SV Musterstadt 1920 e. V.');
});

test.each([
  ['/news?kategorie=jugend&seite=2', null],
  ['/news?kategorie=jugend&suche=derby', 'noindex'],
])('search engines read lists, not what somebody has searched for: %s', async (at, robots) => {
  open(at);
  await screen.findByText('Keine Ergebnisse gefunden');

  expect(document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null).toBe(robots);
});

test('heading and title say what the club says', async () => {
  show(ArticleListPage, '/news', '/news', { texts: { newsTitle: 'Neues vom Platz' } });

  expect(screen.getByRole('heading', { level: 1, name: 'Neues vom Platz' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Neues vom Platz – SV Musterstadt 1920 e. V.'));
});

test('keeps the place of the list while it loads', async () => {
  const answer = news.hold();
  open();
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  answer();
  await screen.findByText('Keine Neuigkeiten verfügbar');
});

test('a card carries badge, long date, link and the excerpt cut at 150 characters', async () => {
  const entry = articleSummary({
    category: '1-mannschaft',
    slug: 'derbysieg',
    title: 'Derbysieg',
    teaser: textOf(200),
  });
  news.articles = [articleSummary(), entry];
  open();

  const card = within((await screen.findByRole('link', { name: 'Derbysieg' })).closest('article') as HTMLElement);
  expect(card.getByRole('link').getAttribute('href')).toBe('/news/derbysieg');
  expect(card.getByText('1. Mannschaft')).toBeTruthy();
  expect(card.getByText('21. November 2024')).toBeTruthy();
  expect(card.getByText(/^Fussball/).textContent).toBe(`${textOf(200).slice(0, 150)}…`);
});

test('turns the page by links, keeping the filters, and moves the focus to the list', async () => {
  news.articles = many(21, { category: 'jugend' });
  const user = open('/news?kategorie=jugend');

  const pages = within(await screen.findByRole('navigation', { name: 'Seiten' }));
  expect(pages.getByRole('link', { name: 'Seite 1' }).getAttribute('aria-current')).toBe('page');
  expect(pages.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/news?kategorie=jugend&seite=2');
  await user.click(pages.getByRole('link', { name: 'Seite 3' }));

  expect(await screen.findByText('Seite 3 von 3 (21 Artikel)')).toBeTruthy();
  expect(address()).toBe('/news?kategorie=jugend&seite=3');
  expect(screen.queryByRole('link', { name: 'Weiter' })).toBeNull();
  expect(document.activeElement?.contains(screen.getByText('Seite 3 von 3 (21 Artikel)'))).toBe(true);
});

test('a page behind the last one leads to the last one', async () => {
  news.articles = many(12);
  open('/news?seite=9');

  expect(await screen.findByText('Hier ist die Liste schon zu Ende')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur letzten Seite' }).getAttribute('href')).toBe('/news?seite=2');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/news\?seite=2$/);
});

test('offers all categories present', async () => {
  news.articles = [articleSummary({ category: '2-mannschaft' }), articleSummary({ category: 'jugend' })];
  open();

  await screen.findByText('Seite 1 von 1 (2 Artikel)');
  const options = within(screen.getByRole('combobox', { name: 'Kategorie' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Alle Kategorien', '2. Mannschaft', 'Jugend']);
  expect(options.map((option) => (option as HTMLOptionElement).value)).not.toContain('');
});

test('a category is called and coloured as the club wants it, in list, dropdown and chip', async () => {
  const look = { name: 'Turnen', color: '#facc15', ink: '#14191f' };
  news.articles = [articleSummary({ category: 'turnen-und-tanzen', look })];
  open('/news?kategorie=turnen-und-tanzen');

  await screen.findByText('Seite 1 von 1 (1 Artikel)');
  const options = within(screen.getByRole('combobox', { name: 'Kategorie' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Alle Kategorien', 'Turnen']);
  expect(within(screen.getByRole('list', { name: 'Aktive Filter' })).getByText(/Turnen/)).toBeTruthy();
  const badge = within(screen.getByRole('article')).getByText('Turnen');
  expect(badge.style).toMatchObject({ background: 'rgb(250, 204, 21)', color: 'rgb(20, 25, 31)' });
});

test('behind the last page no page is read out that is not there', async () => {
  news.articles = many(15, { category: 'sport' });
  open('/news?seite=9');

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('15 Artikel gefunden'));
});

test('choosing a category filters, resets the page and shows a chip that clears it', async () => {
  news.articles = [...many(15, { category: 'sport' }), articleSummary({ category: 'jugend', title: 'Turnier' })];
  const user = open('/news?seite=2');
  await screen.findByText('Seite 2 von 2 (16 Artikel)');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Kategorie' }), 'Jugend');

  expect(await screen.findByText('Seite 1 von 1 (1 Artikel)')).toBeTruthy();
  expect(address()).toBe('/news?kategorie=jugend');
  expect(screen.getByRole('status').textContent).toBe('1 Artikel gefunden');
  await user.click(screen.getByRole('button', { name: 'Filter Kategorie entfernen' }));

  expect(await screen.findByText('Seite 1 von 2 (16 Artikel)')).toBeTruthy();
  expect(address()).toBe('/news');
});

test('typing searches after a pause, resets the page and does not lengthen the way back', async () => {
  news.articles = [...many(20), articleSummary({ title: 'Derbysieg' })];
  const user = open('/news?seite=3');
  await screen.findByText('Seite 3 von 3 (21 Artikel)');
  const visited = window.history.length;

  await user.type(screen.getByPlaceholderText('Suche nach Titel oder Inhalt...'), 'derby ');

  expect(await screen.findByText('Seite 1 von 1 (1 Artikel)')).toBeTruthy();
  expect(address()).toBe('/news?suche=derby');
  expect(window.history.length).toBe(visited);
  expect(news.requests.filter((path) => path.includes('search'))).toEqual(['/api/news?page=1&limit=10&search=derby']);
});

test('Enter searches at once', async () => {
  news.articles = [articleSummary({ title: 'Derbysieg' })];
  const user = open();
  await screen.findByText('Seite 1 von 1 (1 Artikel)');

  await user.type(screen.getByRole('searchbox', { name: 'Suche' }), 'derby{Enter}');

  expect(address()).toBe('/news?suche=derby');
});

test('clearing the search chip empties the search box, keeps the category and moves the focus to the list', async () => {
  news.articles = [articleSummary({ title: 'Derbysieg', category: 'sport' })];
  const user = open('/news?kategorie=sport&suche=derby');

  await screen.findByRole('link', { name: 'Derbysieg' });
  await user.click(screen.getByRole('button', { name: 'Filter Suche entfernen' }));

  await waitFor(() => expect(address()).toBe('/news?kategorie=sport'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(document.activeElement?.hasAttribute('aria-busy')).toBe(true);
});

test.each([
  ['derby', 'Suche: „derby“'],
  ['„Derby“', 'Suche: „Derby“'],
  ['"Derby" Ried', 'Suche: "Derby" Ried'],
])('the chip of the search for %s says „%s“: quotes of the reader are not doubled', async (search, said) => {
  news.articles = [articleSummary({ title: 'Derbysieg' })];
  open(`/news?suche=${encodeURIComponent(search)}`);

  const chips = await screen.findByRole('list', { name: 'Aktive Filter' });
  expect(chips.textContent).toBe(said);
});

test('keeps the old list as it looks, marked as busy, while another filter loads', async () => {
  news.articles = [articleSummary({ title: 'Derbysieg', category: 'sport' }), articleSummary({ title: 'Turnier' })];
  const user = open();
  await screen.findByRole('link', { name: 'Turnier' });
  const answer = news.hold();
  const list = screen.getByRole('link', { name: 'Turnier' }).closest('[aria-busy]');
  const before = list?.innerHTML;

  await user.selectOptions(screen.getByRole('combobox'), 'Sport');

  await waitFor(() => expect(list?.getAttribute('aria-busy')).toBe('true'));
  expect(list?.innerHTML).toBe(before);
  answer();
  await waitFor(() => expect(list?.getAttribute('aria-busy')).toBe('false'));
  expect(screen.queryByRole('link', { name: 'Turnier' })).toBeNull();
});

test('says when nothing is published', async () => {
  open();
  expect(await screen.findByText('Keine Neuigkeiten verfügbar')).toBeTruthy();
  expect(screen.getByText('Zurzeit gibt es keine aktuellen Nachrichten.')).toBeTruthy();
});

test('says when the filters match nothing and resets them all', async () => {
  news.articles = many(3, { category: 'sport' });
  const user = open('/news?kategorie=sport&suche=hallo');

  expect(await screen.findByText('Keine Ergebnisse gefunden')).toBeTruthy();
  expect(screen.getByText('Versuche es mit einem anderen Suchbegriff oder einer anderen Kategorie.')).toBeTruthy();
  const answer = news.hold();
  await user.click(screen.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
  await waitFor(() => expect(address()).toBe('/news'));
  expect(screen.queryByText('Keine Neuigkeiten verfügbar')).toBeNull();
  answer();

  expect(await screen.findByText('Seite 1 von 1 (3 Artikel)')).toBeTruthy();
  expect(address()).toBe('/news');
});

test('a failed list can be tried again', async () => {
  news.articles = many(1);
  news.failure = 503;
  const user = open();

  expect(await screen.findByText('Die Neuigkeiten konnten nicht geladen werden')).toBeTruthy();
  news.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(await screen.findByText('Seite 1 von 1 (1 Artikel)')).toBeTruthy();
});

test('its form works without JavaScript under the same names', async () => {
  open('/news?kategorie=sport&suche=derby');

  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form.getAttribute('action')).toBe('/news');
  expect(form.method).toBe('get');
  expect(new URLSearchParams([...new FormData(form)] as [string, string][]).toString()).toBe(
    'suche=derby&kategorie=sport',
  );
  await screen.findByText('Keine Ergebnisse gefunden');
});
