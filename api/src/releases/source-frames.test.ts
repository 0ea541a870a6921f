import { adminDesk } from '../../test/editor-desk.ts';
import { call, createRelease, publish } from '../../test/release.ts';
import type { BrowserErrorPage, SectionHealth } from '../contract/index.ts';

const desk = adminDesk({ emptied: ['browser_errors', 'server_errors'] });

/** The first place of the file is line 11 of the source. */
const map = (mappings = 'AAUA') =>
  JSON.stringify({ version: 3, sources: ['mfe-news/./src/article/ArticlePage.tsx'], names: [], mappings });

const stackOf = (place: string) => `Error: x\n    at ArticlePage (https://verein.example/releases/${place})`;
async function told(stack: string): Promise<(string | null | undefined)[]> {
  const report = { section: 'news', version: '1.0.0', part: '/news', message: 'x is not a function', stack };
  await desk.app.inject({ method: 'POST', url: '/api/errors', payload: report });
  const { items } = (await desk.send('GET', '/api/admin/errors')).json<BrowserErrorPage>();
  const { errors } = (await call(desk, 'news', 'health?section=news')).json<SectionHealth>();
  return [items, errors].map(([error]) => error?.stack);
}

let published: Awaited<ReturnType<typeof publish>>;
beforeAll(async () => {
  const release = createRelease({
    maps: { 'maps/page.js.map': map(), 'maps/server/remoteEntry.cjs.map': map(), 'maps/cut.js.map': '{"version":3' },
  });
  published = await publish(desk, release);
});

test('a stack names the sources where the version has maps, which nobody gets from the portal', async () => {
  expect(published.statusCode).toBe(201);
  const named = 'ArticlePage mfe-news/src/article/ArticlePage.tsx:11';
  expect(await told(stackOf('news/1.0.0/client/page.js:1:20'))).toEqual([named, named]);
  const asked = await Promise.all(
    ['maps/page.js.map', 'client/page.js.map', 'client/../maps/page.js.map'].map((path) =>
      desk.app.inject(`/releases/news/1.0.0/${path}`),
    ),
  );
  expect(asked.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
});

test('so does a stack of the server, whose message and frames come from the process that renders', async () => {
  const reason = [
    'TypeError: Kein Titel für max@verein.example',
    '    at ArticleCard (/srv/data/releases/news/1.0.0/server/remoteEntry.cjs:1:20)',
    '    at renderToPipeableStream (node:internal/x:1:1)',
  ].join('\n');
  for (let time = 0; time < 2; time += 1)
    desk.app.serverErrors.note({ section: 'news', version: '1.0.0' }, { part: '/news/:idOrSlug', reason });
  await desk.app.serverErrors.flush();
  desk.app.serverErrors.note({ section: 'news', version: '1.0.0' }, { part: '/news/:idOrSlug', reason });
  await desk.app.serverErrors.flush();

  const { items } = (
    await desk.send('GET', '/api/admin/errors?section=news&search=TypeError')
  ).json<BrowserErrorPage>();
  const { errors } = (await call(desk, 'news', 'health?section=news')).json<SectionHealth>();

  const told = {
    kind: 'server',
    version: '1.0.0',
    part: '/news/:idOrSlug',
    message: 'TypeError: Kein Titel für …@…',
    stack: 'ArticleCard mfe-news/src/article/ArticlePage.tsx:11',
    count: 3,
  };
  expect(items).toMatchObject([told]);
  expect(errors).toContainEqual(expect.objectContaining(told));
});

test.each(['news/1.0.0/client/cut.js:1:20', 'news/1.0.0/client/other.js:1:20', 'news/1.0.0/client/../page.js:1:20'])(
  'a place at %s stays as it is',
  async (place) => {
    const frame = `ArticlePage /releases/${place}`;

    expect(await told(stackOf(place))).toEqual([frame, frame]);
  },
);

test.each([
  ['whose source has no name', JSON.stringify({ version: 3, sources: [1], names: [], mappings: 'AAUA' })],
  ['that is larger than any build writes', map(`AAUA${';AACA'.repeat(500_000)}`)],
])('a map %s names nothing, and what failed can be read', async (what, hostile) => {
  const version = what.startsWith('whose') ? '1.1.0' : '1.2.0';
  await publish(desk, createRelease({ version, maps: { 'maps/page.js.map': hostile } }));

  const place = `/releases/news/${version}/client/page.js:1:20`;
  const shown = [`ArticlePage ${place}`, `ArticlePage ${place}`];
  expect(await told(stackOf(place.slice('/releases/'.length)))).toEqual(shown);
});
