import { buildApi } from '../../app.ts';
import { runningApi } from '../../../test/app.ts';
import {
  call,
  createRelease,
  liveVersions,
  noteOnceLive,
  publish,
  sectionHistory,
  usingApi,
} from '../../../test/release.ts';
import { readOwnSurface } from '../../own-surface.ts';
import { skewBeforeMigrating } from '../../skew-before-migrating.ts';
import { surfaceOf, type ApiSurface } from './api-surface.ts';
import type { LiveSkew } from './live-skew.ts';

const api = runningApi();
const surface = () => surfaceOf(api.app.knownRoutes);
const text = { type: 'string' };

/** Some resources as they are here, `more` fields added to what the first one answers. */
function builtFor(more: Record<string, object> = {}): ApiSurface {
  const { 'GET /api/contact/token': token = {}, 'POST /api/contact': contact = {} } = surface();
  const answer = { type: 'object', properties: more, required: Object.keys(more) };
  return {
    'GET /api/contact/token': Object.keys(more).length > 0 ? { ...token, answer } : token,
    'POST /api/contact': contact,
  };
}

async function withdraw(name: string): Promise<void> {
  await call(api, name, `${name}/withdraw`, { expected: (await sectionHistory(api, name)).revision });
}

test('what a build reads of the routes is what a running portal takes and answers', async () => {
  const own = await readOwnSurface();
  const running = Object.entries(surface()).filter(
    ([resource]) => !/^\w+ \/api\/(releases|admin\/(modules|backup|restore|demo))/.test(resource),
  );

  expect(running.length).toBeGreaterThan(100);
  expect(own).toEqual(Object.fromEntries(running));
});

test('a section that needs a field which this API does not have is refused with resource, field and version', async () => {
  const release = createRelease({ name: 'shop', version: '1.4.0' });
  const refused = await publish(api, usingApi(release, builtFor({ pollen: text })));

  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'not_admitted',
    reasons: ['/api/contact/token: Feld pollen fehlt (gebraucht von shop 1.4.0)'],
  });
  expect(await liveVersions(api)).not.toHaveProperty('shop');
});

test('what the live version misses, too, is no reason against the next one, but a hint', async () => {
  const [name, answer] = ['teams', builtFor({ pollen: text })];
  await publish(api, usingApi(createRelease({ name, version: '1.0.0' }), answer), { expected: null });
  await noteOnceLive(api.app.db, name, '1.0.0');
  await call(api, name, `${name}/rollback`, { version: '1.0.0', force: true });

  const same = await publish(api, usingApi(createRelease({ name, version: '1.1.0' }), answer));
  const more = await publish(
    api,
    usingApi(createRelease({ name, version: '1.2.0' }), builtFor({ pollen: text, dew: text })),
  );

  const reason = (field: string, version: string) =>
    `/api/contact/token: Feld ${field} fehlt (gebraucht von teams ${version})`;
  expect(same.json()).toMatchObject({ live: '1.1.0', hints: [`${reason('pollen', '1.1.0')}; auch 1.0.0`] });
  expect(more.json()).toMatchObject({ code: 'not_admitted', reasons: [reason('dew', '1.2.0')] });
  await withdraw(name);
});

test('a section that finds what it needs goes live, and what it uses is told to whoever plans another API', async () => {
  const used = builtFor();

  expect((await publish(api, usingApi(createRelease(), used))).statusCode).toBe(201);

  const told = await api.app.inject('/api/releases/uses');
  expect(told.json()).toEqual([{ section: 'news', version: '1.0.0', api: used }]);
  expect(await api.app.releases.skew()).toMatchObject([{ descriptor: { name: 'news' }, refusals: [], hints: [] }]);
});

test('a file that is no list of resources is refused', async () => {
  const { descriptor, files } = usingApi(createRelease({ version: '2.0.0' }), [1] as unknown as ApiSurface);
  const refused = await publish(api, { descriptor, files });

  expect(refused.json<{ reasons: string[] }>().reasons).toEqual(['server/api-uses.json ist nicht lesbar.']);
});

test('a file with more levels than can be gone through is refused', async () => {
  let answer: object = {};
  for (let depth = 0; depth < 1000; depth += 1) answer = { items: answer };
  const deep = { 'GET /api/contact/token': { answer } } as unknown as ApiSurface;
  const refused = await publish(api, usingApi(createRelease({ version: '2.0.1' }), deep));

  expect(refused.json<{ reasons: string[] }>().reasons).toEqual(['server/api-uses.json ist nicht lesbar.']);
});

test('a descriptor that names no such file is refused', async () => {
  const { descriptor, files } = createRelease({ name: 'tickets', version: '3.0.0' });
  const refused = await publish(api, {
    descriptor: { ...descriptor, uses: { shared: {}, api: 'server/api-uses.json' } },
    files,
  });

  expect(refused.statusCode).toBe(400);
  expect((await sectionHistory(api, 'tickets')).releases).toEqual([]);
});

test('a start hears what is live and misses something before it changes the database that older code has left', async () => {
  const release = usingApi(createRelease({ name: 'club', version: '1.0.0' }), builtFor({ pollen: text }));
  await publish(api, release, { expected: null, words: { origin: 'portal' } });
  await noteOnceLive(api.app.db, 'club', '1.0.0');
  await call(api, 'club', 'club/rollback', { version: '1.0.0', force: true });
  const { db } = api.app;
  await db.raw("DROP TABLE contracting_migrations; DELETE FROM migrations WHERE name LIKE '510-%'");
  let found: LiveSkew[] = [];

  const start = buildApi(api.config, {
    beforeMigrating: async (app, lock) => {
      found = await skewBeforeMigrating(app, lock);
      throw new Error('refused');
    },
  });

  await expect(start).rejects.toThrow('refused');
  expect(found.find(({ descriptor }) => descriptor.name === 'club')).toMatchObject({
    origin: 'portal',
    past: [{ version: '1.0.0', rolledBack: false }],
    refusals: ['/api/contact/token: Feld pollen fehlt (gebraucht von club 1.0.0)'],
  });
  expect(await db.schema.hasTable('contracting_migrations')).toBe(false);
  await withdraw('club');
});
