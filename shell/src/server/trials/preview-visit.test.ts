import { mayBePreview, previewShown, readPreview, withoutPreview } from './preview-visit.ts';
import type { Trial, Trials } from './trial.ts';

const trial = { kind: 'preview', share: null } as Trial;
const trials: Trials = {
  current: () => [trial],
  previewOf: (token) => (token === 'news.1.5.0.9.s' ? trial : undefined),
};
const read = (url: string, cookie?: string, isHttps = false) =>
  readPreview(url, cookie === undefined ? {} : { cookie }, trials, isHttps);

const TAKEN = 'Path=/; HttpOnly; SameSite=Lax';

test('a token begins a preview with a cookie for this browser session, „ende“ ends it', () => {
  expect(read('/news?vorschau-modul=news.1.5.0.9.s')).toEqual({
    step: 'turn',
    cookie: `portal_preview=news.1.5.0.9.s; ${TAKEN}`,
  });
  expect(read('/?vorschau-modul=news.1.5.0.9.s', undefined, true)).toEqual({
    step: 'turn',
    cookie: `__Host-portal_preview=news.1.5.0.9.s; ${TAKEN}; Secure`,
  });
  expect(read('/?vorschau-modul=ende', 'portal_preview=news.1.5.0.9.s')).toEqual({
    step: 'turn',
    cookie: `portal_preview=; ${TAKEN}; Max-Age=0`,
  });
});

test.each([
  ['/?vorschau-modul=foreign', undefined],
  ['/?vorschau-modul=', undefined],
  ['/news', 'a=1; portal_preview=ended'],
  ['/news', 'portal_preview='],
])('what opens nothing is over, and its cookie goes (%s, %s)', (url, cookie) => {
  expect(read(url, cookie)).toEqual({ step: 'over', cookie: `portal_preview=; ${TAKEN}; Max-Age=0` });
});

test('with the cookie every page is part of the preview, but not what a service worker keeps; its registry is', () => {
  const cookie = 'a=1; portal_preview=news.1.5.0.9.s';

  expect(read('/news', cookie)).toEqual({ step: 'show', trial });
  expect(readPreview('/news', { cookie, 'sec-fetch-dest': 'empty' }, trials, false)).toBeUndefined();
  expect(previewShown({ cookie, 'sec-fetch-dest': 'empty' }, trials, false)).toBe(trial);
  expect([mayBePreview({ cookie }), mayBePreview({ cookie: 'a=1' }), mayBePreview({})]).toEqual([true, false, false]);
});

test('the parameter is the one that everybody reads in the query, however it is spelt, and nothing else', () => {
  const begun = { step: 'turn', cookie: `portal_preview=news.1.5.0.9.s; ${TAKEN}` };

  expect(read('/news?seite=2&vorschau%2Dmodul=news%2E1.5.0.9.s')).toEqual(begun);
  for (const url of ['/x&vorschau-modul=news.1.5.0.9.s', 'vorschau-modul=ende', '/vorschau-modul?vorschau-modul2=ende'])
    expect(read(url)).toBeUndefined();
});

test.each([undefined, 'a=1', 'other_portal_preview=news.1.5.0.9.s'])('everybody else sees the site (%s)', (cookie) => {
  expect(read('/news?seite=2', cookie)).toBeUndefined();
});

test('only the token goes from the query', () => {
  expect(['?vorschau-modul=x', '?seite=2&vorschau-modul=x', ''].map(withoutPreview)).toEqual(['', '?seite=2', '']);
});
