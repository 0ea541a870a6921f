import type { Reach } from './frame-styles.ts';
import { inspectPages } from './inspect-pages.ts';
import type { PageSource } from './page-source.ts';

const MB = 1024 * 1024;
const sourceOf = (version: string): PageSource => ({
  origin: 'https://verein.example',
  section: { name: 'news', url: `/releases/news/${version}/` },
  answer: async () => undefined,
});
const [candidate, live] = [sourceOf('1.1.0'), sourceOf('1.0.0')];

/**
 * The findings for a page that loads so many bytes, and so many with the live version; and how often the live version
 * was opened.
 */
async function reasonsAgainst(bytes: number, before?: number) {
  let looksAtLive = 0;
  const reasons = await inspectPages({
    look: async (source) => {
      if (source === live) looksAtLive += 1;
      return { findings: [], frame: undefined, files: [], bytes: source === live ? (before ?? 0) : bytes };
    },
    candidate,
    live: before === undefined ? undefined : live,
    paths: ['/news'],
    sizeOf: () => undefined,
  });
  return { reasons, looksAtLive };
}

test('all that a page loads counts, against what the live version loads there', async () => {
  expect(await reasonsAgainst(5 * MB, 1 * MB)).toEqual({
    reasons: ['/news lädt insgesamt 5 MB, bisher 1 MB; erlaubt sind 2 MB oder ein Viertel mehr als bisher'],
    looksAtLive: 1,
  });
  expect((await reasonsAgainst(5 * MB, 4 * MB)).reasons).toEqual([]);
  expect((await reasonsAgainst(5.1 * MB, 4 * MB)).reasons).toHaveLength(1);
});

test('a new section is not blamed for what its pages have without it', async () => {
  const style = (rule: string) => ({ fault: `style ${rule}`, text: `eine Stilregel: ${rule}` });
  const look = (source: PageSource) => ({
    findings: [style('h2{}'), ...(source === candidate ? [style('h3{}')] : [])],
    frame: undefined,
    files: [],
    bytes: source === candidate ? 3 * MB : 0,
  });

  const reasons = await inspectPages({
    look: async (source, path) => (path === '/' ? look(source) : { ...look(source), findings: [] }),
    candidate,
    live,
    paths: ['/'],
    sizeOf: () => undefined,
  });

  expect(reasons).toEqual([
    '/ eine Stilregel: h3{}',
    '/ lädt insgesamt 3 MB, bisher 0 MB; erlaubt sind 2 MB oder ein Viertel mehr als bisher',
  ]);
});

test('a page that loads little is compared with nothing, and a new section has no version to be compared with', async () => {
  expect(await reasonsAgainst(2 * MB, 0.1 * MB)).toEqual({ reasons: [], looksAtLive: 0 });
  expect((await reasonsAgainst(2.5 * MB)).reasons).toEqual(['/news lädt insgesamt 2,5 MB; erlaubt sind 2 MB']);
});

/** The look of a page without other findings, with a style rule that reaches elements of other sections. */
const frameWith = (rules: string[], classesOfOthers: string[], reaches: Reach[] = []) => ({
  rules,
  classesOfOthers,
  reaches,
  classes: [],
  seen: [],
  strayRules: [],
  gone: [],
});

test('a rule in other sections counts where their elements were the same before, but not the rule', async () => {
  const reaches = [
    { rule: '.card { color: red; }', classes: ['card'] },
    { rule: '[lang] { color: red; }', classes: [] },
    { rule: '.known { color: red; }', classes: ['known'] },
    // What another section shows by now.
    { rule: '.later { color: red; }', classes: ['later'] },
  ];
  const frames = new Map([
    [candidate, frameWith([], ['card', 'known', 'later'], reaches)],
    [live, frameWith(['.known { color: red; }'], ['card', 'known'])],
  ]);
  const inspect = (isCompared: boolean) =>
    inspectPages({
      look: async (source) => ({ findings: [], frame: frames.get(source), files: [], bytes: 0 }),
      candidate,
      live: isCompared ? live : undefined,
      paths: ['/'],
      sizeOf: () => undefined,
    });

  expect(await inspect(true)).toEqual([
    '/ eine Stilregel reicht über das Modul hinaus: .card { color: red; }',
    '/ eine Stilregel reicht über das Modul hinaus: [lang] { color: red; }',
  ]);
  expect(await inspect(false)).toEqual([]);
});

test('however many style rules the live version has itself, the others are found, and five of them listed', async () => {
  const style = (rule: string) => ({ fault: `style ${rule}`, text: `eine Stilregel: ${rule}` });
  const known = Array.from({ length: 9 }, (_, index) => style(`h${index}{}`));
  const own = Array.from({ length: 7 }, (_, index) => style(`p${index}{}`));
  const reasons = await inspectPages({
    look: async (source, path) => ({
      findings: path !== '/news' ? [] : source === candidate ? [...known, ...own] : known,
      frame: undefined,
      files: [],
      bytes: 0,
    }),
    candidate,
    live,
    paths: ['/news'],
    sizeOf: () => undefined,
  });

  expect(reasons).toEqual(own.slice(0, 5).map(({ text }) => `/news ${text}`));
});

test('of a page that complains without end fifty faults are listed, none of them a book', async () => {
  const findings = Array.from({ length: 10_000 }, (_, index) => ({
    fault: `axe ${index}`,
    text: `Mangel ${index} ${'x'.repeat(5000)}`,
  }));

  const reasons = await inspectPages({
    look: async () => ({ findings, frame: undefined, files: [], bytes: 0 }),
    candidate,
    live: undefined,
    paths: ['/news'],
    sizeOf: () => undefined,
    isFrame: true,
  });

  expect(reasons).toHaveLength(51);
  expect(reasons.at(-1)).toBe('/news und 9950 weitere Mängel');
  expect(Math.max(...reasons.map(({ length }) => length))).toBeLessThan(2100);
});

test('what the live version has, too, is told and no reason; of what the frame has alone nothing is said', async () => {
  const fault = (text: string) => ({ fault: text, text: `im Browser: ${text}` });
  const [frame, known, own] = [fault('Rahmen'), fault('Abseits'), fault('Eigentor')];
  const hints: string[] = [];
  const inspect = (isLive: boolean) =>
    inspectPages({
      look: async (source, path) => ({
        findings: path !== '/news' ? [frame] : source === candidate ? [frame, known, own] : [frame, known],
        frame: undefined,
        files: [],
        bytes: 0,
      }),
      candidate,
      live,
      ...(isLive && { known: { version: '1.0.0', hint: (sentence) => hints.push(sentence) } }),
      paths: ['/news'],
      sizeOf: () => undefined,
    });

  expect(await inspect(true)).toEqual(['/news im Browser: Eigentor']);
  expect(hints).toEqual(['/news im Browser: Abseits; auch mit 1.0.0']);
  expect(await inspect(false)).toEqual(['/news im Browser: Eigentor']);
  expect(hints).toHaveLength(1);
});

test('of what is live itself its faults are told without its version', async () => {
  const hints: string[] = [];

  const reasons = await inspectPages({
    look: async () => ({
      findings: [{ fault: 'Abseits', text: 'im Browser: Abseits' }],
      frame: undefined,
      files: [],
      bytes: 0,
    }),
    candidate: sourceOf('1.0.0'),
    live,
    known: { version: '1.0.0', hint: (sentence) => hints.push(sentence) },
    isFrame: true,
    paths: ['/news'],
    sizeOf: () => undefined,
  });

  expect(reasons).toEqual([]);
  expect(hints).toEqual(['/news im Browser: Abseits']);
});
