import type { DescribedPage, Registry } from '@portal/api/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { pageDataRoutes } from './page-data-routes.ts';
import type { PortalAnswer } from './pipeline/portal-api.ts';

let app: FastifyInstance;
let asked: string[];
let answers: Record<string, PortalAnswer | Promise<PortalAnswer>>;
let revision: number;
let live: Registry;
let closed: { admits: boolean } | undefined;

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
  const pages = [
    page('/erste', { resources: TEAM }),
    page('/leer'),
    page('/konto', { access: 'signed-in', resources: TEAM }),
  ];
  live = { revision: 1, sections: [{ name: 'teams', pages }] } as unknown as Registry;
  app = Fastify();
  await app.register(pageDataRoutes, {
    timeLimit: 1000,
    opening: { isOpen: () => !closed, admits: async () => closed?.admits ?? true, clubName: async () => undefined },
    api: {
      get: async (path) => {
        asked.push(path);
        const answer = answers[path];
        if (!answer) throw new Error('The connection is gone');
        return answer;
      },
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

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/page-data?path=${encodeURIComponent(path)}`, headers });

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

test.each(['/leer', '/konto', '/gibt-es-nicht', '/api/users', ''])('„%s“ has no data to fetch ahead', async (path) => {
  const answer = await ask(path);

  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Zu dieser Seite gibt es keine Daten.' }]);
  expect(asked).toEqual([]);
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
