import type { DescribedPage, Registry } from '@portal/api/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { pageDataRoutes } from './page-data-routes.ts';
import { liveRegistry } from './pipeline/live-releases.ts';
import type { PortalAnswer } from './pipeline/portal-api.ts';
import type { Visit } from './worker/visit.ts';

let app: FastifyInstance;
let asked: string[];
let answers: Record<string, PortalAnswer | Promise<PortalAnswer>>;
let revision: number;
let live: Registry;
let closed: { admits: boolean } | undefined;
/** The paths whose data the worker was asked for, and what it names for each visit. */
let questions: string[];
let name: (visit: Visit) => Promise<readonly string[] | undefined>;

const page = (path: string, more: Partial<DescribedPage> = {}) => ({ path, ...more }) as DescribedPage;
const TEAM = ['/api/teams/erste', '/api/matches?team=erste'];

beforeEach(async () => {
  asked = [];
  answers = {
    '/api/teams/erste': { statusCode: 200, body: '{"name":"Erste"}' },
    '/api/matches?team=erste': { statusCode: 200, body: '[]' },
  };
  revision = 1;
  closed = undefined;
  questions = [];
  name = async ({ params }) => [`/api/teams/${params['slug']}`, `/api/matches?team=${params['slug']}`];
  const pages = [
    page('/erste', { resources: TEAM }),
    page('/leer', { resources: [] }),
    page('/kalender'),
    page('/konto', { access: 'signed-in', resources: TEAM }),
    page('/mannschaften/:slug'),
    page('/konto/:slug', { access: 'signed-in' }),
    page('/vorschau/:token', { listed: false }),
  ];
  live = { revision: 1, sections: [{ name: 'teams', pages, widgets: [] }] } as unknown as Registry;
  app = Fastify();
  await app.register(pageDataRoutes, {
    timeLimit: 1000,
    networkOf: (address) => address,
    renderer: {
      registry: () => liveRegistry(live, { releaseUrl: () => '/' }),
      nameResources: (visit) => {
        questions.push(visit.path);
        return name(visit);
      },
    },
    opening: { isOpen: () => !closed, admits: async () => closed?.admits ?? true, clubName: async () => undefined },
    api: {
      get: async (path) => {
        asked.push(path);
        const answer = answers[path];
        if (!answer) throw new Error('The connection is gone');
        return answer;
      },
      settingsOf: async () => ({}),
      contentRevision: () => revision,
      registry: () => live,
      shell: () => undefined,
      releaseUrl: () => '/',
      releaseFolder: () => '/',
      mendRelease: () => undefined,
    },
  });
});
afterEach(() => app.close());

const ask = (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: `/page-data?path=${encodeURIComponent(path)}`, headers, remoteAddress });

test('all data of a page come in one answer, which is made once for each state of the content and the releases', async () => {
  const first = await ask('/erste');
  await ask('/erste');

  expect(first.json()).toEqual({ '/api/teams/erste': { name: 'Erste' }, '/api/matches?team=erste': [] });
  expect(asked).toEqual(TEAM);
  revision = 2;
  await ask('/erste');
  live = { ...live, revision: 2 };
  await ask('/erste');
  expect(asked).toEqual([...TEAM, ...TEAM, ...TEAM]);
});

test('whoever has it already gets no body', async () => {
  const { headers } = await ask('/erste');
  const again = await ask('/erste', { 'if-none-match': String(headers.etag) });

  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('what cannot be had is missing, and is asked for again', async () => {
  delete answers['/api/matches?team=erste'];
  expect((await ask('/erste')).json()).toEqual({ '/api/teams/erste': { name: 'Erste' } });

  answers['/api/matches?team=erste'] = { statusCode: 200, body: '[1]' };
  expect((await ask('/erste')).json()).toMatchObject({ '/api/matches?team=erste': [1] });
});

test('an answer that comes late and lacks something leaves the newer one', async () => {
  let fail: (error: Error) => void = () => undefined;
  answers['/api/matches?team=erste'] = new Promise((_, reject) => (fail = reject));
  const late = ask('/erste').then(({ statusCode }) => statusCode);
  while (asked.length < TEAM.length) await new Promise(setImmediate);
  revision = 2;
  answers['/api/matches?team=erste'] = { statusCode: 200, body: '[1]' };
  await ask('/erste');
  fail(new Error('The connection is gone'));
  await late;

  await ask('/erste');

  expect(asked).toEqual([...TEAM, ...TEAM]);
});

test('a refusal is left to the page', async () => {
  answers['/api/matches?team=erste'] = { statusCode: 404, body: '{"error":"Fehlt"}' };

  expect((await ask('/erste')).json()).toEqual({ '/api/teams/erste': { name: 'Erste' } });
});

test('an answer is kept for ten seconds, because some depend on the time', async () => {
  await ask('/erste');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  await ask('/erste');

  expect(asked).toEqual([...TEAM, ...TEAM]);
});

test.each([
  '/konto',
  '/konto/erste',
  '/vorschau/geheim',
  '/vorschau/:token',
  '/mannschaften/:slug',
  '/mannschaften/erste/',
  '/mannschaften/erste?x',
  '/mannschaften/erste#x',
  '//mannschaften/erste',
  'http://verein.example/mannschaften/erste',
  '/MANNSCHAFTEN/erste',
  '/',
  '/gibt-es-nicht',
  '/api/users',
  '',
])('„%s“ has no data to fetch ahead', async (path) => {
  const answer = await ask(path);

  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Zu dieser Seite gibt es keine Daten.' }]);
  expect([asked, questions]).toEqual([[], []]);
});

test('a page without data has an empty answer', async () => {
  expect((await ask('/leer')).json()).toEqual({});
});

describe('a page whose release does not name its data', () => {
  test.each([
    ['behind a parameter', '/mannschaften/erste'],
    ['that depend on the day', '/kalender'],
  ])('(%s) has all data in one answer, too, which is made once', async (_, path) => {
    name = async () => TEAM;
    const first = await ask(path);
    const again = await ask(path);

    expect(first.json()).toEqual({ '/api/teams/erste': { name: 'Erste' }, '/api/matches?team=erste': [] });
    expect(again.body).toBe(first.body);
    expect([asked, questions]).toEqual([TEAM, [path]]);
  });

  test('has its data named anew for each state of the content and the releases', async () => {
    await ask('/mannschaften/erste');
    revision = 2;
    await ask('/mannschaften/erste');

    expect(questions).toHaveLength(2);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('The worker ended'))],
    ['is left out for a while', async () => undefined],
  ])('has none while its section %s', async (_, fail) => {
    name = fail;
    expect((await ask('/mannschaften/erste')).statusCode).toBe(404);

    name = async () => TEAM;
    expect((await ask('/mannschaften/erste')).statusCode).toBe(200);
  });

  test('is not kept where nothing is at its address', async () => {
    const refused = { statusCode: 404, body: '{"error":"Fehlt"}' };
    answers['/api/teams/keine'] = refused;
    answers['/api/matches?team=keine'] = { statusCode: 200, body: '[]' };
    await ask('/mannschaften/keine');
    const again = await ask('/mannschaften/keine');

    expect(again.json()).toEqual({ '/api/matches?team=keine': [] });
    expect(questions).toHaveLength(2);
  });

  test('is asked for by a few at once; others find none, and those that ask for the same wait for it', async () => {
    let tell: (named: readonly string[]) => void = () => undefined;
    const told = new Promise<readonly string[]>((resolve) => (tell = resolve));
    name = () => told;
    const paths = Array.from({ length: 40 }, (_, index) => `/mannschaften/team-${index}`);
    const first = ask('/mannschaften/team-0');
    const all = paths.map((path, index) => ask(path, {}, `10.0.0.${index}`));
    const known = await ask('/erste');
    tell([]);
    const statuses = (await Promise.all([first, ...all])).map(({ statusCode }) => statusCode);

    expect(known.statusCode).toBe(200);
    expect(questions).toHaveLength(8);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect((await ask('/mannschaften/team-39')).statusCode).toBe(200);
  });

  test('is asked for by one visitor for a few links at once, so that others find room', async () => {
    let tell: (named: readonly string[]) => void = () => undefined;
    const told = new Promise<readonly string[]>((resolve) => (tell = resolve));
    name = () => told;
    const paths = Array.from({ length: 8 }, (_, index) => `/mannschaften/team-${index}`);
    const all = paths.map((path) => ask(path));
    const other = ask('/mannschaften/erste', {}, '10.0.0.1');
    tell([]);

    expect((await other).statusCode).toBe(200);
    expect((await Promise.all(all)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  test('is forgotten when many others were asked for since', async () => {
    name = async () => ['/api/teams/erste'];
    answers['/api/teams/erste'] = { statusCode: 200, body: JSON.stringify('x'.repeat(1_000_000)) };
    for (let index = 0; index < 20; index += 1) await ask(`/mannschaften/team-${index}`);
    await ask('/mannschaften/team-19');
    expect(questions).toHaveLength(20);

    await ask('/mannschaften/team-0');
    expect(questions).toHaveLength(21);
  });
});

test.each([
  [false, 404],
  [true, 200],
])('of a closed site, who is admitted (%s) gets %i', async (admits, statusCode) => {
  closed = { admits };

  expect((await ask('/erste')).statusCode).toBe(statusCode);
});

test.each(['/page-data', '/page-data?path=/erste&path=/leer'])('%s is refused', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(400);
});
