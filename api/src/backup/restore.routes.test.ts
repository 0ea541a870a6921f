import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { packArchive, unpackArchive, type ArchivedFile } from '../../test/archive.ts';
import { createArticle } from '../../test/articles.ts';
import { backupAccess, createSavedPortal, downloadBackup } from '../../test/saved-portal.ts';
import { logIn, signIn } from '../../test/sign-in.ts';
import { createTeam } from '../../test/sport.ts';
import type { BackupEnd, BackupManifest } from '../contract/index.ts';
import { createMediaService } from '../media/library/media.service.ts';
import { makeNoise } from '../media/pictures/pictures.fixture.ts';

let saved: Awaited<ReturnType<typeof createSavedPortal>>;
let target: TestApp;
beforeAll(async () => {
  saved = await createSavedPortal();
});
beforeEach(async () => {
  target = await createTestApp();
});
afterEach(() => target.close());
afterAll(() => saved.source.close());

const upload = (api: TestApp, payload: Buffer, query = '', headers: Record<string, string> = backupAccess(api)) =>
  api.app.inject({
    method: 'POST',
    url: `/api/admin/restore${query}`,
    headers: { 'content-type': 'application/gzip', ...headers },
    payload,
  });
/** The saved portal's backup without the files whose name is like this. */
const withoutFiles = async (name: RegExp, change: (manifest: BackupManifest) => BackupManifest = (all) => all) => {
  const kept = (await unpackArchive(saved.archive)).filter((file) => !name.test(file.name));
  const rewritten = kept.map((file): ArchivedFile => {
    if (file.name === 'manifest.json') return { ...file, content: JSON.stringify(change(parse<BackupManifest>(file))) };
    if (file.name !== 'end.json') return file;
    const pictures = Object.entries(parse<BackupEnd>(file).pictures).filter(([key]) => !name.test(`objects/${key}`));
    return { ...file, content: JSON.stringify({ pictures: Object.fromEntries(pictures) }) };
  });
  return packArchive(rewritten);
};
const parse = <Content>({ content }: ArchivedFile) => JSON.parse(content.toString()) as Content;
const rowsOf = ({ app }: TestApp, table: string) => app.db(table).select().orderBy(1);

describe('POST /api/admin/restore', () => {
  test('makes an empty portal the same, row for row, picture for picture, document for document', async () => {
    const answer = await upload(target, saved.archive);

    expect(answer.json()).toMatchObject({ pictures: 1, tables: expect.any(Number) });
    for (const table of ['users', 'articles', 'media', 'documents', 'events', 'pages', 'settings', 'seeded'])
      expect(await rowsOf(target, table)).toEqual(await rowsOf(saved.source, table));
    const pictures = await Promise.all([saved.source, target].map(({ app }) => app.inject(saved.picture)));
    expect(pictures[1]?.rawPayload.equals(pictures[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const documents = await Promise.all([saved.source, target].map(({ app }) => app.inject('/dateien/satzung.pdf')));
    expect(documents.map(({ body }) => body.slice(0, 5))).toEqual(['%PDF-', '%PDF-']);
    expect(documents[1]?.rawPayload.equals(documents[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const news = await Promise.all([saved.source, target].map(({ app }) => app.inject('/api/news')));
    expect(news[1]?.json()).toEqual(news[0]?.json());
  });

  test('makes series of training times from before they were that', async () => {
    const { db } = saved.source.app;
    await db('training_times').insert({
      team: 'Gymnastik',
      day_of_week: 'monday',
      start_time: '19:00',
      search_text: 'gymnastik',
    });
    const { rawPayload } = await downloadBackup(saved.source);
    await db('training_times').delete();

    await upload(target, rawPayload);

    expect((await target.app.inject('/api/training-times')).json()).toContainEqual(
      expect.objectContaining({ team: 'Gymnastik', dayOfWeek: 'monday' }),
    );
  });

  test('numbers teams of one name, from before that was refused', async () => {
    const { db } = saved.source.app;
    await createTeam(saved.source.app, { name: 'Alte Herren' });
    await createTeam(saved.source.app, { name: 'Senioren' });
    await db.raw('ALTER TABLE teams DISABLE TRIGGER teams_name_taken');
    await db('teams').where({ name: 'Senioren' }).update({ name: 'alte  herren' });
    await db('training_times').insert({
      team: 'Alte Herren',
      day_of_week: 'friday',
      start_time: '20:00',
      search_text: 'alte herren',
    });
    const { rawPayload } = await downloadBackup(saved.source);
    await db('training_times').delete();
    await db('teams').delete();
    await db.raw('ALTER TABLE teams ENABLE TRIGGER teams_name_taken');

    expect((await upload(target, rawPayload)).statusCode).toBe(200);

    expect(await target.app.db('teams').orderBy('sort_order').pluck('name')).toEqual([
      'Alte Herren',
      'alte  herren (2)',
    ]);
    expect((await target.app.inject('/api/training-times')).json()).toContainEqual(
      expect.objectContaining({ team: 'Alte Herren', dayOfWeek: 'friday' }),
    );
  });

  test('lets stay what visitors saw before anybody was asked about children', async () => {
    const { db } = saved.source.app;
    const asked = { name: '290-children-in-pictures' };
    const [migration] = await db('migrations').where(asked).delete().returning('*');
    await db('media').update({ children: null });
    const { rawPayload } = await downloadBackup(saved.source);
    await db('migrations').insert(migration);
    await db('media').update({ children: 'none' });

    await upload(target, rawPayload);

    expect(await target.app.db('media').select('url', 'children', 'shown_before')).toEqual([
      { url: saved.picture, children: null, shown_before: true },
    ]);
  });

  test('from before there were documents leaves none behind, neither rows nor files', async () => {
    await upload(target, saved.archive);
    await target.app.db('page_texts').update({ texts: JSON.stringify({ 'home.news': 'Aktuelles' }) });
    const folder = join(target.config.dataDir, 'documents');
    const filesIn = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.pdf'));
    expect(await filesIn()).toHaveLength(1);
    const later = ['documents', 'page_texts', 'article_categories'];
    const old = await withoutFiles(/^(objects|tables)\/(documents|page_texts|article_categories)\//, (manifest) => ({
      ...manifest,
      migrations: manifest.migrations.filter((name) => name < '261'),
      tables: manifest.tables.filter(({ name }) => !later.includes(name)),
    }));

    expect((await upload(target, old, '?replace=true')).statusCode).toBe(200);

    expect(await rowsOf(target, 'documents')).toEqual([]);
    expect(await filesIn()).toEqual([]);
    expect((await target.app.inject('/dateien/satzung.pdf')).statusCode).toBe(404);
    // No portal is without these, and the backup knows no others.
    expect(await rowsOf(target, 'page_texts')).toMatchObject([{ texts: { 'home.news': 'Aktuelles' } }]);
    expect(await rowsOf(target, 'article_categories')).not.toEqual([]);
  });

  test('keeps files that a row still names, even when the backup was made without them', async () => {
    await upload(target, saved.archive);

    const answer = await upload(target, await withoutFiles(/^objects\//), '?replace=true');

    expect(answer.statusCode).toBe(200);
    const files = await Promise.all(['/dateien/satzung.pdf', saved.picture].map((url) => target.app.inject(url)));
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('leaves the rules of the database as they were', async () => {
    const rules = () =>
      target.app.db.raw(
        `SELECT conname, condeferrable, NULL FROM pg_constraint UNION ALL
         SELECT tgname, tgdeferrable, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
      );
    const before = (await rules()).rows;

    await upload(target, saved.archive);

    expect((await rules()).rows).toEqual(before);
    const revision = target.app.contentRevision.current();
    await createArticle(target.app);
    await target.app.contentRevision.refresh();
    expect(target.app.contentRevision.current()).toBe(revision + 1);
  });

  test('signs everybody out, and lets in who had an account when it was saved', async () => {
    const cookie = await signIn(target.app, 'admin');

    const answer = await upload(target, saved.archive, '', { cookie });
    const before = await target.app.inject({ url: '/api/auth/user', headers: { cookie } });
    const login = await logIn(target.app, saved.admin);

    expect([answer.statusCode, before.statusCode, login.statusCode]).toEqual([200, 401, 200]);
  });

  test('a second factor stays where its secret can be read, and ends elsewhere, where nobody could sign in with it', async () => {
    const { sessionSecret } = saved.source.config;
    const same = await createTestApp({ sessionSecret });
    const enter = async ({ app }: TestApp, code?: string) => (await logIn(app, saved.careful, code)).statusCode;

    for (const portal of [same, target]) await upload(portal, saved.archive);
    const statuses = [await enter(same), await enter(same, saved.careful.recoveryCodes[0]), await enter(target)];
    await same.close();

    expect(statuses).toEqual([401, 200, 200]);
  });

  test('what the portal holds is only replaced when that is said', async () => {
    await createArticle(target.app, { title: 'Schon da' });

    const refused = await upload(target, saved.archive);
    const kept = await target.app.db('articles').pluck('title');
    const replaced = await upload(target, saved.archive, '?replace=true');

    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'portal_not_empty' });
    expect(kept).toEqual(['Schon da']);
    expect(replaced.statusCode).toBe(200);
    expect(await target.app.db('articles').pluck('title')).not.toContain('Schon da');
  });

  test.each([
    ['a new category of news', 'POST /api/news-categories', { name: 'Feste', color: '#0f766e' }],
    ['a renamed category of news', 'PATCH /api/news-categories/:id', { name: 'Aus dem Verein' }],
    ['a deleted category of news', 'DELETE /api/news-categories/:id', undefined],
    ['a draft of a page', 'PATCH /api/pages/geschichte/draft', { lead: 'Von uns.' }],
  ])('%s is content, too', async (_, route, payload) => {
    const [id = ''] = await target.app.db('article_categories').where({ slug: 'verein' }).pluck<string[]>('id');
    const [method, url] = route.replace(':id', id).split(' ') as ['POST' | 'PATCH' | 'DELETE', string];
    const headers = { cookie: await signIn(target.app, 'editor') };
    const written = await target.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(written.statusCode).toBeLessThan(300);

    const refused = await upload(target, saved.archive);

    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'portal_not_empty' });
  });

  test('a site that visitors see is not closed by the backup of one that is', async () => {
    const closed = await createSavedPortal();
    await closed.source.app.db('settings').update({ opened_at: null });
    const { rawPayload: archive } = await downloadBackup(closed.source);

    const answer = await upload(target, archive);
    const [settings] = await rowsOf(target, 'settings');
    await closed.source.close();

    expect([answer.statusCode, settings]).toMatchObject([200, { opened_at: expect.any(Date) }]);
  });

  test('a picture that no row names any more is removed', async () => {
    const media = createMediaService({ db: target.app.db, dataDir: target.config.dataDir });
    const old = await media.storePicture({ file: await makeNoise(50, 30), alt: '', uploadedBy: null });

    await upload(target, saved.archive, '?replace=true');

    expect((await target.app.inject(old.url)).statusCode).toBe(404);
    expect((await target.app.inject(saved.picture)).statusCode).toBe(200);
    expect(await readdir(join(target.config.dataDir, 'restore'))).toEqual([]);
    expect(await readdir(join(target.config.dataDir, 'incoming'))).toEqual([]);
  });

  test('a deleted picture comes along, is seen by nobody, and can still come back', async () => {
    const { app: source, config } = saved.source;
    const before = createMediaService({ db: source.db, dataDir: config.dataDir });
    const { id } = await before.storePicture({ file: await makeNoise(60, 30), alt: '', uploadedBy: null });
    await before.bin.put(id, {}, null);
    const { bytes } = await before.bin.read(id);
    const archive = (await downloadBackup(saved.source)).rawPayload;
    await source.db('media').where({ id }).delete();

    expect((await upload(target, archive)).json()).toMatchObject({ pictures: 2 });

    const { url } = await target.app.db('media').where({ id }).first('url');
    expect((await target.app.inject(url)).statusCode).toBe(404);
    const media = createMediaService({ db: target.app.db, dataDir: target.config.dataDir });
    await media.bin.takeBack(id, null);
    expect((await target.app.inject(url)).rawPayload).toEqual(bytes);
  });

  test('does not bring back what was taken away for want of consent since', async () => {
    const here = await createSavedPortal();
    const { app } = here.source;
    const cookie = await signIn(app, 'editor');
    const media = createMediaService({ db: app.db, dataDir: here.source.config.dataDir });
    const picturesOf = () => app.db('media').orderBy('created_at').select('id', 'url', 'children', 'deleted_at', 'alt');
    const file = await makeNoise(70, 30);
    const { id, url } = await media.storePicture({ file, alt: 'Max', uploadedBy: null });
    const answer = (ids: string[], children: string) => app.db('media').whereIn('id', ids).update({ children });
    await answer([id], 'none');
    const { slug } = await createArticle(app, {
      title: 'Mit Max',
      imageUrl: url,
      content: `<p>Tor</p><img src="${url}">`,
    });
    const missing = await media.storePicture({ file: await makeNoise(80, 30), alt: 'Mia', uploadedBy: null });
    const unsure = await media.storePicture({ file: await makeNoise(90, 30), alt: 'Ida', uploadedBy: null });
    await answer([missing.id, unsure.id], 'none');
    await createArticle(app, { title: 'Mit Mia', imageUrl: missing.url });
    const archive = (await downloadBackup(here.source)).rawPayload;
    await answer([missing.id, unsure.id], 'missing');
    const restore = async () =>
      (await upload(here.source, archive, '?replace=true', backupAccess(here.source))).statusCode;
    const withdraw = (of: string) =>
      app.inject({ method: 'POST', url: `/api/media/${of}/withdrawal`, headers: { cookie } });
    const statusOf = async (at: string) => (await app.inject(at)).statusCode;

    expect((await withdraw(id)).statusCode).toBe(204);
    expect(await restore()).toBe(200);

    expect(await picturesOf()).toMatchObject([
      { url: here.picture, children: 'none', deleted_at: null },
      { alt: 'Max', children: 'withdrawn', deleted_at: expect.any(Date) },
      { alt: 'Mia', children: 'missing', deleted_at: expect.any(Date) },
      { alt: 'Ida', children: 'missing', deleted_at: null },
    ]);
    expect([await statusOf(url), await statusOf(missing.url), await statusOf(unsure.url)]).toEqual([404, 404, 200]);
    expect((await app.inject(`/api/news/slug/${slug}`)).json()).toMatchObject({
      imageUrl: null,
      content: '<p>Tor</p>',
    });
    expect((await app.inject('/api/withdrawn-pictures')).json()).toContain(url.slice('/objects/'.length));

    // Not even when the picture is gone for good.
    await app.db('media').where({ id }).delete();
    expect(await restore()).toBe(200);
    expect(await statusOf(url)).toBe(404);
    expect(await app.db('media').where({ id })).toMatchObject([
      { children: 'withdrawn', deleted_at: expect.any(Date) },
    ]);
    await here.source.close();
  });

  test('is for administrators and the command line', async () => {
    const editor = await signIn(target.app, 'editor');

    const answers = await Promise.all([
      upload(target, saved.archive, '', { cookie: editor }),
      upload(target, saved.archive, '', {}),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
    expect(
      (await target.app.inject({ method: 'POST', url: '/api/admin/restore', headers: backupAccess(target) }))
        .statusCode,
    ).toBe(422);
  });
});
