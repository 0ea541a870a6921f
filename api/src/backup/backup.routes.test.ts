import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { unpackArchive } from '../../test/archive.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { createEvent } from '../../test/sport.ts';
import { stopClock, turnOn } from '../../test/second-factor.ts';
import { createAccount, signIn, signInAccount, type TestAccount } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { createMediaService } from '../media/index.ts';
import { makeNoise } from '../media/pictures.fixture.ts';
import { backupToken } from './backup-token.ts';

let source: TestApp;
let target: TestApp;
let admin: TestAccount;
let careful: TestAccount & { recoveryCode: string };
let picture: string;
let archive: Buffer;
beforeAll(async () => {
  source = await createTestApp();
  admin = await createAccount(source.app, 'admin');
  const media = createMediaService({ db: source.app.db, dataDir: source.config.dataDir });
  const stored = await media.storePicture({
    file: await makeNoise(40, 30),
    alt: 'Ein Ball',
    uploadedBy: admin.user.id,
  });
  picture = stored.url;
  await createArticle(source.app, { title: 'Aufstieg „geschafft“ \\ 100 %?', imageUrl: picture });
  await createArticle(source.app, { title: 'Noch nicht fertig', published: false });
  await source.app.db('seeded').insert({ kind: 'articles' });
  await createSeries(source);
  await signIn(source.app, 'editor');
  careful = await createCarefulAccount(source);
  archive = (await download(source)).rawPayload;
});
beforeEach(async () => {
  target = await createTestApp();
});
afterEach(() => target.close());
afterAll(() => source.close());

/** A weekly training with one date that differs: rows that point to rows of their own table. */
async function createSeries({ app }: TestApp) {
  const { id } = await createEvent(app, {
    type: 'training',
    title: 'Training',
    startDate: '2027-01-05T18:00:00+01:00',
    repeat: { until: '2027-02-28' },
  });
  const cookie = await signIn(app, 'editor');
  const url = `/api/events/${id}_2027-01-12`;
  const change = { status: 'cancelled', reason: 'Platz gesperrt' };
  const changed = await app.inject({ method: 'PATCH', url, headers: { cookie }, payload: change });
  expect([changed.statusCode, changed.body]).toEqual([200, expect.any(String)]);
}

/** An account that signs in in two steps. */
async function createCarefulAccount({ app }: TestApp) {
  stopClock();
  const account = await createAccount(app, 'editor');
  const { recoveryCodes } = await turnOn(app, await signInAccount(app, account), account);
  jest.restoreAllMocks();
  return { ...account, recoveryCode: recoveryCodes[0] ?? '' };
}

const token = ({ config }: TestApp) => ({ authorization: `Bearer ${backupToken(config.releaseSecret)}` });
const download = (api: TestApp, headers: Record<string, string> = token(api)) =>
  api.app.inject({ url: '/api/admin/backup', headers });
const upload = (api: TestApp, payload: Buffer, query = '', headers: Record<string, string> = token(api)) =>
  api.app.inject({
    method: 'POST',
    url: `/api/admin/restore${query}`,
    headers: { 'content-type': 'application/gzip', ...headers },
    payload,
  });
const rowsOf = ({ app }: TestApp, table: string) => app.db(table).select().orderBy(1);

describe('GET /api/admin/backup', () => {
  test('holds every table but what signs somebody in, and the pictures', async () => {
    const files = await unpackArchive(archive);

    const names = files.map(({ name }) => name);
    const text = files.map(({ content }) => content.toString()).join('');
    expect(names[0]).toBe('manifest.json');
    expect(names.at(-1)).toBe('end.json');
    expect(names).toContain(picture.slice(1));
    expect(names).toContain('tables/articles/000001.ndjson');
    expect(names.filter((name) => /session|login_attempts|releases/.test(name))).toEqual([]);
    expect(text).toContain('$argon2id$');
  });

  test('is for administrators and the command line', async () => {
    const cookies = await Promise.all(
      (['admin', 'editor', 'trainer'] as const).map((role) => signIn(target.app, role)),
    );
    const answers = await Promise.all([
      ...cookies.map((cookie) => download(target, { cookie })),
      download(target, {}),
      download(target, { authorization: `Bearer ${backupToken('another secret')}` }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 403, 401, 401]);
    expect(answers[0]?.headers['content-disposition']).toMatch(/^attachment; filename="sicherung-.*\.tar\.gz"$/);
  });

  test('goes on without a picture that is lost', async () => {
    await createArticle(target.app, { imageUrl: '/objects/2026/01/weg.jpg' });

    const answer = await download(target);

    const names = (await unpackArchive(answer.rawPayload)).map(({ name }) => name);
    expect(names).not.toContain('objects/2026/01/weg.jpg');
    expect(names.at(-1)).toBe('end.json');
  });

  test('two who stop reading leave room for the next', async () => {
    const openTransactions = async () =>
      (
        await target.app.db.raw(`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`)
      ).rows.length;
    for (let count = 0; count < 8; count++)
      await createArticle(target.app, { content: `<p>${randomBytes(500_000).toString('hex')}</p>` });
    await target.app.listen({ port: 0 });
    for (let round = 0; round < 3; round++) {
      const [answer] = (await once(
        get(`${target.app.listeningOrigin}/api/admin/backup`, { headers: token(target) }),
        'response',
      )) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      answer.destroy();
      await waitUntil(async () => (await openTransactions()) === 0);
    }

    const { statusCode } = await download(target);

    expect(statusCode).toBe(200);
  });
});

describe('POST /api/admin/restore', () => {
  test('makes an empty portal the same, row for row and picture for picture', async () => {
    const answer = await upload(target, archive);

    expect(answer.json()).toMatchObject({ pictures: 1, tables: expect.any(Number) });
    for (const table of ['users', 'articles', 'media', 'events', 'pages', 'settings', 'seeded'])
      expect(await rowsOf(target, table)).toEqual(await rowsOf(source, table));
    const pictures = await Promise.all([source, target].map(({ app }) => app.inject(picture)));
    expect(pictures[1]?.rawPayload.equals(pictures[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const news = await Promise.all([source, target].map(({ app }) => app.inject('/api/news')));
    expect(news[1]?.json()).toEqual(news[0]?.json());
  });

  test('leaves the rules of the database as they were', async () => {
    const rules = () =>
      target.app.db.raw(
        `SELECT conname, condeferrable, NULL FROM pg_constraint UNION ALL
         SELECT tgname, tgdeferrable, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
      );
    const before = (await rules()).rows;

    await upload(target, archive);

    expect((await rules()).rows).toEqual(before);
    const revision = target.app.contentRevision.current();
    await createArticle(target.app);
    await target.app.contentRevision.refresh();
    expect(target.app.contentRevision.current()).toBe(revision + 1);
  });

  test('signs everybody out, and lets in who had an account when it was saved', async () => {
    const cookie = await signIn(target.app, 'admin');

    const answer = await upload(target, archive, '', { cookie });
    const before = await target.app.inject({ url: '/api/auth/user', headers: { cookie } });
    const { email, password } = admin;
    const login = await target.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });

    expect([answer.statusCode, before.statusCode, login.statusCode]).toEqual([200, 401, 200]);
  });

  test('a second factor stays where its secret can be read, and ends elsewhere, where nobody could sign in with it', async () => {
    const { sessionSecret } = source.config;
    const same = await createTestApp({ sessionSecret });
    const { email, password, recoveryCode } = careful;
    const logIn = async ({ app }: TestApp, code?: string) =>
      (await app.inject({ method: 'POST', url: '/api/login', payload: { email, password, code } })).statusCode;

    for (const portal of [same, target]) await upload(portal, archive);
    const statuses = [await logIn(same), await logIn(same, recoveryCode), await logIn(target)];
    await same.close();

    expect(statuses).toEqual([401, 200, 200]);
  });

  test('what the portal holds is only replaced when that is said', async () => {
    await createArticle(target.app, { title: 'Schon da' });

    const refused = await upload(target, archive);
    const kept = await target.app.db('articles').pluck('title');
    const replaced = await upload(target, archive, '?replace=true');

    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'portal_not_empty' });
    expect(kept).toEqual(['Schon da']);
    expect(replaced.statusCode).toBe(200);
    expect(await target.app.db('articles').pluck('title')).not.toContain('Schon da');
  });

  test('a picture that no row names any more is removed', async () => {
    const media = createMediaService({ db: target.app.db, dataDir: target.config.dataDir });
    const old = await media.storePicture({ file: await makeNoise(50, 30), alt: '', uploadedBy: null });

    await upload(target, archive, '?replace=true');

    expect((await target.app.inject(old.url)).statusCode).toBe(404);
    expect((await target.app.inject(picture)).statusCode).toBe(200);
    expect(await readdir(join(target.config.dataDir, 'restore'))).toEqual([]);
    expect(await readdir(join(target.config.dataDir, 'incoming'))).toEqual([]);
  });

  test('is for administrators and the command line', async () => {
    const editor = await signIn(target.app, 'editor');

    const answers = await Promise.all([
      upload(target, archive, '', { cookie: editor }),
      upload(target, archive, '', {}),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
    expect(
      (await target.app.inject({ method: 'POST', url: '/api/admin/restore', headers: token(target) })).statusCode,
    ).toBe(422);
  });
});
