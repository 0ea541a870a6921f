import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { runningApi } from '../../test/app.ts';
import { schemaController } from '../http/schema-compilers.ts';
import { IS_LONG } from '../../test/long-form.ts';

/** Addresses that are asked for; `TEST_LONG=1` digs deeper. The seed is printed with what it has found. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (IS_LONG ? 500 : 5)) * 40;

const freeText = { type: 'string', maxLength: 40 };
const querystring = {
  type: 'object',
  properties: { category: freeText, search: freeText, page: { type: 'integer' } },
  additionalProperties: false,
};
const PATHS = ['/api/kept', '/api/kept/next', '/api/kept/:id', '/api/kept/:id/similar'];

/** Each route answers how the framework has understood the address; the order of parameters makes no difference. */
function addRoutes(app: FastifyInstance, config: { publicCache?: readonly ['articles'] }): void {
  for (const path of PATHS)
    app.get(path, { schema: { querystring }, config }, async ({ params, query }) => ({
      path,
      params,
      query: Object.entries(query as object).toSorted(([a], [b]) => a.localeCompare(b)),
    }));
}

const api = runningApi();
/** The same routes, and nothing that keeps an answer. */
const control = fastify({ schemaController, routerOptions: { maxParamLength: 300 } });
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  addRoutes(api.app, { publicCache: ['articles'] });
  addRoutes(control, {});
  for (const app of [api.app, control]) await app.listen({ host: '127.0.0.1', port: 0 });
  api.app.finishedAnswers.open();
});
afterAll(async () => {
  agent.destroy();
  await control.close();
});

/** How an address, sent as it stands, is understood; null when it is refused. */
function understood(app: FastifyInstance, path: string): Promise<string | null> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      text(answer).then((body) => resolve(answer.statusCode === 200 ? body : null), reject);
    }).on('error', reject);
  });
}

const spelling = (letters: string) =>
  fc
    .array(fc.constantFrom('plain', 'plain', 'plain', 'encoded', 'lower'), { minLength: 30, maxLength: 30 })
    .map((ways) => letters.replaceAll(/[a-z]/g, (letter, at: number) => spell(letter, ways[at % ways.length])));
const usually = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

function spell(letter: string, way: string | undefined): string {
  const code = `%${letter.charCodeAt(0).toString(16)}`;
  return way === 'encoded' ? code.toUpperCase() : way === 'lower' ? code : letter;
}

const path = fc
  .constantFrom('/api/kept', '/api/kept/next', '/api/kept/a', '/api/kept/a%3Fsearch=b', '/api/kept/a/similar')
  .chain((plain) => fc.oneof(fc.constant(plain), spelling(plain)));
const VALUES =
  ' a b a? a?x a%3Fx a#x a%23x a;search=b a%26search=b %61 a+b a%20b 1 01 1.0 %31 %00 %zz null __proto__ %E4 %C3%A4 {"a":1} a","search":"b';
const value = fc.constantFrom(...VALUES.split(' '));
const name = fc.constantFrom('category', 'search', 'page', 'categor%79', '?search', '&page', '__proto__', 'x');
const pair = fc.tuple(name, usually('=', '', '%3D', '=='), value).map((parts) => parts.join(''));
const address = fc
  .record({
    before: usually('', 'http://verein.example', 'HTTP://x:1', 'http://a@b', '/'),
    path,
    mark: usually('?', '??', '#', ';', '%3F', '/?', '?&', '?#', '#?'),
    pairs: fc.array(pair, { maxLength: 3 }),
    between: usually('&', ';', '?', '#', '&&', '&?'),
    after: usually('', '?', '#', '&', '#?search=b', '?search=b', '&search=b'),
  })
  .map(({ before, path: rest, mark, pairs, between, after }) => before + rest + mark + pairs.join(between) + after);

test('whatever the spelling of an address, its answer is the one the framework would give without anything kept', async () => {
  const holds = fc.asyncProperty(address, async (url) => {
    const expected = await understood(control, url);
    // The second answer may come from the cache, the third may bypass the routes.
    for (let time = 0; time < 3; time += 1) expect(await understood(api.app, url)).toBe(expected);
  });
  await fc.assert(holds, { numRuns: RUNS });
  expect(api.app.finishedAnswers.sent[200]).toBeGreaterThan(0);
}, 600_000);
