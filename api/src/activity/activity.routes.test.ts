import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describedRoutes } from '../../test/fuzz/described-routes.ts';
import type { InjectOptions } from 'fastify';
import { createTestApp } from '../../test/app.ts';
import { adminDesk } from '../../test/editor-desk.ts';
import { createCarefulAccount } from '../../test/second-factor.ts';
import { createAccount, signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { berlinDay } from '../time/berlin-time.ts';
import { keptTables } from '../content/deletions.ts';
import { declaredKinds } from '../content/kinds.ts';
import type {
  ActivityPage,
  EditableArticle,
  EditableSettings,
  EditableTrainingTime,
  PageOf,
} from '../contract/index.ts';
import { createActivityRepository } from './activity.repository.ts';

const desk = adminDesk();
let editor: string;
/** Ids of nobody and of nothing. */
const ids = { user: '00000000-0000-4000-8000-000000000001', none: '00000000-0000-4000-8000-000000000002' };
beforeAll(async () => {
  editor = await signIn(desk.app, 'editor');
});
beforeEach(() => desk.app.db('activity').delete());

const as = (cookie: string, options: InjectOptions) => desk.app.inject({ ...options, headers: { cookie } });
const activity = async (query = '') => {
  const answer = await as(desk.cookie, { url: `/api/admin/activity${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<ActivityPage>();
};
const writeArticle = async (title = 'Derbysieg') => {
  const payload = { title, content: '<p>Geheimer Inhalt</p>', category: 'verein' };
  return (await as(editor, { method: 'POST', url: '/api/news', payload })).json<EditableArticle>();
};
const change = (id: string, payload: object) => as(editor, { method: 'PATCH', url: `/api/news/${id}`, payload });

test('who wrote what is known by name, with fields and without contents', async () => {
  const { id } = await writeArticle();
  await change(id, { title: 'Derbysieg!', published: true });
  await as(editor, { method: 'DELETE', url: `/api/news/${id}` });

  const { items, total, resources } = await activity();

  expect(total).toBe(3);
  expect(resources).toEqual(['news']);
  expect(items.map(({ action, subject, subjectId, userName }) => [action, subject, subjectId, userName])).toEqual([
    ['deleted', 'Derbysieg!', id, 'editor'],
    ['changed', 'Derbysieg!', id, 'editor'],
    ['created', 'Derbysieg', id, 'editor'],
  ]);
  expect(items[1]?.fields.toSorted()).toEqual(['published', 'title']);
  expect(JSON.stringify(await desk.app.db('activity'))).not.toContain('Geheimer Inhalt');
});

test('a form that is sent whole is noted with what it changed alone', async () => {
  const { id, version } = await writeArticle();
  const payload = { title: ' Derbysieg ', content: '<p>Geheimer Inhalt</p>', category: 'jugend', excerpt: '', version };
  expect((await change(id, payload)).statusCode).toBe(200);

  expect((await activity()).items[0]?.fields).toEqual(['category']);
});

test('of two saves at once, the second is noted with what the first left', async () => {
  const { id } = await writeArticle();
  const { db } = desk.app;
  const waiting = () =>
    db('pg_stat_activity').whereRaw("datname = current_database() AND wait_event_type = 'Lock'").pluck('pid');
  const whole = { title: 'Derbysieg!', content: '<p>Geheimer Inhalt</p>', category: 'verein' };
  const save = (cookie: string, payload: object) =>
    desk.send('PATCH', `/api/news/${id}`, payload, cookie).then(({ statusCode }) => statusCode);

  const saves = await db.transaction(async (trx) => {
    await trx('articles').where({ id }).forUpdate().first();
    const first = save(editor, whole);
    await waitUntil(async () => (await waiting()).length === 1);
    const second = save(desk.cookie, { ...whole, category: 'jugend' });
    await waitUntil(async () => (await waiting()).length === 2);
    return [first, second];
  });

  expect(await Promise.all(saves)).toEqual([200, 200]);
  const { items } = await activity('?action=changed');
  const noted = Object.fromEntries(items.map(({ userName, fields }) => [userName, fields]));
  expect(noted).toEqual({ editor: ['title'], admin: ['category'] });
});

test('what is saved as it was names no field', async () => {
  const url = '/api/settings';
  const settings = (await as(desk.cookie, { url: '/api/admin/settings' })).json<EditableSettings>();
  const payload = { ...settings, updatedAt: undefined, updatedBy: undefined };
  expect((await as(desk.cookie, { method: 'PUT', url, payload })).statusCode).toBe(200);
  await as(desk.cookie, {
    method: 'PUT',
    url,
    payload: { ...payload, version: settings.version + 1, street: 'Neue Gasse 1' },
  });

  expect((await activity()).items.map(({ fields }) => fields)).toEqual([['street'], []]);
});

test('what only a change can say is always named', async () => {
  const { user } = await createAccount(desk.app, 'trainer');
  await as(desk.cookie, { method: 'PATCH', url: `/api/users/${user.id}`, payload: { active: false, name: user.name } });

  expect((await activity()).items[0]?.fields).toEqual(['active']);
});

test("one's own account, too, is noted with what changed", async () => {
  const { name } = (await as(editor, { url: '/api/account' })).json<{ name: string }>();
  await as(editor, { method: 'PATCH', url: '/api/account', payload: { name } });

  expect((await activity()).items[0]).toMatchObject({ resource: 'account', action: 'changed', fields: [] });
});

test('where the portal is reached by https, the log knows as well what was there before', async () => {
  const secure = await createTestApp({ trustProxy: 1, publicUrl: 'https://verein.example' });
  const { app } = secure;
  const { email, password, user } = await createAccount(app, 'admin');
  const headers = { 'x-forwarded-proto': 'https' };
  const login = await app.inject({ method: 'POST', url: '/api/login', headers, payload: { email, password } });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const payload = { name: user.name };
  const saved = await app.inject({ method: 'PATCH', url: '/api/account', headers: { ...headers, cookie }, payload });
  const [entry] = await app.db<{ action: string; fields: string[] }>('activity').where({ action: 'changed' });
  await secure.close();

  expect(saved.statusCode).toBe(200);
  expect(entry?.fields).toEqual([]);
});

test('saving again and again is one entry', async () => {
  const { id } = await writeArticle();
  for (const title of ['Eins', 'Zwei', 'Drei']) await change(id, { title });
  await change(id, { excerpt: 'Kurz' });

  const [latest, ...others] = (await activity()).items;

  expect(latest).toMatchObject({ action: 'changed', subject: 'Drei', times: 4 });
  expect(latest?.fields.toSorted()).toEqual(['excerpt', 'title']);
  expect(others).toHaveLength(1);
});

test('what was refused, read or done by visitors is no entry', async () => {
  const { id } = await writeArticle();
  await desk.app.db('activity').delete();
  await change(id, { title: '' });
  await as(editor, { method: 'POST', url: '/api/users', payload: {} });
  await as(editor, { url: '/api/admin/news' });
  await desk.app.inject({ method: 'POST', url: '/api/news/mark-read', payload: { timestamp: 1 } });

  expect((await activity()).total).toBe(0);
});

test('no password is in the log, the change of one is', async () => {
  const account = await createAccount(desk.app, 'editor');
  const payload = { email: 'p@verein.example', name: 'Paula', role: 'editor', password: 'drei blaue Eckfahnen' };
  await as(desk.cookie, { method: 'POST', url: '/api/users', payload });
  const link = (await as(desk.cookie, { method: 'POST', url: `/api/users/${account.user.id}/link` })).json<{
    url: string;
  }>();
  const token = link.url.split('#')[1];
  await desk.app.inject({
    method: 'POST',
    url: '/api/auth/password',
    payload: { token, password: 'vier blaue Eckfahnen' },
  });

  const { items } = await activity();

  expect(items.map(({ action, resource, userName }) => [action, resource, userName])).toEqual([
    ['password', 'auth', 'editor'],
    ['link', 'users', 'admin'],
    ['created', 'users', 'admin'],
  ]);
  expect(JSON.stringify(await desk.app.db('activity'))).not.toMatch(/Eckfahnen|argon2/);
  expect(JSON.stringify(await desk.app.db('activity'))).not.toContain(token);
});

test('what becomes of a second factor is in the log, no code and no secret is', async () => {
  const { user, secret, recoveryCodes } = await createCarefulAccount(desk.app);
  await as(desk.cookie, { method: 'DELETE', url: `/api/users/${user.id}/second-factor` });

  const { items } = await activity();

  expect(items.map(({ action, resource, subject }) => [action, resource, subject])).toEqual([
    ['second-factor-deleted', 'users', user.name],
    ['second-factor', 'account', null],
    ['secret', 'account', null],
  ]);
  const stored = JSON.stringify(await desk.app.db('activity'));
  for (const code of [secret, ...recoveryCodes]) expect(stored).not.toContain(code);
});

test('entries are searched, filtered by person, area, deed and day, sorted and paged', async () => {
  await writeArticle('Würzige Wurst');
  await writeArticle('Zweiter');
  const [{ userId } = { userId: '' }] = (await activity()).items;
  const today = berlinDay(new Date());
  const subjects = async (query: string) => (await activity(query)).items.map(({ subject }) => subject);

  expect(await subjects('?search=wuerzig')).toEqual(['Würzige Wurst']);
  expect(await subjects(`?user=${userId}&resource=news&action=created&limit=1&page=2`)).toEqual(['Würzige Wurst']);
  expect(await subjects('?sort=oldest&limit=1')).toEqual(['Würzige Wurst']);
  expect(await subjects('?resource=users')).toEqual([]);
  expect(await subjects('?from=2020-01-01&to=2020-01-31')).toEqual([]);
  expect(await subjects(`?from=2020-01-01&to=${today}`)).toHaveLength(2);
  expect((await as(desk.cookie, { url: '/api/admin/activity?from=gestern' })).statusCode).toBe(400);
});

describe('a deletion', () => {
  const remove = (url: string) => as(editor, { method: 'DELETE', url });
  const restorePaths = async () => (await activity('?action=deleted')).items.map(({ restorePath }) => restorePath);

  test('says where it is taken back, as long as it stands', async () => {
    const { id } = await writeArticle();
    await remove(`/api/news/${id}`);
    const restorePath = `/api/news/${id}/restore`;
    expect(await restorePaths()).toEqual([restorePath]);

    expect((await as(editor, { method: 'POST', url: restorePath })).statusCode).toBe(200);

    expect(await restorePaths()).toEqual([undefined]);
  });

  test('has its name, also of what nobody has written with an account', async () => {
    const { id } = await writeArticle('Turniersieg');
    await desk.app.db('activity').delete();

    await remove(`/api/news/${id}`);

    expect((await activity()).items).toMatchObject([{ action: 'deleted', subject: 'Turniersieg' }]);
  });

  test('that was made for good says nothing', async () => {
    const { id } = await writeArticle();
    await remove(`/api/news/${id}`);
    await desk.app.db('articles').where({ id }).delete();

    expect(await restorePaths()).toEqual([undefined]);
  });

  test.each(['this', 'following', 'all'])('of dates of a series reaches as far as it did: %s', async (scope) => {
    const payload = {
      type: 'event',
      title: `Stammtisch ${scope}`,
      startDate: '2026-10-20T19:00:00+02:00',
      repeat: { until: '2026-11-17' },
    };
    const { id } = (await as(editor, { method: 'POST', url: '/api/events', payload })).json<{ id: string }>();
    const address = `/api/events/${id}_2026-11-03`;
    await remove(`${address}?scope=${scope}`);
    const restorePath = `${address}/restore?scope=${scope}`;
    expect(await restorePaths()).toEqual([restorePath]);

    expect((await as(editor, { method: 'POST', url: restorePath })).statusCode).toBe(200);

    expect(await restorePaths()).toEqual([undefined]);
  });

  test('of one weekday of a training is found under the id it had', async () => {
    const repeat = { until: null, weekdays: ['tuesday', 'thursday'] };
    const payload = { type: 'training', title: 'Training', startDate: '2026-10-20T19:00:00+02:00', repeat };
    await as(editor, { method: 'POST', url: '/api/events', payload });
    const times = (await as(editor, { url: '/api/admin/training-times' })).json<PageOf<EditableTrainingTime>>();
    const { id } = times.items.find(({ dayOfWeek }) => dayOfWeek === 'thursday') ?? { id: '' };
    await remove(`/api/training-times/${id}`);
    const restorePath = `/api/training-times/${id}/restore`;
    expect(await restorePaths()).toEqual([restorePath]);

    expect((await as(editor, { method: 'POST', url: restorePath })).statusCode).toBe(200);
  });

  test('of a single date whose series is gone by now waits for the series', async () => {
    const payload = { type: 'event', title: 'Chor', startDate: '2026-10-20T19:00:00+02:00', repeat: { until: null } };
    const { id } = (await as(editor, { method: 'POST', url: '/api/events', payload })).json<{ id: string }>();
    await remove(`/api/events/${id}_2026-11-03?scope=this`);
    await remove(`/api/events/${id}`);

    expect(await restorePaths()).toEqual([`/api/events/${id}/restore?scope=all`, undefined]);
  });

  test('is looked for in every table whose rows can be restored', async () => {
    const restored = describedRoutes(desk.app).flatMap(
      ({ method, path }) => (method === 'POST' && /^\/api\/([\w-]+)\/[{:]id}?\/restore$/.exec(path)?.[1]) || [],
    );

    expect(restored.toSorted()).toEqual([...keptTables.keys()].toSorted());
    for (const resource of keptTables.keys()) {
      const known = { user_id: ids.user, user_name: 'editor', action: 'deleted', fields: [], search_text: '' };
      await desk.app.db('activity').insert({ ...known, resource, subject_id: ids.none });
    }
    expect((await restorePaths()).filter(Boolean)).toEqual([]);
  });
});

test('only administrators read it', async () => {
  expect((await as(editor, { url: '/api/admin/activity' })).statusCode).toBe(403);
  expect((await desk.app.inject('/api/admin/activity')).statusCode).toBe(401);
});

test('entries of more than a year ago are deleted', async () => {
  await writeArticle('Alt');
  await writeArticle('Neu');
  await desk.app
    .db('activity')
    .where({ subject: 'Alt' })
    .update({ at: desk.app.db.raw("now() - interval '366 days'") });

  await createActivityRepository(desk.app.db).deleteOld();

  expect((await activity()).items.map(({ subject }) => subject)).toEqual(['Neu']);
});

describe('the words of the log', () => {
  /** Fields about how a change is made, and fields that a person reads elsewhere in the entry. */
  const SILENT = new Set(['version', 'scope', 'ids', 'before', 'path', 'currentPassword', 'code', 'mark']);
  /** The entry's name says all: its fields are dozens of texts. */
  const WHOLE = '/api/page-texts';

  /** Their forms say what fields are called (mfe-admin/src/screens/activity/activity-words.test.ts). */
  const LABELLED = [...declaredKinds.map(({ resource }) => resource), 'news-categories', 'own-pages', 'settings'];

  test('name every field that a change can have and no form names, and no other', async () => {
    const words = await readFile(
      join(import.meta.dirname, '../../../mfe-admin/src/screens/activity/activity-words.ts'),
      'utf8',
    );
    const [, list = ''] = words.split('const fieldNames');
    const named = new Set([...list.matchAll(/^  '?([\w-]+)'?: '/gm)].map(([, name = '']) => name));

    const changes = describedRoutes(desk.app).filter(
      ({ method, path, body }) =>
        (method === 'PATCH' || method === 'PUT') &&
        body &&
        !path.startsWith(WHOLE) &&
        !LABELLED.includes(path.split('/')[2] ?? ''),
    );
    const unnamed = changes.flatMap(({ method, path, body }) =>
      Object.keys(body?.properties ?? {})
        .filter((field) => !named.has(field) && !SILENT.has(field))
        .map((field) => `${method} ${path}: ${field}`),
    );

    expect(changes.length).toBeGreaterThan(15);
    expect(unnamed).toEqual([]);
    const fields = new Set(changes.flatMap(({ body }) => Object.keys(body?.properties ?? {})));
    expect([...named].filter((name) => !fields.has(name))).toEqual([]);
  });
});
