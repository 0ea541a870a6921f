import { wantedScreen } from './wanted-screen.ts';

const ORIGIN = 'https://verein.example';

test.each([
  ['/admin/termine?view=missing', '/admin/termine?view=missing'],
  ['/admin/neuigkeiten/7', '/admin/neuigkeiten/7'],
  [`${ORIGIN}/admin/fotos`, '/admin/fotos'],
  ['/x/../admin/fotos', '/admin/fotos'],
  ['/admin', '/admin'],
])('%s leads to %s', (wanted, screen) => {
  expect(wantedScreen(wanted, ORIGIN)).toBe(screen);
});

test.each([
  null,
  '',
  '/news',
  '/administrator',
  '/auth?weiter=/admin',
  'https://evil.example/admin',
  '//evil.example/admin',
  '///evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  '/%2f%2fevil.example/admin',
  '/%5cevil.example/admin',
  '/\t/evil.example/admin',
  '/.//evil.example/admin',
  '/admin/..//evil.example',
  '/admin/%2e%2e//evil.example',
  '/admin//evil.example',
  '/admin/\\evil.example',
  'javascript:alert(1)//admin',
  'data:text/html,/admin',
  'https://verein.example@evil.example/admin',
  'https://verein.example.evil.example/admin',
  'http://verein.example/admin',
  'https://[',
])('%j leads to the first screen', (wanted) => {
  expect(wantedScreen(wanted, ORIGIN)).toBe('/admin');
});
