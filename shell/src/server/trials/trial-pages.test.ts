import type { DescribedPage, Registry, SectionDescriptor, SectionOrigin } from '@portal/api/contract';
import { clubFacts } from '@portal/shared-ui/test/club';
import { createFinishedAnswers } from '@portal/api/answers/finished-answers';
import Fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { waitUntil } from '@portal/api/test/wait-until';
import { faultyWorker } from '../../../test/faulty-worker.ts';
import { liveShell } from '../../../test/shell.ts';
import { testWorker } from '../../../test/test-worker.ts';
import { readCompact, type CompactJson } from '../../routing/compact-json.ts';
import { PAGE_STATE_ID, type RegistryAnswer } from '../../routing/page-state.ts';
import { createPageRenderer, type PageRenderer } from '../pipeline/page-renderer.ts';
import { pageRoutes } from '../page-routes.ts';
import type { Tally } from '../pipeline/release-tally.ts';
import { registryRoutes } from '../registry-routes.ts';
import { candidateSettingsRoute } from './candidate-settings.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';
import { createTrialRenderers, type TrialRenderers } from './trial-renderers.ts';
import type { Trial } from './trial.ts';

const { folder, workerFile, remove } = faultyWorker();
const faulty = readFileSync(workerFile);
afterEach(() => writeFileSync(workerFile, faulty));
afterAll(remove);

const section = (name: string, version: string, ...paths: string[]) =>
  ({
    name,
    version,
    entry: 'client/entry.js',
    server: 'server/entry.cjs',
    files: [],
    widgets: [],
    pages: paths.map(
      (path) =>
        ({
          title: '',
          listed: !path.includes(':'),
          prefetch: 'idle',
          skeleton: 'text',
          query: [],
          files: [],
          path,
        }) as unknown as DescribedPage,
    ),
  }) as unknown as SectionDescriptor;
const liveAtFirst: Registry = {
  revision: 1,
  sections: [section('news', '1.0.0', '/news'), section('teams', '2.0.0', '/teams', '/geheim/:id')],
};
const shell = liveShell({ workerFile, assets: { starter: '/start.js', serviceWorker: 'keep();' } });
const api: PortalApi = {
  get: async () => ({ statusCode: 200, body: JSON.stringify(clubFacts()) }),
  settingsOf: async ({ settings = [] }) => Object.fromEntries(settings.map((one) => [one.name, one.default])),
  contentRevision: () => 1,
  registry: () => live,
  shell: () => shell,
  releaseFolder: () => folder,
  mendRelease: () => undefined,
  releaseUrl: (name, version) => `/releases/${name}/${version}/`,
};

let app: FastifyInstance;
let renderer: PageRenderer;
let renderers: TrialRenderers;
let running: Trial[];
let beforeTrials: (next: readonly Trial[]) => Promise<void>;
/** What the portal does before each change: it waits for it, but not for long. */
let warming: Promise<void> | undefined;
let preparing: Promise<void> | undefined;
let beforeReleases: (next: Registry) => Promise<void>;
let live: Registry;
let rolls: number[];
let address: string;
let tallied: string[];
beforeEach(async () => {
  tallied = [];
  live = liveAtFirst;
  running = [{ kind: 'preview', share: null, descriptor: section('news', '1.5.0', '/news', '/neu') }];
  const trials = {
    current: () => running,
    previewOf: (token: string) => running.find(({ kind }) => kind === 'preview' && token === 'open'),
  };
  const tally: Tally = ({ section: name, version }, measure, { count = 1 } = {}) =>
    void tallied.push(...Array.from({ length: count }, () => `${name} ${version} ${measure}`));
  const rendering = { api, origin: 'http://portal', timeLimit: 5000, log: { warn: () => undefined }, tally };
  renderer = createPageRenderer(rendering);
  renderers = createTrialRenderers(rendering, trials);
  const noted = {
    ...renderers,
    warm: (begun: readonly Trial[]) => (warming = renderers.warm(begun)),
    prepare: (next: Registry) => (preparing = renderers.prepare(next)),
  };
  preparing = undefined;
  rolls = [];
  const finished = createFinishedAnswers(false);
  app = Fastify({ serverFactory: finished.serverFactory });
  await app.register(registryRoutes, { api, trials, offerKept: finished.add });
  await app.register(candidateSettingsRoute, { api, trials, isHttps: false });
  await app.register(pageRoutes, {
    api,
    renderer,
    trials: { running: trials, renderers: noted, roll, beforeChange: (prepare) => (beforeTrials = prepare) },
    beforeChange: (prepare) => (beforeReleases = prepare),
    offerKept: finished.add,
    isHttps: false,
    networkOf: (address) => address,
    tally,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  finished.open();
});
afterEach(() => Promise.all([app.close(), renderer.close(), renderers.close()]));

/** The same sequence in each test (Lehmer, minimal standard). */
function roll(): number {
  rolls.push(((rolls.at(-1) ?? 0x4a31) * 16_807) % 2_147_483_647);
  return (rolls.at(-1) ?? 0) / 2_147_483_647;
}

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const preview = { cookie: 'portal_preview=open' };
const stateIn = (body: string) => {
  const text = new RegExp(`id="${PAGE_STATE_ID}">(.*?)</script>`).exec(body)?.[1] ?? '';
  return readCompact(JSON.parse(text) as CompactJson);
};
/** The versions of sections whose files a document names. */
const filesIn = (body: string) => [...new Set(body.match(/\/releases\/(news|teams)\/[\d.]+/g))];

test('the link leads to the site without the token, and from then on each page is made with the candidate', async () => {
  const begin = await ask('/?vorschau-modul=open');
  const [page, own, other] = [await ask('/news', preview), await ask('/neu', preview), await ask('/teams', preview)];

  expect([begin.statusCode, begin.headers.location]).toEqual([303, '/']);
  expect(begin.headers['set-cookie']).toBe('portal_preview=open; Path=/; HttpOnly; SameSite=Lax');
  expect([page, own, other].map(({ body }) => filesIn(body))).toEqual([
    ['/releases/news/1.5.0'],
    ['/releases/news/1.5.0'],
    ['/releases/teams/2.0.0'],
  ]);
  for (const { statusCode, headers, body } of [page, own, other]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(headers).not.toHaveProperty('etag');
    expect(body).toContain('news 1.5.0, nicht veröffentlicht');
    expect(stateIn(body)).toMatchObject({ candidate: 'news@1.5.0' });
  }
});

test('an origin that the candidate may not load from any more is in no policy of its pages', async () => {
  const descriptor = section('news', '1.5.0', '/news');
  const origins: SectionOrigin[] = [{ kind: 'connect', origin: 'https://lose.example', why: 'Zählt.' }];
  const trialsWith = (allowed: SectionOrigin[]) =>
    (['preview', 'canary'] as const).map((kind) => ({
      kind,
      share: kind === 'canary' ? 100 : null,
      descriptor: { ...descriptor, origins: allowed },
    }));
  const policies = async () => {
    const pages = [await ask('/news', preview), await ask('/news', { 'sec-fetch-dest': 'document' })];
    return pages.map(({ headers }) => String(headers['content-security-policy']).includes('https://lose.example'));
  };
  await beginTrials(...trialsWith(origins));
  const allowed = await policies();
  await beginTrials(...trialsWith([]));

  expect([allowed, await policies()]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a preview counts nothing, and nobody else gets a page of it', async () => {
  await ask('/news', preview);
  const counted = tallied;
  tallied = [];
  const everybody = await ask('/news');
  await ask('/news', preview);
  const again = await ask('/news');
  const kept = await ask('/news', { ...preview, 'sec-fetch-dest': 'empty' });

  expect(counted).toEqual([]);
  for (const { body, headers } of [everybody, again, kept]) {
    expect(filesIn(body)).toEqual(['/releases/news/1.0.0']);
    expect(body).not.toContain('Vorschau');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('a token that opens nothing shows the site with a sentence, once', async () => {
  const foreign = await ask('/news?vorschau-modul=foreign');
  running = [];
  const ended = await ask('/news', preview);

  for (const { statusCode, headers, body } of [foreign, ended]) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('Diese Vorschau ist abgelaufen.');
    expect(filesIn(body)).toEqual(['/releases/news/1.0.0']);
    expect(headers['set-cookie']).toContain('portal_preview=; Path=/');
  }
  expect((await ask('/news')).body).not.toContain('abgelaufen');
});

test('„Beenden“ leads back to the page that everybody sees', async () => {
  const { statusCode, headers } = await ask('/news?vorschau-modul=ende&seite=2', preview);
  const unlisted = await ask('/geheim/a1?vorschau-modul=ende', preview);

  expect([statusCode, headers.location, unlisted.headers.location]).toEqual([303, '/news?seite=2', '/geheim/a1']);
  expect(headers['set-cookie']).toContain('Max-Age=0');
});

test('a tab of a preview gets the other releases with the candidate, and no service worker; other tabs do not', async () => {
  const of = async (url: string, headers = {}) => {
    const answer = await ask(url, headers);
    const { sections, worker, candidate } = answer.json<RegistryAnswer>();
    const versions = sections.map(({ name, version }) => `${name} ${version}`).join();
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    return [versions, typeof worker, candidate, answer.headers['cache-control']];
  };
  const everybody = ['news 1.0.0,teams 2.0.0', 'string', undefined, 'no-cache'];

  expect(await of('/registry.json?kandidat=news@1.5.0', preview)).toEqual([
    'news 1.5.0,teams 2.0.0',
    'undefined',
    'news@1.5.0',
    'private, no-store',
  ]);
  expect(await of('/registry.json', preview)).toEqual(everybody);
  expect(await of('/registry.json?kandidat=news@1.5.0')).toEqual(everybody);
  expect(await of('/registry.json?kandidat=news@1.4.0', preview)).toEqual(everybody);
});

/** It counts as no view. */
const fetchedAhead = { 'sec-purpose': 'prefetch' };

/** How often something was counted, once everything is reported. */
async function countedInTheEnd() {
  await app.close();
  return (line: string) => tallied.filter((each) => each === line).length;
}

/** Trials begin as they do in a portal, with a warm worker. */
async function beginTrials(...trials: Trial[]) {
  await beforeTrials(trials);
  await warming;
  running = trials;
}
const canary: Trial = { kind: 'canary', share: 20, descriptor: section('news', '1.5.0', '/news') };
const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address + path, { headers });
  return { headers: answer.headers, cache: answer.headers.get('cache-control'), files: filesIn(await answer.text()) };
};

test('a canary gets its share of 400 documents, all of it and nothing else, and none of them is kept for others', async () => {
  await beginTrials(canary);
  const documents: Awaited<ReturnType<typeof open>>[] = [];
  for (let count = 0; count < 400; count++) documents.push(await open('/news'));
  const [candidates, others] = [true, false].map((isIn) =>
    documents.filter(({ cache }) => (cache === 'private, no-cache') === isIn),
  );
  running = [];
  const [{ files: afterwards }, counted] = [await open('/news', fetchedAhead), await countedInTheEnd()];
  const views = [counted('news 1.5.0 pages'), counted('news 1.0.0 pages'), counted('news 1.0.0 render')];

  // One roll for each; the first page of the live version is rendered, the others are kept ones.
  expect(rolls).toHaveLength(400);
  expect(candidates).toHaveLength(rolls.filter((rolled) => rolled / 2_147_483_647 < 0.2).length);
  expect(views).toEqual([candidates?.length, others?.length, 1]);
  expect(new Set(candidates?.flatMap(({ files }) => files))).toEqual(new Set(['/releases/news/1.5.0']));
  expect(new Set(others?.flatMap(({ files }) => files))).toEqual(new Set(['/releases/news/1.0.0']));
  expect(new Set(others?.map(({ cache }) => cache))).toEqual(new Set(['no-cache']));
  const tags = documents.map(({ headers }) => headers.get('etag'));
  expect(new Set(tags).size).toBe(2);
  expect(afterwards).toEqual(['/releases/news/1.0.0']);
});

test('who fetches ahead or keeps a page gets what is live, and no dice fall', async () => {
  await beginTrials({ ...canary, share: 100 });

  for (const headers of [{ 'sec-fetch-dest': 'empty' }, { 'sec-purpose': 'prefetch' }])
    expect(await open('/news', headers)).toMatchObject({ cache: 'no-cache', files: ['/releases/news/1.0.0'] });
  expect((await fetch(`${address}/news`, { method: 'HEAD' })).headers.get('cache-control')).toBe('no-cache');
  expect(rolls).toEqual([]);
  expect(await open('/news')).toMatchObject({ cache: 'private, no-cache', files: ['/releases/news/1.5.0'] });
});

test('a browser that has a document is told so only while it gets the same', async () => {
  await beginTrials({ ...canary, share: 100 });
  const tag = String((await open('/news')).headers.get('etag'));
  const same = await fetch(`${address}/news`, { headers: { 'if-none-match': tag } });
  running = [];
  const ended = await fetch(`${address}/news`, { headers: { 'if-none-match': tag } });

  expect([same.status, ended.status]).toEqual([304, 200]);
});

test('a tab of a canary keeps to it while it runs, and a preview goes before', async () => {
  await beginTrials(...running, { ...canary, share: 100, descriptor: section('teams', '2.1.0', '/teams') });
  const inTab = async () =>
    (await (await fetch(`${address}/registry.json?kandidat=teams@2.1.0`)).json()) as RegistryAnswer;
  const during = await inTab();
  const previewed = await open('/teams', preview);
  running = [];
  const after = await inTab();

  expect([during.candidate, during.worker, after.candidate]).toEqual(['teams@2.1.0', after.worker, undefined]);
  expect(during.sections.map(({ version }) => version)).toEqual(['1.0.0', '2.1.0']);
  expect(previewed.files).toEqual(['/releases/teams/2.0.0']);
});

/** Writes into each page the sections whose code it had loaded by then. */
const LOADING = testWorker(`
  globalThis.loaded ??= [];
  if (request.type === 'describe') loaded.push(request.section);
  const html = '<h1>' + loaded.join() + '</h1>';
  reply(request.type === 'render' ? { html, styles: '', head: '', failed: {} } : { keys: [], failed: {} });`);
test('a canary gets documents once its worker has loaded the sections, at its begin and after each release', async () => {
  writeFileSync(workerFile, LOADING);
  const loadedIn = async () => {
    const answer = await fetch(`${address}/news`);
    return [answer.headers.get('cache-control'), /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]];
  };
  await beginTrials({ ...canary, share: 100 });
  const first = await loadedIn();
  const next = { revision: 2, sections: [section('news', '1.0.0', '/news'), section('teams', '2.1.0', '/teams')] };
  await beforeReleases(next);
  await waitUntil(() => preparing !== undefined);
  await preparing;
  live = next;

  expect([first, await loadedIn()]).toEqual(Array(2).fill(['private, no-cache', 'news,teams']));
});

test('until then everybody gets the live version', async () => {
  running = [{ ...canary, share: 100 }];

  const first = await open('/news');
  await renderers.warm(running);

  expect([first, await open('/news')]).toMatchObject([{ cache: 'no-cache' }, { cache: 'private, no-cache' }]);
});

describe('a candidate with settings', () => {
  const settings = [{ name: 'prize', label: 'Preis', type: 'string' as const, maxLength: 20, default: 'ein Fahrrad' }];
  const withSettings = (version: string, value: string) => ({
    ...section('news', version, '/news'),
    settings: settings.map((one) => ({ ...one, default: value })),
  });
  const candidate = withSettings('1.5.0', 'ein Ball');
  const key = '/api/sections/news/settings';

  /** Runs what is inline in a document's head, and asks as its tab does. */
  async function askInTab(html: string, headers: Record<string, string> = {}) {
    const [, script = ''] = /<head>.*?<script>(.*?)<\/script>/s.exec(html) ?? [];
    const answers: Record<string, object> = { [key]: { prize: 'live' }, '/api/news': [] };
    const asked = async (url: string) => {
      if (url.startsWith('/page-data?')) return Response.json(answers);
      return answers[url] ? Response.json(answers[url]) : fetch(address + url, { headers });
    };
    const tab = { self: { fetch: asked }, Response, JSON };
    runInNewContext(script, tab);
    const inTab = async (url: string) => (await tab.self.fetch(url)).json() as Promise<unknown>;
    return { script, data: [await inTab(key), await inTab('/page-data?path=%2Fnews'), await inTab('/api/news')] };
  }
  const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));

  test.each(['preview', 'canary'] as const)('has them in later requests of a tab of a %s, too', async (kind) => {
    await beginTrials({ kind, share: kind === 'canary' ? 100 : null, descriptor: candidate });
    const headers = kind === 'preview' ? preview : {};
    const document = await fetch(`${address}/news`, { headers });
    const html = await document.text();
    const { script, data } = await askInTab(html, headers);

    expect(data).toEqual([{ prize: 'ein Ball' }, { '/api/news': [] }, []]);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(document.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  test('costs other pages nothing, nor does one without settings', async () => {
    live = { ...liveAtFirst, sections: [withSettings('1.0.0', 'ein Los'), section('teams', '2.0.0', '/teams')] };
    await beginTrials({ kind: 'preview', share: null, descriptor: candidate });
    const everybody = await open('/news');
    const html = [await ask('/news')];
    await beginTrials({ kind: 'preview', share: null, descriptor: section('news', '1.6.0', '/news') });
    html.push(await ask('/news', preview));

    expect(everybody.files).toEqual(['/releases/news/1.0.0']);
    expect(html.map(({ body }) => headOf(body).includes('<script>'))).toEqual([false, false]);
  });

  test('is known to those who see it, as long as it runs; afterwards the live version counts', async () => {
    live = { ...liveAtFirst, sections: [withSettings('1.0.0', 'ein Los')] };
    await beginTrials({ kind: 'preview', share: null, descriptor: candidate });
    const of = async (name: string, headers = {}) => {
      const answer = await ask(`/page-data/settings?kandidat=${name}`, headers);
      return [answer.headers['cache-control'], answer.json<unknown>()];
    };

    expect(await of('news@1.5.0', preview)).toEqual(['private, no-store', { prize: 'ein Ball' }]);
    for (const answer of [await of('news@1.5.0'), await of('news@1.4.0', preview)])
      expect(answer).toEqual(['private, no-store', { prize: 'ein Los' }]);
    expect(await of('nobody@1.0.0')).toEqual(['private, no-store', {}]);
    expect((await ask('/page-data/settings')).statusCode).toBe(400);
  });
});
