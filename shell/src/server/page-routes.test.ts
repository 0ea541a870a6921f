import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FinishedAnswer } from '@portal/api/answers/finished-answers';
import type { DescribedPage, Registry, SectionOrigin } from '@portal/api/contract';
import { clubFacts } from '@portal/shared-ui/test/club';
import Fastify, { type FastifyInstance } from 'fastify';
import { shownOf } from '../routing/shown-releases.ts';
import { liveRegistry } from './pipeline/live-releases.ts';
import { pageRoutes } from './page-routes.ts';
import { pageVersion } from './pipeline/page-version.ts';
import { RenderLineFull } from './worker/render-pool.ts';
import type { Visit } from './worker/visit.ts';

let app: FastifyInstance;
let renders: string[];
let revision: number;
/** What is live. */
let live: Registry;
/** Resumes a page under `/langsam`, which waits for it. */
let goOn: () => void;
let isStarting: boolean;
const club = clubFacts({ shortName: 'TuS Muster', color: '#15803d', secondColor: '#ffffff' });
/** undefined: the site is open to everybody. */
let closed: { admits: boolean } | undefined;
let views: string[];
/** The present addresses of the former website's pages, by their former ones. */
const formerSite: Record<string, string> = {
  '/fehlt?alt=1': '/news/derbysieg',
  '/2019/05/derbysieg/': '/news/derbysieg',
  '/news/': '/news/nie-gefragt',
  '/?p=12': '/news/aufstieg',
  '/news': '/news/nie-gefragt',
  '/fehlt?alt=2': 'lost',
  '/fehlt?alt=3': '/fehlt',
  '/fehlt/?alt=3': '/fehlt',
  '/fehlt?alt=4': '/news/hin',
  '/news/hin': '/news/her',
  '/news/her': '/fehlt',
  '/fehlt?alt=5': '/news/ringweg',
  '/news/ringweg': '/news/derbysieg',
};
let findKept: (url: string) => FinishedAnswer | undefined;
/** Announces a change of the live releases. */
let announce: (next: Registry) => Promise<void>;

beforeEach(async () => {
  renders = [];
  revision = 1;
  live = { revision: 1, sections: [] };
  isStarting = false;
  closed = undefined;
  views = [];
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  app = Fastify({ trustProxy: true });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-frame-options', 'DENY');
    done();
  });
  await app.register(pageRoutes, {
    isHttps: true,
    networkOf: (address) => address,
    isStarting: () => isStarting,
    opening: {
      isOpen: () => !closed,
      admits: async () => closed?.admits ?? true,
      clubName: async () => 'TuS <Muster> & Co.',
    },
    offerKept: (find) => (findKept = find),
    tally: ({ section, version }, _measure, { count = 1 } = {}) =>
      views.push(...Array.from({ length: count }, () => `${section} ${version}`)),
    beforeChange: (prepare) => (announce = prepare),
    api: {
      get: async (path) => {
        if (path === '/api/club') return { statusCode: 200, body: JSON.stringify(club) };
        const location = formerSite[decodeURIComponent(path.replace('/api/moved-addresses?path=', ''))];
        if (location === 'lost') throw new Error('The connection is gone');
        return location ? { statusCode: 301, body: '', location } : { statusCode: 404, body: '{}' };
      },
      settingsOf: async () => ({}),
      contentRevision: () => revision,
      registry: () => live,
      shell: () => undefined,
      releaseUrl: () => '/',
      releaseFolder: () => '/',
      mendRelease: () => undefined,
    },
    renderer: {
      prepare: async (next) => {
        const registry = liveRegistry(next, urls);
        const render = async ({ path, parts }: Visit) => {
          renders.push(`${path} ahead`);
          return {
            ...complete,
            html: Buffer.from(`<h1>${path} ahead</h1>`),
            version: pageVersion(undefined, shownOf(registry, parts)),
          };
        };
        return { registry, shell: undefined, evaluate: async () => undefined, render };
      },
      registry: liveNow,
      render: async ({ path, parts }) => {
        renders.push(path);
        if (path.startsWith('/langsam')) await slow;
        const found = { ...complete, version: pageVersion(undefined, shownOf(liveNow(), parts)) };
        if (path === '/lang') return { ...found, html: Buffer.from('<p>Tor!</p>'.repeat(100)) };
        if (path === '/bleibt') {
          if (renders.filter((one) => one === path).length > 1) throw new Error('No successor');
          return { ...found, sectionOrigins: live.sections.flatMap(({ origins }) => origins ?? []) };
        }
        if (path === '/voll') throw new RenderLineFull('voll');
        if (path === '/fehlt') return { ...found, statusCode: 404 };
        if (path === '/news/alt') return { ...found, statusCode: 301, movedTo: '/news/neu' };
        return { ...found, html: Buffer.from(`<h1>${path} ${revision}</h1>`) };
      },
    },
  });
});
afterEach(() => app.close());

const shows = [
  { section: 'news', version: '1.0.0' },
  { section: 'shell', version: '0123456789ab' },
];
const complete = { statusCode: 200, html: Buffer.alloc(0), isComplete: true, providerOrigins: [], shows };
const urls = { releaseUrl: (name: string, version: string) => `/releases/${name}/${version}/` };
const liveNow = () => liveRegistry(live, urls);
/** The live sections by name: version and pages. */
const releaseOf = (sections: Record<string, [version: string, ...pages: Partial<DescribedPage>[]]>) => {
  const described = Object.entries(sections).map(([name, [version, ...pages]]) => ({
    name,
    version,
    pages: pages.map((page) => ({ title: '', query: [], files: [], ...page })),
    widgets: name === 'news' ? [{ name: 'latest-news', skeleton: 'cards', files: [] }] : [],
  }));
  return { revision: live.revision + 1, sections: described as unknown as Registry['sections'] };
};
const goLive = (...given: Parameters<typeof releaseOf>) => void (live = releaseOf(...given));
const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** For an answer to an address sent as it is. */
async function statusOf(path: string): Promise<number | undefined> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response')) as [IncomingMessage];
  return answer.resume().statusCode;
}

describe('page routes', () => {
  test('a kept page is the page that was rendered, with every header', async () => {
    const first = await ask('/news');
    const kept = await ask('/news');

    expect(renders).toEqual(['/news']);
    expect(kept.body).toBe('<h1>/news 1</h1>');
    const { date: _first, ...headers } = first.headers;
    expect(kept.headers).toMatchObject(headers);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', vary: 'accept-encoding', 'cache-control': 'no-cache' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('what is not there while sections are being published is unavailable, not unknown', async () => {
    isStarting = true;
    const early = await ask('/fehlt');
    isStarting = false;

    expect([early.statusCode, early.headers['retry-after'], early.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(early.body).toContain('Gleich geht es los');
    expect((await ask('/fehlt')).statusCode).toBe(404);
  });

  test('a closed site says so to visitors, keeps nothing of that, and shows its pages to who is signed in', async () => {
    await ask('/news');
    closed = { admits: false };
    const [visitor, kept] = [await ask('/news'), findKept('/news')];

    expect([visitor.statusCode, visitor.headers['cache-control'], kept]).toEqual([503, 'no-store', undefined]);
    expect(visitor.body).toContain('<h1>Hier entsteht die Seite von TuS &lt;Muster> &amp; Co.</h1>');
    expect(visitor.body).toContain('noindex');
    expect(visitor.body).toContain('--club-color:#15803d');
    expect(visitor.body).not.toContain('<script');
    const others = ['/auth', '/admin/seiten', '/impressum', '/datenschutz'];
    expect(await Promise.all(others.map(async (path) => (await ask(path)).statusCode))).toEqual([200, 200, 200, 200]);

    closed = { admits: true };
    const member = await ask('/news');
    expect([member.body, member.headers['x-robots-tag']]).toEqual(['<h1>/news 1</h1>', 'noindex']);

    closed = undefined;
    expect(findKept('/news')).toBeDefined();
  });

  test('of a closed site, the pages that everybody sees are those however their addresses are spelt', async () => {
    goLive({ club: ['1.0.0', { path: '/impressum' }] });
    closed = { admits: false };

    expect((await ask('/%69mpressum?x=1')).headers.location).toBe('/impressum?x=1');
    expect(await statusOf('http://verein.example/impressum')).toBe(200);
    expect(await statusOf('/impressum/../news')).toBe(503);
  });

  test('a page that moved leads to its address, query included, and browsers ask again', async () => {
    for (const _ of [1, 2]) {
      const { statusCode, headers } = await ask('/news/alt?utm=x');
      expect([statusCode, headers.location]).toEqual([301, '/news/neu?utm=x']);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect(renders).toEqual(['/news/alt']);
  });

  test('an address of the former website leads on where there is no page, and nowhere else', async () => {
    const [page, byNumber] = [await ask('/fehlt?alt=1'), await ask('/?p=12')];
    expect(await statusOf('http://verein.example/?p=12')).toBe(301);

    expect([page.statusCode, page.headers.location, page.headers['cache-control']]).toEqual([
      301,
      '/news/derbysieg',
      'no-cache',
    ]);
    expect([byNumber.statusCode, byNumber.headers.location]).toEqual([301, '/news/aufstieg']);
    expect((await ask('/news')).statusCode).toBe(200);
    expect((await ask('/?p=13')).statusCode).toBe(200);
    expect((await ask('/fehlt')).statusCode).toBe(404);
    expect((await ask('/fehlt?alt=2')).statusCode).toBe(404);
  });

  test('an address that the former website had as well does not lead to itself while its section is away', async () => {
    expect((await ask('/fehlt/?alt=3')).headers.location).toBe('/fehlt');
    expect((await ask('/fehlt?alt=3')).statusCode).toBe(404);
  });

  test('addresses that the former website had for each other lead in no circle while their section is away', async () => {
    expect((await ask('/fehlt?alt=4')).statusCode).toBe(404);
    expect((await ask('/fehlt?alt=5')).headers.location).toBe('/news/ringweg');
  });

  test('another spelling of such an address leads there at once, that of a page to its own', async () => {
    goLive({ news: ['1.0.0', { path: '/news' }] });

    const [former, page, unknown] = [await ask('/2019/05/derbysieg/'), await ask('/news/'), await ask('/fehlt/')];

    expect([former.statusCode, former.headers.location]).toEqual([301, '/news/derbysieg']);
    expect([page.statusCode, page.headers.location]).toEqual([301, '/news']);
    expect([unknown.statusCode, unknown.headers.location]).toEqual([301, '/fehlt']);
  });

  test('a browser that has the page is told so; changed content is sent', async () => {
    const etag = String((await ask('/')).headers.etag);

    // A proxy that compresses weakens the tag, and a client may name several.
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const same = await ask('/', { 'if-none-match': known });
      expect([same.statusCode, same.body]).toEqual([304, '']);
    }

    revision = 2;
    const changed = await ask('/', { 'if-none-match': etag });
    expect([changed.statusCode, changed.body]).toEqual([200, '<h1>/ 2</h1>']);
  });

  test('parameters that do not count neither split the cache nor show another page', async () => {
    await ask('/news');
    const tracked = await ask('/news?utm_source=brief');

    expect(tracked.body).toBe('<h1>/news 1</h1>');
    expect(renders).toEqual(['/news']);
  });

  test('a page that somebody opens is a view of the versions it shows, whether it is rendered, kept or known', async () => {
    const { etag } = (await ask('/news')).headers;
    await ask('/news', { 'sec-fetch-dest': 'document' });
    await ask('/news', { 'if-none-match': String(etag) });
    findKept('/news')?.onSent?.({});

    // Views of kept pages are counted by then.
    await app.close();
    expect(views.toSorted()).toEqual(
      ['news 1.0.0', 'shell 0123456789ab'].flatMap((one) => Array.from({ length: 4 }, () => one)),
    );
  });

  test('what is fetched ahead, kept by a service worker, asked for its head or not there is no view', async () => {
    await ask('/news', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' });
    await ask('/news', { 'sec-fetch-dest': 'empty' });
    findKept('/news')?.onSent?.({ 'sec-purpose': 'prefetch' });
    await app.inject({ method: 'HEAD', url: '/news' });
    await ask('/fehlt');
    await ask('/news/alt');

    await app.close();
    expect(views).toEqual([]);
  });

  const teams: [string, Partial<DescribedPage>] = ['1.0.0', { path: '/mannschaft' }];
  const gallery = { path: '/galerie', menu: { label: 'Galerie', order: 1 } };

  test('a release renders anew what shows it: its pages, the home page for a widget, and nothing else', async () => {
    const paths = ['/', '/news', '/mannschaft', '/galerie', '/gibt-es-nicht'];
    const renderedAfter = async (...next: Parameters<typeof goLive>) => {
      goLive(...next);
      renders = [];
      for (const path of paths) await ask(path);
      return renders;
    };
    await renderedAfter({ news: ['1.0.0', { path: '/news' }], teams, shop: ['1.0.0', gallery] });

    expect(await renderedAfter({ news: ['1.0.0', { path: '/news' }], teams, shop: ['1.0.1', gallery] })).toEqual([
      '/galerie',
    ]);
    expect(await renderedAfter({ news: ['1.0.1', { path: '/news' }], teams, shop: ['1.0.1', gallery] })).toEqual([
      '/',
      '/news',
    ]);
    // Back to the previous live version.
    expect(await renderedAfter({ news: ['1.0.0', { path: '/news' }], teams, shop: ['1.0.1', gallery] })).toEqual([
      '/',
      '/news',
    ]);
  });

  test('a page that is read much is rendered before a release that changes it, so that its next reader gets it at once', async () => {
    goLive({ news: ['1.0.0', { path: '/news' }], teams });
    for (const path of ['/news', '/mannschaft']) await ask(path);
    renders = [];
    const next = releaseOf({ news: ['1.0.1', { path: '/news' }], teams });

    await announce(next);
    const before = await ask('/news');
    live = next;
    const after = await ask('/news');

    expect([before.body, after.body]).toEqual(['<h1>/news 1</h1>', '<h1>/news ahead</h1>']);
    expect(renders).toEqual(['/news ahead']);
  });

  test('a kept page that stands in for its successor no longer has the origins that its section has lost', async () => {
    const lots: SectionOrigin = { kind: 'connect', origin: 'https://lose.example', why: 'Zählt die Lose.' };
    const poster: SectionOrigin = { kind: 'img', origin: 'https://bilder.example', why: 'Zeigt das Plakat.' };
    const withOrigins = (origins: SectionOrigin[]) => {
      const { revision: next, sections } = releaseOf({ news: ['1.0.0', { path: '/bleibt' }] });
      live = { revision: next, sections: sections.map((section) => ({ ...section, origins })) };
    };
    withOrigins([lots, poster]);
    const first = await ask('/bleibt');
    withOrigins([poster]);
    const after = await ask('/bleibt');

    expect(after.body).toBe(first.body);
    expect(first.headers['content-security-policy']).toContain(lots.origin);
    expect(after.headers['content-security-policy']).toContain(poster.origin);
    expect(after.headers['content-security-policy']).not.toContain(lots.origin);
  });

  test('another menu, and a page where there was none, render anew what they are seen on', async () => {
    goLive({ teams });
    for (const path of ['/mannschaft', '/galerie']) await ask(path);
    goLive({ teams, shop: ['1.0.0', { path: '/galerie' }] });
    renders = [];
    for (const path of ['/mannschaft', '/galerie']) await ask(path);
    expect(renders).toEqual(['/galerie']);

    goLive({ teams, shop: ['1.0.1', gallery] });
    await ask('/mannschaft');

    expect(renders).toEqual(['/galerie', '/mannschaft']);
  });

  test('a page that was made with other releases than it was asked with is not taken for one of those', async () => {
    goLive({ teams });
    const asked = ask('/langsam');
    goLive({ teams, shop: ['1.0.0', gallery] });
    goOn();
    await asked;
    renders = [];
    goLive({ teams });

    await ask('/langsam');

    expect(renders).toEqual(['/langsam']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND'] as const)(
    '%s is answered with what a page takes instead, and the API says itself what it lacks',
    async (method) => {
      const sent = { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

      const { statusCode, headers } = await app.inject({ method, url: '/news?a=1', ...sent });

      expect([statusCode, headers['allow'], headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
      expect((await app.inject({ method, url: '/api/fehlt', payload: {} })).statusCode).toBe(404);
      expect(renders).toEqual([]);
    },
  );

  test('the head of a page has its length and no body', async () => {
    const { headers, body } = await app.inject({ method: 'HEAD', url: '/' });

    expect(headers['content-length']).toBe(String('<h1>/ 1</h1>'.length));
    expect(body).toBe('');
  });

  test('who lets too many pages be rendered at once is told so in German, and others get theirs', async () => {
    const from = (address: string) => (path: string) => ask(path, { 'x-forwarded-for': address });
    const greedy = from('192.0.2.1');
    const waiting = Array.from({ length: 40 }, (_, at) => greedy(`/langsam/${at}`));
    const other = await from('192.0.2.2')('/news');
    const refused = await greedy('/vorstand');
    goOn();
    const answers = await Promise.all(waiting);

    expect(other.statusCode).toBe(200);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.headers).not.toHaveProperty('etag');
    expect(refused.body).toContain('<html lang="de">');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect((await greedy('/vorstand')).statusCode).toBe(200);
  });

  test('who has too many pages rendered makes no page from before last longer for others', async () => {
    const from = (address: string) => (path: string) => ask(path, { 'x-forwarded-for': address });
    const [greedy, other] = [from('192.0.2.1'), from('192.0.2.2')];
    await Promise.all(['/', '/vorstand'].map(other));
    revision = 2;
    const waiting = Array.from({ length: 20 }, (_, at) => greedy(`/langsam/${at}`));
    await other('/news');

    const refused = await greedy('/');
    const next = await other('/');
    const together = await Promise.all([greedy('/vorstand'), other('/vorstand')]);
    goOn();
    await Promise.all(waiting);

    expect([refused.statusCode, next.body]).toEqual([429, '<h1>/ 2</h1>']);
    expect([together[0].statusCode, together[1].body]).toEqual([429, '<h1>/vorstand 2</h1>']);
  });

  test('a kept page, and one that is being rendered, count for nobody', async () => {
    await ask('/news');
    const same = Array.from({ length: 40 }, () => ask('/langsam'));
    const kept = await Promise.all(Array.from({ length: 40 }, () => ask('/news')));
    goOn();

    expect(new Set([...(await Promise.all(same)), ...kept].map(({ statusCode }) => statusCode))).toEqual(
      new Set([200]),
    );
    expect(renders).toEqual(['/news', '/langsam']);
  });

  test('while the line is full a person gets a page that says so, and it is not kept', async () => {
    for (const _ of [1, 2]) {
      const { statusCode, headers, body } = await ask('/voll');
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(body).toContain('Gerade ist viel los');
    }
    expect(renders).toEqual(['/voll', '/voll']);
  });

  test('the encoding is the one that is chosen for all answers', async () => {
    const encodingOf = async (path: string, accepted: string) =>
      (await ask(path, { 'accept-encoding': accepted })).headers['content-encoding'];

    expect(await encodingOf('/lang', 'gzip, deflate, br')).toBe('br');
    expect(await encodingOf('/lang', 'br;q=0, gzip')).toBe('gzip');
    expect(await encodingOf('/lang', 'identity')).toBeUndefined();
    expect(await encodingOf('/news', 'br')).toBeUndefined();
  });

  test('each page has one address', async () => {
    const answer = await ask('//news/');

    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/news']);
    expect(renders).toEqual([]);
  });
});
