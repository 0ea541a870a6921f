import { openHydrated, saveData } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/journey-test.ts';

const WIDTHS = [360, 768, 1440];
const DENSITIES = [1, 1.75, 3];
/** By how much of its width a place may differ from what `sizes` says: it cannot tell how many share a row. */
const TOLERANCE = 0.15;
const PATHS = [
  '/',
  '/news',
  '/mannschaft',
  '/mannschaften',
  '/sponsoren',
  '/gemeinsam-stark',
  '/mannschaftsfotos',
  '/vorstand',
  '/jugendarbeit',
  '/geschichte',
];

type Place = { name: string; sizes: string; said: number; shown: number; offered: number[] };

test('of the widths in which a picture is offered, every page takes the smallest that fills its place', async ({
  page,
  portal,
}) => {
  await saveData(page);
  const read = async <T>(path: string) => (await (await fetch(portal.url + path)).json()) as T;
  const [article] = await read<{ slug: string; imageUrl: string | null }[]>('/api/news');
  const albums = await read<{ slug: string }[]>('/api/albums');
  const inside = [`/news/${article?.slug}`, `/mannschaftsfotos?album=${albums[0]?.slug}`];

  const wrong: string[] = [];
  let seen = 0;
  for (const path of [...PATHS, ...inside]) {
    await openHydrated(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const places = await page.evaluate(placesOf);
      seen += places.length;
      for (const place of places)
        for (const density of DENSITIES) {
          const chosen = pick(place.offered, place.said * density);
          const fitting = [place.shown * (1 - TOLERANCE), place.shown, place.shown * (1 + TOLERANCE)];
          if (!fitting.some((shown) => pick(place.offered, shown * density) === chosen))
            wrong.push(`${path} at ${width} × ${density}: ${place.name} takes ${chosen} for ${describe(place)}`);
        }
    }
  }

  expect(seen).toBeGreaterThan(100);
  expect([...new Set(wrong)]).toEqual([]);
});

function pick(offered: readonly number[], needed: number): number | undefined {
  return offered.find((width) => width >= needed) ?? offered.at(-1);
}

function describe({ sizes, said, shown, offered }: Place): string {
  return `${Math.round(shown)} px, said ${Math.round(said)} (${sizes}) of ${offered.join(', ')}`;
}

/**
 * In the page: what each picture says of its place in `sizes`, and how wide it is drawn there (CSS px); loaded or not.
 */
function placesOf(): Place[] {
  const lengthOf = (text: string): number => {
    const probe = document.createElement('div');
    probe.style.cssText = `position: fixed; visibility: hidden; width: ${text}`;
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const saidBy = (sizes: string): number => {
    for (const part of sizes.split(', ')) {
      const [, condition, length = ''] = /^(\(.+?\)) (.+)$/.exec(part) ?? [undefined, undefined, part];
      if (!condition || matchMedia(condition).matches) return lengthOf(length);
    }
    return window.innerWidth;
  };
  return [...document.images].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const set = picture.srcset || picture.dataset['srcset'];
    if (!set || width === 0 || picture.closest('noscript')) return [];
    const offered = set.split(', ').map((candidate) => Number.parseInt(candidate.split(' ')[1] ?? '', 10));
    const shape = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    // One that is shown whole may not fill its box; one that is cropped counts as wide as its box.
    const isWhole = getComputedStyle(picture).objectFit === 'contain' && shape > 0;
    const shown = isWhole ? Math.min(width, height * shape) : width;
    return [{ name: picture.alt, sizes: picture.sizes, said: saidBy(picture.sizes), shown, offered }];
  });
}
