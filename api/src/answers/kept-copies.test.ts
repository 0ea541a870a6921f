import { createKeptCopies, packAnswer, unpackAnswer } from './kept-copies.ts';
import type { FinishedAnswer } from './finished-answers.ts';

const answerOf = (body: string, isRare?: true): FinishedAnswer => ({
  etag: '"a"',
  headers: { vary: 'accept-encoding' },
  size: body.length,
  ...(isRare && { isRare }),
  ready: (encoding) => (encoding === 'identity' ? Buffer.from(body) : undefined),
});
const copyOf = (...given: Parameters<typeof answerOf>) => unpackAnswer(packAnswer(answerOf(...given), 1));
const bodyAt = (copies: ReturnType<typeof createKeptCopies>, url: string) =>
  copies.find(url, 1)?.ready('identity')?.toString();

test.each<[string, string, true | undefined]>([
  ['invented words', '/news?suche=', true],
  ['spellings without a query', '/api/settings%2', true],
  ['combinations of what is there', '/spielplan?team=', undefined],
])('copies for %s evict no page that everybody reads', (_what, start, isRare) => {
  const copies = createKeptCopies();
  const read = isRare ? ['/', '/news?kategorie=verein'] : ['/'];
  for (const url of read) copies.set(url, copyOf('wird gelesen'));

  const large = copyOf('x'.repeat(1_000_000), isRare);
  for (let at = 0; at < 60; at += 1) copies.set(start + at, large);

  expect(read.map((url) => bodyAt(copies, url))).toEqual(read.map(() => 'wird gelesen'));
  expect(bodyAt(copies, `${start}0`)).toBeUndefined();
});

test('a copy stays valid for its state and ten seconds', () => {
  let now = 0;
  const copies = createKeptCopies(() => now);
  copies.set('/', copyOf('alt'));

  expect(copies.find('/', 2)).toBeUndefined();
  now = 9_999;
  expect(bodyAt(copies, '/')).toBe('alt');
  now = 10_000;
  expect(bodyAt(copies, '/')).toBeUndefined();
});

test('what was invented and is found now is kept with what is read', () => {
  const copies = createKeptCopies();
  copies.set('/news?kategorie=jugend', copyOf('nichts', true));
  copies.set('/news?kategorie=jugend', copyOf('gefunden'));

  expect(bodyAt(copies, '/news?kategorie=jugend')).toBe('gefunden');
});
