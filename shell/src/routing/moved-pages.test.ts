import { presentPath } from './moved-pages.ts';

test.each([
  ['/verein', '/ueber-uns'],
  ['/Verein/', '/ueber-uns'],
  ['/%76erein', '/ueber-uns'],
  ['/MANNSCHAFTEN/1-Mannschaft', '/mannschaft'],
  ['/mannschaften/2%2Dmannschaft', '/2-mannschaft'],
])('%s has moved to %s, in whatever spelling', (path, present) => {
  expect(presentPath(path)).toBe(present);
});

test.each(['/', '/News', '/verein/satzung', '/verein%2F', '/%zz', '/mannschaften%2F1-mannschaft'])(
  '%s has not moved',
  (path) => expect(presentPath(path)).toBe(path),
);
