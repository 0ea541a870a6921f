import { isRarePage } from './rare-page.ts';

const article = { id: '1', category: 'verein', publishedAt: '2026-11-24T18:00:00Z' };
const newsOf = (...items: object[]) => ({ data: { items, page: 2, categories: [{ slug: 'jugend' }] } });
const teams = { '/api/team-names': { data: [{ slug: '1-mannschaft', name: 'Erste' }] } };
const filters = Buffer.from(
  '<option value="heim">Heimspiele</option><option data-strange="" value="erfunden" selected="">erfunden</option>',
);

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test.each<[string, Parameters<typeof isRarePage>[2]]>([
  ['/news', {}],
  ['/news?kategorie=verein', { '/api/news?category=verein': newsOf(article) }],
  ['/news?seite=2', { '/api/news?page=2': newsOf(article) }],
  ['/kalender?monat=2026-11&team=1-mannschaft', { '/api/events/range?start=1': { data: [article] }, ...teams }],
  [
    '/kalender?tag=2026-11-24',
    { '/api/events/range?start=1': { data: [article] }, '/api/events/range?start=2': { data: [] } },
  ],
  ['/kalender?monat=2027-12', { '/api/events/range?start=1': { data: [{ startAt: '2027-12-06T18:00:00Z' }] } }],
  ['/mannschaftsfotos?album=2010-11', { '/api/albums/2010-11': { data: { slug: '2010-11' } } }],
  ['/spielplan?ort=heim', { '/api/matches?side=home': { data: { next: [article], results: [] } } }],
])('%s is a page that is read', (path, resources) => {
  expect(isRarePage(path, filters, resources)).toBe(false);
});

test.each<[string, Parameters<typeof isRarePage>[2]]>([
  ['/news?suche=derby', { '/api/news?search=derby': newsOf({ ...article, title: 'Ein derby' }) }],
  ['/news?kategorie=jugend', { '/api/news?category=jugend': newsOf() }],
  ['/news?seite=2', { '/api/news?page=2': newsOf() }],
  ['/kalender?monat=2031-07', { '/api/events/range?start=1': { data: [] }, ...teams }],
  ['/kalender?monat=2031-05', { '/api/events/range?start=1': { data: [{ startAt: '2031-05-06T18:00:00Z' }] } }],
  ['/kalender?tag=2031-05-06', { '/api/events/range?start=1': { data: [{ startAt: '2031-05-06T18:00:00Z' }] } }],
  ['/kalender?team=erfunden', { '/api/events/range?start=1': { data: [article] }, ...teams }],
  ['/kalender?tag=2026-12-24', { '/api/events/range?start=1': { data: [article] } }],
  ['/spielplan?ort=zuhause', { '/api/matches': { data: { next: [article], results: [] } } }],
  ['/mannschaftsfotos?album=erfunden', { '/api/albums/erfunden': { status: 404, text: '{}' } }],
  ['/kontakt?betreff=irgendwas', { '/api/pages/kontakt': { data: { title: 'Kontakt' } } }],
])('%s is one that anybody can invent', (path, resources) => {
  expect(isRarePage(path, filters, resources)).toBe(true);
});
