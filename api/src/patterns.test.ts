import { join } from 'node:path';
import { EmailAddress, OptionalEmailAddress } from './contract/editing.ts';
import { isSafe } from 'redos-detector';
import { runningApi } from '../test/app.ts';
import { patternsOfSchemas, patternsOfSources, type Pattern } from '../test/patterns.ts';

/** Steps and points of the detector, not time: a pattern that it cannot prove within them counts as slow. */
const LIMITS = { maxSteps: 2_000, maxScore: 100, timeout: Infinity } as const;

/** Patterns that the detector cannot prove, and why they take a few milliseconds at most all the same. */
const BOUNDED: Readonly<Record<string, string>> = {
  [String((EmailAddress as { pattern?: string }).pattern)]: 'an address of 254 letters',
  [String((OptionalEmailAddress as { pattern?: string }).pattern)]: 'as before',
  '[^\\s@<>"\'(]+@[^\\s@<>"\')]+': 'a message of 1,000 letters',
  '\\b(https?:\\/\\/[^\\s?#"\')]*)[?#][^\\s"\')]*': 'a message of 1,000 letters',
  '[^a-z]+$': 'a password of 200 letters',
  '\\bVersion\\/.*Safari\\/': 'a header, which Node ends at 16 KB, once a login',
  '(?:^|[,\\s])br(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))': 'a header, as before',
  '(?:^|[,\\s])gzip(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))': 'a header, as before',
  '<(?=\\/?(?:p|h[1-6]|li|ul|ol|br|hr|blockquote|figure|figcaption|table|caption|tr|t[dh]|div)\\b)': 'ends at once',
  '<img [^<>]*>': 'ends at the next bracket',
  '^-+|-+$': 'there are no two dashes in a row any more',
  '^\\uFEFF?\\s*<': 'begins at the beginning, nowhere else',
  '^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$': 'a letter is tried twice at most',
  '^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\\.(jpg|png|webp)$': 'as before',
  '^((?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\\/)+)([A-Za-z0-9_-][A-Za-z0-9_.-]*\\.(jpe?g|png|webp))$': 'as before',
  '\\/(?:banner-)?objects\\/([A-Za-z0-9/_.-]{1,480}\\.(?:jpg|png|webp))': '480 letters for each beginning',
  '\\{\\{([^{}<>]{1,60})\\}\\}': '60 letters for each beginning',
  '<p>(?:(?!<\\/?p>)[\\s\\S])*<\\/p>\\n?': 'ends at the next beginning',
  '<h2>(?:(?!<\\/?h2>)[\\s\\S])*<\\/h2>\\n?': 'as before',
  '(?<=>)[^<>{}]{0,100}\\{\\{([^{}<>]{1,60})\\}\\}[^<>{}]{0,100}<br \\/>': '260 letters behind each tag',
  '<[^<>]*>|[^<]+|<': 'ends at the next beginning',
  '="\\s*(?:javascript|data|vbscript):': 'each blank belongs to one beginning',
  '\\/+$': "the operator's own setting",
  '<Contents>(.*?)<\\/Contents>': "the operator's own storage answers",
  '^([^<>\\r\\n]*<[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$': "the operator's own setting",
  '(\\/releases\\/[\\w./-]{1,150}\\.c?js)(?:\\?[^\\s:]{0,100})?:(\\d{1,9}):(\\d{1,9})\\)?$': 'a stack of 2,000 letters',
  '\\b(\\w+) = __webpack_require__\\("webpack\\/sharing\\/consume\\/default\\/([^"]+)"\\)': 'each word is read once',
  '"(\\.\\/[^"]+\\.tsx?)"': 'the code of a release, which is run anyway',
  '^<\\?xml[^>]{0,100}encoding\\s{0,9}=\\s{0,9}["\']([A-Za-z0-9_-]{1,40})["\']': 'the first 200 letters of a file',
  '<[^<>]*>': 'ends at the next beginning',
  '<img[^<>]*>': 'as before',
  '<img src="([^"<>]{1,1500})"[^<>]{0,2000}>': 'as before',
  '<a href="([^"<>]{1,2000})"': 'as before',
  '<(p|figure)>\\s{0,9}<\\/\\1>': 'nine blanks behind each beginning',
  '\\[(\\/?)([A-Za-z][A-Za-z0-9_-]{0,60})(\\s[^[\\]]{0,2000})?\\]': 'ends at the next bracket',
  '([A-Za-z_-]{1,40})=(?:"([^"]{0,1000})"|\'([^\']{0,1000})\'|([^\\s"\']{1,1000}))': 'a shortcode of 2,000 letters',
  'jugend|jgd|junior|bambin|m(?:ä|ae)dchen|m(?:ä|ae)dels|jungen|jungs(?!en)|buben|knaben|kind|kids|sch(?:ü|ue)ler|nachwuchs|knirpse|zwerge|k(?:ü|ue)ken|krabbel|pampers|youngster|girls|(?:vor|grund|ball)schule|(?<![a-zäöüß])(?:mini(?!golf)|teen)':
    "a team's name and age group, 140 letters",
  '(?<![a-zäöüß0-9])[mw]?u ?-?(?:[3-9]|1[0-9])(?![0-9])': 'as before',
  'herren|damen|frauen|m(?:ä|ae)nner|senior|aktive|old boys|veteran|(?:ü|ue) ?-?[2-9][0-9]|(?<![a-zäöüß])(?:ah|u ?-?2[0-9])(?![a-zäöüß0-9])':
    'as before',
  '(?:[0-9]\\.?|(?<![a-zäöüß])i{1,3}\\.?|erste|zweite|dritte|vierte) ?-?mannschaft|reserve': 'as before',
  '(?:jahrgang|jahrgänge|jg)[. ]*([0-9 /,+&–-]+)': 'as before',
  '([0-9]{1,2})(?: ?(?:[–-]|bis) ?[0-9]{1,2})? ?-?(?:jahre|jährig)': 'as before',
  '^(?:https?:)?\\/\\/(?:(?:www|m)\\.)?(?:youtube(?:-nocookie)?\\.com\\/(?:watch\\?(?:[^#]{0,400}&(?:amp;)?)?v=|shorts\\/|live\\/|embed\\/)|youtu\\.be\\/)([\\w-]{11})(?![\\w-])':
    'one beginning, of which 400 letters are tried',
};

const api = runningApi({ config: { weatherUrl: null } });
beforeAll(async () => {
  await api.app.ready();
});

const slow = (patterns: readonly Pattern[]) =>
  patterns
    .filter(({ source, flags }) => !(source in BOUNDED) && !isSafe(new RegExp(source, flags), LIMITS).safe)
    .map(({ where, source }) => `${where}: ${source}`);

test('the detector tells a slow expression from a quick one', () => {
  const of = (source: string) => ({ where: 'here', source, flags: '' });

  expect(slow([of('^(a+)+$'), of('^a+$'), of('\\{\\s*([^{}]{1,40}?)\\s*\\}')])).toHaveLength(2);
});

test('no pattern of the contract takes long, whatever is sent', () => {
  const patterns = patternsOfSchemas(api.app.swagger());

  expect(patterns.length).toBeGreaterThan(20);
  expect(slow(patterns)).toEqual([]);
});

test('no expression of the server takes long, whatever it reads', async () => {
  const root = join(import.meta.dirname, '../..');
  const patterns = await Promise.all(
    ['api/src', 'shell/src/server'].map((folder) => patternsOfSources(join(root, folder))),
  );

  expect(patterns.flat().length).toBeGreaterThan(60);
  expect(slow(patterns.flat())).toEqual([]);
});
