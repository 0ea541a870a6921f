import { memoryCaches } from '../../test/memory-caches.ts';
import { keep, keptCaches } from './kept-caches.ts';
import { findWhole } from './whole-page.ts';

const kept = keptCaches('v2');
const find = (path: string) => findWhole(`https://verein.example${path}`, kept);

beforeEach(async () => {
  Object.assign(globalThis, { caches: memoryCaches() });
  for (const path of ['/spielplan', '/kalender', '/news', '/ueber-uns', '/mannschaft'])
    await keep(path, new Response('Alles'), kept.pages);
});

test('a choice of what a kept page shows leads to that page', async () => {
  expect(await find('/spielplan?team=1-mannschaft&ort=heim')).toBe('/spielplan');
  expect(await find('/kalender?art=spiel')).toBe('/kalender');
});

test('an address that moved leads to the page it has now, if that is kept', async () => {
  expect(await find('/verein')).toBe('/ueber-uns');
  expect(await find('/mannschaften/1-mannschaft')).toBe('/mannschaft');
  expect(await find('/mannschaften/2-mannschaft')).toBeUndefined();
});

// In a preview no kept page answers its own address.
test.each(['/spielplan', '/news', '/spielplan?', '/ueber-uns'])('a page does not lead to itself: %s', async (path) =>
  expect(await find(path)).toBeUndefined(),
);

test.each(['/kalender?monat=2027-01&art=spiel', '/news?suche=derby', '/trainingszeiten?gruppe=jugend'])(
  'what no kept page holds leads to none: %s',
  async (path) => expect(await find(path)).toBeUndefined(),
);
