import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from '@portal/api/contract';
import { pageDataRoutes } from './page-data-routes.ts';
import { liveRegistry } from './pipeline/live-releases.ts';
import { IS_LONG } from '@portal/api/test/long-form';

/** The number of requested addresses; `TEST_LONG=1` digs deeper. The seed is printed with each finding. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (IS_LONG ? 500 : 5)) * 40;

const PATHS = ['/', '/news', '/news/archiv', '/grüße'];
/** The data of the last one are named when somebody asks for them. */
const BEHIND_PARAMETER = '/team/a%20b';
const pages = [...PATHS.map((path) => ({ path, resources: [`/api${path}`] })), { path: '/team/:slug' }];
const registry = { revision: 1, sections: [{ name: 'news', pages, widgets: [] }] } as unknown as Registry;

const portal = Fastify();
/** The framework's own reading of an address, without any cache. */
const control = Fastify();
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  await portal.register(pageDataRoutes, {
    networkOf: (address) => address,
    timeLimit: 60_000,
    renderer: {
      registry: () => liveRegistry(registry, { releaseUrl: () => '/' }),
      nameResources: async ({ pathname }) => [`/api${pathname}`],
    },
    api: {
      get: async (path) => ({ statusCode: 200, body: JSON.stringify(path) }),
      settingsOf: async () => ({}),
      contentRevision: () => 1,
      registry: () => registry,
      shell: () => undefined,
      releaseUrl: () => '/',
      releaseFolder: () => '/',
      mendRelease: () => undefined,
    },
  });
  control.get<{ Querystring: { path?: unknown } }>('/page-data', async ({ query: { path } }, reply) => {
    if (typeof path !== 'string') return reply.code(400).send();
    return [...PATHS, BEHIND_PARAMETER].includes(path) ? { [`/api${path}`]: `/api${path}` } : reply.code(404).send();
  });
  for (const app of [portal, control]) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await portal.close();
  await control.close();
});

/** The data in the answer to an address, sent as it is; otherwise the status. */
function dataAt(app: FastifyInstance, path: string): Promise<string | number> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      const { statusCode = 0 } = answer;
      text(answer).then((body) => resolve(statusCode === 200 ? body : statusCode), reject);
    }).on('error', reject);
  });
}

const usually = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const VALUES =
  '/ %2F /news %2Fnews /n%65ws /NEWS //news /news/ /news/archiv /news%2Farchiv /gr%C3%BC%C3%9Fe /news? /news?x /news%3Fx /news#x /news%23x /news;path=/ /news%26path=/ news :slug /team/:slug /team/a%2520b /team/a%20b /team/a%2520b%3Fx /team/a%2520b%23x /team/a%2520b/ /TEAM/a%2520b __proto__ %00 %zz';
const value = fc.constantFrom(...VALUES.split(' '), '');
const name = usually('path', 'pat%68', '?path', 'Path', 'x', '__proto__');
const pair = fc.tuple(name, usually('=', '', '%3D', '=='), value).map((parts) => parts.join(''));
const address = fc
  .record({
    before: usually('', 'http://verein.example', '/'),
    route: usually('/page-data', '/page%2Ddata', '/pag%65-data', '/page-data/', '/PAGE-DATA'),
    mark: usually('?', '??', '#', ';', '%3F', '?&', '?#', '#?'),
    pairs: fc.array(pair, { minLength: 1, maxLength: 2 }),
    between: usually('&', ';', '?', '#', '&&', '&?'),
    after: usually('', '?', '#', '&', '#?path=/', '&path=/'),
  })
  .map(({ before, route, mark, pairs, between, after }) => before + route + mark + pairs.join(between) + after);

test('whatever the spelling of an address, its data are those of the page that the framework understands by it', async () => {
  let found = 0;
  const holds = fc.asyncProperty(address, async (url) => {
    const expected = await dataAt(control, url);
    if (typeof expected === 'string') found += 1;
    // The second time it comes from the cache.
    for (let time = 0; time < 2; time += 1) expect(await dataAt(portal, url)).toBe(expected);
  });
  await fc.assert(holds, { numRuns: RUNS });
  expect(found).toBeGreaterThan(0);
}, 600_000);
