import { isReadablePage, kindOf, type RequestKind } from './request-kind.ts';

const ORIGIN = 'https://verein.example';
const asked = (path: string, { mode = 'cors', method = 'GET', referrer = `${ORIGIN}/news`, range = false } = {}) => ({
  url: new URL(path, ORIGIN).href,
  mode: mode as RequestMode,
  method,
  referrer,
  headers: new Headers(range ? { range: 'bytes=0-' } : {}),
});
const kind = (...request: Parameters<typeof asked>) => kindOf(asked(...request), ORIGIN);

test.each<[string, RequestKind]>([
  ['/releases/shell/0123456789ab/client/main.1a2b.js', 'file'],
  ['/assets/fonts/archivo.woff2', 'file'],
  ['/releases/news/1.4.0/client/remoteEntry.js', 'file'],
  ['/optimize-image/objects/tor.jpg?w=600&q=70&f=webp', 'picture'],
  ['/objects/tor.jpg', 'picture'],
  ['/assets/pictures/advertising-boards.webp', 'picture'],
  ['/club-icons/objects/wappen.png/app-192.png', 'picture'],
  ['/api/news?page=1', 'data'],
  ['/registry.json', 'data'],
  ['/page-data?path=%2Fspielplan', 'data'],
  ['/manifest.webmanifest', 'none'],
  ['https://tabellen.example/widget.js', 'none'],
])('%s is a %s', (path, expected) => {
  expect(kind(path)).toBe(expected);
});

test.each(['/api/auth/user', '/api/admin/news', '/api/login', '/releases/admin/1.0.0/client/remoteEntry.js'])(
  'nothing of %s is kept',
  (path) => expect(kind(path)).toBe('none'),
);

test('what the admin area shows is not kept either', () => {
  const referrer = `${ORIGIN}/admin/neuigkeiten`;

  expect([kind('/api/news', { referrer }), kind('/objects/entwurf.jpg', { referrer })]).toEqual(['none', 'none']);
});

test.each<[string, RequestKind]>([
  ['/', 'page'],
  ['/news/derbysieg', 'page'],
  ['/administration', 'page'],
  ['/admin', 'network'],
  ['/admin/neuigkeiten', 'network'],
  ['/auth', 'network'],
  ['/api/calendar/alle.ics', 'network'],
  ['/objects/plakat.jpg', 'network'],
  ['/dateien/satzung.pdf', 'network'],
  ['/?vorschau-modul=news.1.5.0.1.x', 'network'],
])('opening %s is for the %s', (path, expected) => {
  expect(kind(path, { mode: 'navigate' })).toBe(expected);
});

test('writes and parts of files are left to the browser', () => {
  expect([kind('/api/contact', { method: 'POST' }), kind('/objects/film.mp4', { range: true })]).toEqual([
    'none',
    'none',
  ]);
});

test('only public pages of the portal are kept for reading', () => {
  const addresses = [
    '/spielplan',
    `${ORIGIN}/news?seite=2`,
    '/admin/x',
    '/auth',
    '/api/docs',
    'https://anderswo.example/',
  ];

  expect(addresses.filter((address) => isReadablePage(address, ORIGIN))).toEqual([
    '/spielplan',
    `${ORIGIN}/news?seite=2`,
  ]);
});
