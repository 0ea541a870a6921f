import type { FinishedAnswer } from '@portal/api/answers/finished-answers';
import type { Registry } from '@portal/api/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { shownOf } from '../routing/shown-releases.ts';
import type { Visit } from './worker/visit.ts';
import { liveRegistry } from './pipeline/live-releases.ts';
import { pageRoutes } from './page-routes.ts';
import { pageVersion } from './pipeline/page-version.ts';

let app: FastifyInstance;
/** The rendered pages, with the content revision at their begin. */
let renders: string[];
let revision: number;
let change: () => void;
let findKept: (url: string) => FinishedAnswer | undefined;

const live: Registry = { revision: 1, sections: [] };
const registry = liveRegistry(live, { releaseUrl: () => '/' });

beforeEach(async () => {
  renders = [];
  revision = 1;
  app = Fastify();
  await app.register(pageRoutes, {
    isHttps: false,
    networkOf: (address) => address,
    offerKept: (find) => (findKept = find),
    onContentChange: (listener) => {
      change = () => {
        revision += 1;
        listener();
      };
    },
    api: {
      get: async () => ({ statusCode: 404, body: '{}' }),
      settingsOf: async () => ({}),
      contentRevision: () => revision,
      registry: () => live,
      shell: () => undefined,
      releaseUrl: () => '/',
      releaseFolder: () => '/',
      mendRelease: () => undefined,
    },
    renderer: {
      prepare: () => Promise.reject(new Error('No release goes live here')),
      registry: () => registry,
      render: async ({ path, parts }: Visit) => {
        const begun = revision;
        renders.push(`${path} ${begun}`);
        await new Promise((done) => setImmediate(done));
        const version = pageVersion(undefined, shownOf(registry, parts));
        return {
          statusCode: 200,
          html: Buffer.from(`${path} ${begun}`),
          version,
          isComplete: true,
          providerOrigins: [],
          shows: [],
        };
      },
    },
  });
});
afterEach(() => app.close());

const kept = (path: string) => findKept(path)?.ready('identity')?.toString();
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 10));
};

test('after a change of content the pages read most are kept anew before anybody asks for them, the most read first', async () => {
  await app.inject('/news');
  for (let count = 0; count < 5; count += 1) await app.inject('/spielplan');
  renders = [];

  change();
  await until(() => renders.length === 2);
  await until(() => kept('/news') !== undefined);

  expect(renders).toEqual(['/spielplan 2', '/news 2']);
  expect([kept('/spielplan'), kept('/news')]).toEqual(['/spielplan 2', '/news 2']);
});

test('fifty changes in a row render a bounded number of pages, and the last of them is kept', async () => {
  for (let count = 0; count < 30; count += 1) await app.inject(`/seite-${count}`);
  renders = [];

  for (let count = 0; count < 50; count += 1) {
    change();
    await new Promise((done) => setTimeout(done, 1));
  }
  await until(() => renders.filter((one) => one.endsWith(' 51')).length === 20);
  await until(() => renders.every((one) => !one.endsWith(' 51') || kept(one.split(' ')[0] ?? '') !== undefined));

  // One piece of work at once, of which nothing was finished in vain, and at most two later ones.
  expect(renders.length).toBeLessThanOrEqual(3 * 20);
});

test('a change soon after another is rendered as well', async () => {
  await app.inject('/news');
  renders = [];
  change();
  await until(() => kept('/news') === '/news 2');
  change();

  await until(() => kept('/news') === '/news 3');

  expect(renders).toEqual(['/news 2', '/news 3']);
});
