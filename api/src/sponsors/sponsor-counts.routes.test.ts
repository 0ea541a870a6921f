import { randomUUID } from 'node:crypto';
import { editorDesk } from '../../test/editor-desk.ts';
import { signIn } from '../../test/sign-in.ts';
import type { EditableSponsor, SponsorCounts } from '../contract/index.ts';
import { createSponsorCountsRepository } from './sponsor-counts.repository.ts';
import { createKindRepository } from '../content/declared-kind.ts';
import { sponsorKind } from '../content/kinds/sponsors.ts';

const desk = editorDesk({ emptied: ['sponsors'] });

const create = async (name = 'Weingut') =>
  (await createKindRepository(desk.app.db, sponsorKind).insert({ name }, null)).id;
const see = (sighting: object, headers: Record<string, string> = {}) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/sponsors/counts',
    headers,
    payload: { views: [], clicks: [], ...sighting },
  });
const read = (url: string, cookie?: string) => desk.send('GET', url, undefined, cookie);
const report = async (id: string, query = '') =>
  (await read(`/api/admin/sponsors/${id}/counts${query}`)).json<SponsorCounts>();

test('views and clicks become sums per day, also many at once', async () => {
  const [first, second] = [await create(), await create()];

  await Promise.all([
    ...Array.from({ length: 10 }, () => see({ views: [first, second] })),
    ...Array.from({ length: 10 }, () => see({ views: [second, first] })),
    see({ clicks: [first] }),
  ]);

  const sums = await report(first);
  expect(sums).toMatchObject({ views: 20, clicks: 1 });
  expect(sums.days).toHaveLength(30);
  expect(sums.days.at(-1)).toMatchObject({ views: 20, clicks: 1 });
  expect(await report(second, '?days=7')).toMatchObject({ views: 20, clicks: 0, days: { length: 7 } });
});

test('nothing is kept that could tell one visitor from another, and no public answer is made anew', async () => {
  const id = await create();
  await desk.app.contentRevision.refresh();
  const revision = desk.app.contentRevision.current();

  const answer = await see({ views: [id] }, { 'user-agent': 'Browser of somebody', cookie: 'a=1' });

  expect(answer.statusCode).toBe(204);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const [row] = await desk.app.db('sponsor_counts').select();
  expect(Object.keys(row)).toEqual(['sponsor_id', 'day', 'views', 'clicks']);
  await desk.app.contentRevision.refresh();
  expect(desk.app.contentRevision.current()).toBe(revision);
});

test('the list shows the last thirty days, and puts the most seen first', async () => {
  const [quiet, busy] = [await create('Ruhig'), await create('Beliebt')];
  await see({ views: [busy], clicks: [busy] });
  await desk.app
    .db('sponsor_counts')
    .insert({ sponsor_id: quiet, day: desk.app.db.raw('current_date - 40'), views: 99 });

  const { items } = (await read('/api/admin/sponsors?sort=views')).json<{ items: EditableSponsor[] }>();

  expect(items).toMatchObject([
    { id: busy, views: 1, clicks: 1 },
    { id: quiet, views: 0, clicks: 0 },
  ]);
});

test('deleted and unknown sponsors are passed over', async () => {
  const id = await create();
  await desk.app.inject({ method: 'DELETE', url: `/api/sponsors/${id}`, headers: { cookie: desk.cookie } });

  expect((await see({ views: [id, randomUUID()] })).statusCode).toBe(204);
  expect(await desk.app.db('sponsor_counts').select()).toEqual([]);
});

test('what is older than 26 months is forgotten', async () => {
  const id = await create();
  await see({ views: [id] });
  await desk.app.db('sponsor_counts').insert({ sponsor_id: id, day: desk.app.db.raw('current_date - 900'), views: 1 });

  expect(await createSponsorCountsRepository(desk.app.db).deleteOld()).toBe(1);
  expect(await report(id)).toMatchObject({ views: 1 });
});

test.each([{ views: ['x'] }, { visitor: 'me' }, { clicks: null }])('%j is refused', async (sighting) => {
  expect((await see(sighting)).statusCode).toBe(400);
});

test('another site cannot count, and one household not without end', async () => {
  expect((await see({}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  const answers = await Promise.all(
    Array.from({ length: 61 }, () =>
      desk.app.inject({
        method: 'POST',
        url: '/api/sponsors/counts',
        remoteAddress: '10.1.2.3',
        payload: { views: [], clicks: [] },
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('the report is for editors', async () => {
  const url = `/api/admin/sponsors/${await create()}/counts`;

  expect((await read(url, '')).statusCode).toBe(401);
  expect((await read(url, await signIn(desk.app, 'trainer'))).statusCode).toBe(403);
});
