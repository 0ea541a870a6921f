import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../test/app.ts';
import { faultOf } from '../test/fuzz/answers.ts';
import { describedRoutes, type DescribedRoute } from '../test/fuzz/described-routes.ts';
import { brokenRequests, validRequests, type FuzzRequest } from '../test/fuzz/requests.ts';
import { isSignedIn, signIn, signInTrainer } from '../test/sign-in.ts';
import { createTeam } from '../test/sport.ts';
import { IS_LONG } from '../test/long-form.ts';

/** Requests to each route of each kind; `TEST_LONG=1` digs deeper. The seed is printed with what it has found. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (IS_LONG ? 500 : 3));

/** Routes that send files by their path, and so have no schema to be fuzzed by; they get broken paths below. */
const FILES = [
  '/optimize-image/*',
  '/club-icons/*',
  '/objects/*',
  '/banner-objects/*',
  '/releases/*',
  '/api/docs/static/*',
];
/** Routes that describe the others, or send files as they are. */
const UNDESCRIBED = [
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  '/api/docs/yaml',
  '/api/releases',
];

let api: TestApp;
let app: FastifyInstance;
let cookie: string;
/** Identifiers of rows that were made on the way, so that others can find them. */
const known: string[] = [];

beforeAll(async () => {
  api = await createTestApp({ weatherUrl: null });
  ({ app } = api);
  await app.ready();
});
afterAll(() => api.close());

async function send({ method }: DescribedRoute, { url, body }: FuzzRequest) {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
  if (answer.statusCode === 201) remember(answer.body);
  return answer;
}

function remember(body: string): void {
  const { id, slug } = JSON.parse(body) as { id?: string; slug?: string };
  for (const name of [id, slug]) if (name && known.length < 200) known.push(name);
}

/** The first fault of each route, with the smallest request that shows it. */
async function faults(
  requests: (route: DescribedRoute, known: readonly string[]) => fc.Arbitrary<FuzzRequest>,
  logIn: () => Promise<string> = () => signIn(app, 'admin'),
  numRuns = RUNS,
) {
  const found: string[] = [];
  // Routes that create rows run first, so that the others find some.
  const routes = describedRoutes(app).toSorted((a, b) => Number(b.method === 'POST') - Number(a.method === 'POST'));
  cookie = await logIn();
  for (const route of routes) {
    // A route may have ended the session, or the ten minutes in which a login counts as proof are over.
    if (IS_LONG || !(await isSignedIn(app, cookie))) cookie = await logIn();
    const holds = fc.asyncProperty(requests(route, known), async (request) => {
      const fault = faultOf(route, await send(route, request));
      if (fault) throw new Error(fault);
    });
    const { failed, counterexample, errorInstance, seed } = await fc.check(holds, { numRuns });
    if (failed)
      found.push(
        `${route.method} ${route.path} (seed ${seed}) ${JSON.stringify(counterexample)}: ${String(errorInstance)}`,
      );
  }
  return found;
}

test('every route is described, or named here', () => {
  const described = new Set(describedRoutes(app).map(({ method, path }) => `${method} ${path}`));
  const missing = app.knownRoutes
    .filter(({ method, url }) => !described.has(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`))
    .map(({ url }) => url);

  expect([...new Set(missing)].toSorted()).toEqual([...FILES, ...UNDESCRIBED].toSorted());
});

test('whatever path and parameters come, no route of files fails', async () => {
  const part = fc.oneof(
    fc.constantFrom('..', '%2e%2e', '.', '', '%00', 'objects', '2026', '%5c', 'a.jpg'),
    fc.webSegment(),
  );
  const query = fc.webQueryParameters();
  const found: string[] = [];
  for (const route of FILES) {
    const holds = fc.asyncProperty(fc.array(part, { maxLength: 5 }), query, async (parts, parameters) => {
      const url = `${route.replace('*', parts.join('/'))}?${parameters}`;
      const { statusCode, body } = await app.inject(url);
      if (statusCode >= 500 || body.includes('node_modules')) throw new Error(`${statusCode} ${url}`);
    });
    const { failed, errorInstance } = await fc.check(holds, { numRuns: RUNS * 4 });
    if (failed) found.push(String(errorInstance));
  }
  expect(found).toEqual([]);
}, 600_000);

test('whatever valid request comes, each route answers what it has described', async () => {
  expect(await faults(validRequests)).toEqual([]);
}, 600_000);

test('whatever broken request comes, no route fails or tells of its code', async () => {
  expect(await faults(brokenRequests)).toEqual([]);
}, 600_000);

const FEW_RUNS = Math.ceil(RUNS / 5);

test('whatever a visitor asks for, each route answers what it has described', async () => {
  expect(await faults(validRequests, async () => '', FEW_RUNS)).toEqual([]);
}, 600_000);

test('whatever a trainer asks for, each route answers what it has described', async () => {
  const { slug } = await createTeam(app, { name: 'Eigene', slug: 'eigene' });
  known.push(slug);

  expect(await faults(validRequests, () => signInTrainer(app, slug), FEW_RUNS)).toEqual([]);
}, 600_000);
