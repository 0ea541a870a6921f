import type { DescribedPage, Registry } from '@portal/api/contract';
import Fastify from 'fastify';
import { discoveryRoutes } from './discovery-routes.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';

const page = (path: string, more: Partial<DescribedPage> = {}): DescribedPage => ({
  path,
  title: '',
  description: '',
  prefetch: 'idle',
  skeleton: 'text',
  query: [],
  files: [],
  ...more,
});
const pages = [
  page('/news'),
  page('/news/:slug', { entries: '/api/news?page=1' }),
  page('/archiv/*'),
  page('/auth', { prefetch: 'never' }),
  page('/admin', { prefetch: 'never' }),
  page('/admin/neuigkeiten', { prefetch: 'never' }),
  page('/admin/neuigkeiten/:id', { prefetch: 'never' }),
  page('/vorschau/:token', { prefetch: 'never' }),
];
const registry = {
  revision: 1,
  sections: [{ name: 'news', version: '1.0.0', pages, widgets: [] }],
} as unknown as Registry;
const articles: Record<string, { slugs: string[]; next?: string }> = {
  '/api/news?page=1': { slugs: ['a', 'b&c'], next: '/api/news?page=2' },
  '/api/news?page=2': { slugs: ['d\u0007\u2028'] },
  '/api/teams': { slugs: ['1-mannschaft', 'frauen'] },
};

let asked: string[];
let hidden: Set<string>;
let statusCode: number;
let revision: number;
beforeEach(() => {
  asked = [];
  hidden = new Set();
  statusCode = 200;
  revision = 1;
});

const api = {
  get: async (path: string) => {
    asked.push(path);
    const isMissing = hidden.has(path) || (path === '/api/documents' && !articles[path]);
    return { statusCode: isMissing ? 404 : statusCode, body: JSON.stringify(articles[path]) };
  },
  contentRevision: () => revision,
  registry: () => registry,
} as unknown as PortalApi;
const readEntries = async (_section: string, path: string, answer: unknown) => {
  const { slugs, next } = answer as { slugs: string[]; next?: string };
  return { paths: slugs.map((slug) => path.replace(':slug', slug)), ...(next && { next }) };
};
const portal = () => {
  const app = Fastify();
  void app.register(discoveryRoutes, { api, renderer: { readEntries }, origin: 'https://verein.example' });
  return app;
};

test('the sitemap lists every public page and every entry, and nothing for people with an account', async () => {
  const { headers, body } = await portal().inject('/sitemap.xml');

  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body.split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://verein.example/</loc></url>',
    '<url><loc>https://verein.example/news</loc></url>',
    '<url><loc>https://verein.example/news/a</loc></url>',
    '<url><loc>https://verein.example/news/b&amp;c</loc></url>',
    '<url><loc>https://verein.example/news/d%07%E2%80%A8</loc></url>',
    '</urlset>',
    '',
  ]);
});

test('search engines learn of a page what it says itself, however it is prefetched', async () => {
  pages.push(page('/heavy', { prefetch: 'never', listed: true }), page('/secret', { prefetch: 'idle', listed: false }));
  const app = portal();
  const [sitemap, robots] = await Promise.all([app.inject('/sitemap.xml'), app.inject('/robots.txt')]);
  pages.length -= 2;

  expect(sitemap.body).toContain('<loc>https://verein.example/heavy</loc>');
  expect(sitemap.body).not.toContain('secret');
  expect(robots.body).toContain('Disallow: /secret\n');
  expect(robots.body).not.toContain('heavy');
});

test('the sitemap lists a page of one entry as long as there is the entry, at its own address', async () => {
  pages.push(page('/mannschaft'), page('/2-mannschaft'), page('/mannschaften/:slug', { entries: '/api/teams' }));
  const { body } = await portal().inject('/sitemap.xml');
  pages.length -= 3;

  const teams = [...body.matchAll(/<loc>[^<]*(\/[^<]*mannschaft[^<]*)</g)].map(([, path]) => path);
  expect(teams).toEqual(['/mannschaft', '/mannschaften/frauen']);
});

test('the sitemap lists a text of the club as long as it is not hidden', async () => {
  const resources = ['/api/pages/geschichte'];
  const withBoard = ['/api/pages/kontakt', '/api/documents'];
  pages.push(page('/geschichte', { resources }), page('/kontakt', { resources: withBoard }));
  const listed = async () => [...(await portal().inject('/sitemap.xml')).body.matchAll(/\/(geschichte|kontakt)</g)];
  const before = await listed();
  hidden.add('/api/pages/geschichte');
  const after = await listed();
  pages.length -= 2;

  expect([before, after].map((found) => found.map(([, path]) => path))).toEqual([
    ['geschichte', 'kontakt'],
    ['kontakt'],
  ]);
});

test('the sitemap lists the page of documents as long as there is a document', async () => {
  const listed = async () => (await portal().inject('/sitemap.xml')).body.includes('/downloads<');
  pages.push(page('/downloads', { resources: ['/api/documents'] }));
  const without = await listed();
  articles['/api/documents'] = { slugs: [] };
  const withDocument = await listed();
  delete articles['/api/documents'];
  pages.length -= 1;

  expect([without, withDocument]).toEqual([false, true]);
});

test('the sitemap is made once per content, not once per request', async () => {
  const app = portal();
  for (let count = 0; count < 3; count++) await app.inject('/sitemap.xml');
  expect(asked).toHaveLength(2);

  revision = 2;
  await app.inject('/sitemap.xml');

  expect(asked).toHaveLength(4);
});

test('a sitemap that would lack pages is not sent, and made anew the next time', async () => {
  const app = portal();
  statusCode = 503;
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);

  statusCode = 200;

  expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
});

test('robots may read every page that the sitemap lists, also below one that it does not', async () => {
  articles['/api/seasons'] = { slugs: ['2025-26'] };
  pages.push(
    page('/saisons', { listed: false }),
    page('/saisons/:slug', { listed: true, entries: '/api/seasons' }),
    page('/intern', { listed: false }),
    page('/intern/offen', { listed: true }),
    page('/intern/liste/:id', { listed: false }),
    page('/intern/offen/entwurf', { listed: false }),
    page('/fach/:id', { listed: false }),
    page('/fach/offen', { listed: true }),
  );
  const app = portal();
  const [sitemap, robots] = await Promise.all([app.inject('/sitemap.xml'), app.inject('/robots.txt')]);
  pages.length -= 8;
  delete articles['/api/seasons'];

  const listed = [...sitemap.body.matchAll(/<loc>https:\/\/verein\.example(.*?)</g)].map(([, path = '']) => path);
  const rules = [...robots.body.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({ kind, path }));
  const isClosed = (path: string) =>
    rules.filter((rule) => path.startsWith(rule.path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.kind ===
    'Disallow';
  expect(listed).toEqual(expect.arrayContaining(['/saisons/2025-26', '/intern/offen', '/fach/offen']));
  expect(listed.filter(isClosed)).toEqual([]);
  const unlisted = [
    '/saisons',
    '/intern',
    '/intern/liste/1',
    '/intern/offen/entwurf',
    '/fach/1',
    '/admin/neuigkeiten/1',
  ];
  expect(unlisted.filter((path) => !isClosed(path))).toEqual([]);
});

test('robots learn what is closed to them and where the sitemap is', async () => {
  expect((await portal().inject('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /auth\nDisallow: /vorschau/\n\nSitemap: https://verein.example/sitemap.xml\n',
  );
});
