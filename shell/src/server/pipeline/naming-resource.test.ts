import type { Fetched } from './fetch-resources.ts';
import { namingKeys, newAddress, statusOf } from './naming-resource.ts';

const TEAM = '/api/teams/1-mannschaft';
const fetched = (settled: Fetched['settled'], moved: Record<string, string> = {}): Fetched => ({
  settled,
  moved: new Map(Object.entries(moved)),
  isComplete: true,
  hasFailed: false,
});
const missing = fetched({ [TEAM]: { status: 404, text: '' } });

test('a page of one entry is there only as long as the entry is, wherever it stands', () => {
  const statusAt = (path: string) => statusOf(true, missing, namingKeys(path, [TEAM]));

  const ofOne = ['/mannschaften/:slug', '/mannschaften/*', '/mannschaft', '/2-mannschaft'];
  expect(ofOne.map(statusAt)).toEqual([404, 404, 404, 404]);
  expect(['/trainingszeiten', '/mannschaften'].map(statusAt)).toEqual([200, 200]);
});

test('the page of documents is there only as long as there is a document', () => {
  const none = fetched({ '/api/documents': { status: 404, text: '' } });

  expect(statusOf(true, none, namingKeys('/downloads', ['/api/documents']))).toBe(404);
  expect(statusOf(true, fetched({}), namingKeys('/downloads', ['/api/documents']))).toBe(200);
});

test('an album is there only as long as it is, and the page of all albums whatever they are', () => {
  const gone = fetched({ '/api/albums/weg': { status: 404, text: '' }, '/api/albums': { status: 404, text: '' } });

  expect(statusOf(true, gone, namingKeys('/mannschaftsfotos', ['/api/albums/weg']))).toBe(404);
  expect(statusOf(true, gone, namingKeys('/mannschaftsfotos', ['/api/albums']))).toBe(200);
});

test('a text of the club is a page only as long as it is not hidden', () => {
  const text = '/api/pages/geschichte';
  const hidden = fetched({ [text]: { status: 404, text: '' }, '/api/board-members': { status: 404, text: '' } });

  expect(statusOf(true, hidden, namingKeys('/geschichte', [text]))).toBe(404);
  expect(statusOf(true, fetched({}), namingKeys('/geschichte', [text]))).toBe(200);
  expect(statusOf(true, hidden, namingKeys('/kontakt', ['/api/pages/kontakt', '/api/board-members']))).toBe(200);
});

test.each([
  ['/mannschaften/erste', 'herren', '/mannschaften/herren'],
  ['/mannschaft', 'herren', '/mannschaften/herren'],
  ['/mannschaft', '2-mannschaft', '/2-mannschaft'],
  ['/mannschaften/herren', '1-mannschaft', '/mannschaft'],
])('%s moves with its team, which is %s by now, to %s', (path, slug, address) => {
  expect(newAddress(path, fetched({}, { [TEAM]: `/api/teams/${slug}` }), [TEAM])).toBe(address);
});

test('what has not moved has no other address', () => {
  expect(newAddress('/mannschaft', missing, [TEAM])).toBeUndefined();
});
