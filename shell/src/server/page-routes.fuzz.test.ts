import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from '@portal/api/contract';
import { shownOf } from '../routing/shown-releases.ts';
import { liveRegistry } from './pipeline/live-releases.ts';
import { pageRoutes } from './page-routes.ts';
import { pageVersion } from './pipeline/page-version.ts';
import { IS_LONG } from '@portal/api/test/long-form';

/** The number of requested addresses; `TEST_LONG=1` digs deeper. The seed is printed with each finding. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (IS_LONG ? 500 : 5)) * 40;

const QUERY = ['kategorie', 'suche'];
const pages = ['/news', '/news/archiv', '/news/:slug'].map((path) => ({ path, prefetch: 'idle', query: QUERY }));
const registry = { revision: 1, sections: [{ name: 'news', version: '1', pages, widgets: [] }] } as unknown as Registry;
const live = liveRegistry(registry, { releaseUrl: () => '/' });

/** Each page is the address it was rendered for. */
const portal = Fastify();
/**
 * The same pages as routes of the framework: its own reading of an address, and of the query parameters that a page
 * declares.
 */
const control = Fastify({ routerOptions: { caseSensitive: false } });
const agent = new Agent({ keepAlive: true });
let findKept: (url: string) => unknown;

beforeAll(async () => {
  await portal.register(pageRoutes, {
    isHttps: false,
    networkOf: (address) => address,
    offerKept: (find) => (findKept = find),
    api: {
      get: async () => ({ statusCode: 200, body: '{}' }),
      settingsOf: async () => ({}),
      contentRevision: () => 1,
      registry: () => registry,
      shell: () => undefined,
      releaseUrl: () => '/',
      releaseFolder: () => '/',
      mendRelease: () => undefined,
    },
    renderer: {
      prepare: () => Promise.reject(new Error('nothing changes')),
      registry: () => live,
      render: async ({ path, parts }) => ({
        statusCode: 200,
        html: Buffer.from(path),
        version: pageVersion(undefined, shownOf(live, parts)),
        isComplete: true,
        providerOrigins: [],
      }),
    },
  });
  for (const { path } of pages)
    control.get(path, async ({ params, query }) => {
      const given = query as Record<string, string | string[]>;
      return { path, params, query: QUERY.map((name) => [given[name]].flat()[0] || null) };
    });
  for (const app of [portal, control]) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await portal.close();
  await control.close();
});

type Answer = { status: number; location: string; body: string };

/** The answer to an address that is sent as it is. */
function ask(app: FastifyInstance, path: string): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      const { statusCode = 0, headers } = answer;
      text(answer).then((body) => resolve({ status: statusCode, location: headers.location ?? '', body }), reject);
    }).on('error', reject);
  });
}

const usually = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const PATHS =
  '/news /News /n%65ws /news/archiv /news/ARCHIV /news/%61rchiv /news/a /news/A /news/%61 /news/gr%C3%B6%C3%9Fe /news/gr%c3%b6%c3%9fe /news/a%3Fsuche=b /news/a%23 /news/a;suche=b /news/a:b';
const VALUES = ' a b a? a?x a%3Fx a#x a%23x a;suche=b a%26suche=b %61 a+b a%20b a%2Bb';
const path = fc.constantFrom(...PATHS.split(' '));
const value = fc.constantFrom(...VALUES.split(' '));
const name = fc.constantFrom('kategorie', 'suche', 'such%65', 'utm_source', '?suche', '__proto__');
const pair = fc.tuple(name, usually('=', '', '%3D', '=='), value).map((parts) => parts.join(''));
const address = fc
  .record({
    before: usually('', 'http://verein.example', 'https://x:1'),
    path,
    mark: usually('?', '??', ';', '%3F', '?&', '?#'),
    pairs: fc.array(pair, { maxLength: 3 }),
    between: usually('&', ';', '?', '#', '&&', '&?'),
    after: usually('', '?', '#', '&', '?suche=b', '&suche=b'),
  })
  .map(({ before, path: rest, mark, pairs, between, after }) => before + rest + mark + pairs.join(between) + after)
  // A # in a path is answered with a redirect without it and everything behind it (page-address.test.ts).
  .filter((url) => !/^[^?]*#/.test(url));

/** The fault of the page at an address; undefined if there is none. */
async function faultAt(url: string): Promise<string | undefined> {
  const { status, location, body } = await ask(portal, url);
  const understood = await ask(control, url);
  const isFor = status === 301 ? location : body;
  if (understood.status === 200 && !isDeepStrictEqual(await ask(control, isFor), understood))
    return `is rendered for ${isFor}`;
  if (status === 301 && (await ask(portal, location)).status !== 200) return `leads to ${location}, which is no page`;
  if (status === 200 && (await ask(portal, url)).body !== body) return 'is another page the second time';
  return findKept(url) && url !== body ? `is found kept, but was rendered for ${body}` : undefined;
}

test('whatever the spelling of an address, its page is rendered for what the framework understands by it', async () => {
  const holds = fc.asyncProperty(address, async (url) => expect(await faultAt(url)).toBeUndefined());
  await fc.assert(holds, { numRuns: RUNS });
  expect(findKept('/news')).toBeDefined();
}, 600_000);
