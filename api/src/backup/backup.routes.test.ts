import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { unpackArchive } from '../../test/archive.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { backupAccess, createSavedPortal, downloadBackup } from '../../test/saved-portal.ts';
import { signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { commandToken } from '../crypto/command-token.ts';

/** All timers, but not the time of day. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

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

describe('GET /api/admin/backup', () => {
  test('holds every table but what signs somebody in, and the pictures', async () => {
    const files = await unpackArchive(saved.archive);

    const names = files.map(({ name }) => name);
    const text = files.map(({ content }) => content.toString()).join('');
    expect(names[0]).toBe('manifest.json');
    expect(names.at(-1)).toBe('end.json');
    expect(names).toContain(saved.picture.slice(1));
    expect(names).toContain('tables/articles/000001.ndjson');
    expect(names.filter((name) => /session|login_attempts|releases/.test(name))).toEqual([]);
    expect(text).toContain('$argon2id$');
  });

  test('is for administrators and the command line', async () => {
    const cookies = await Promise.all(
      (['admin', 'editor', 'trainer'] as const).map((role) => signIn(target.app, role)),
    );
    const answers = await Promise.all([
      ...cookies.map((cookie) => downloadBackup(target, { cookie })),
      downloadBackup(target, {}),
      downloadBackup(target, { authorization: `Bearer ${commandToken('another secret', 'backup')}` }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 403, 401, 401]);
    expect(answers[0]?.headers['content-disposition']).toMatch(/^attachment; filename="sicherung-.*\.tar\.gz"$/);
  });

  test('is named after the day in Berlin', async () => {
    jest.useFakeTimers({ now: new Date('2027-01-01T00:30:00+01:00'), doNotFake: [...TIMERS] });
    const answer = await downloadBackup(target).finally(() => jest.useRealTimers());

    expect(answer.headers['content-disposition']).toBe('attachment; filename="sicherung-2027-01-01.tar.gz"');
  });

  test('is noted when it was downloaded, and who asks only for its headers gets none', async () => {
    const noted = async () => (await target.app.db('backup_times').first()).downloaded_at as Date | null;

    const { statusCode } = await target.app.inject({
      method: 'HEAD',
      url: '/api/admin/backup',
      headers: backupAccess(target),
    });
    expect([statusCode, await noted()]).toEqual([404, null]);

    await downloadBackup(target);
    await waitUntil(async () => (await noted()) !== null);
  });

  test('goes on without a picture that is lost', async () => {
    await createArticle(target.app, { imageUrl: '/objects/2026/01/weg.jpg' });

    const answer = await downloadBackup(target);

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
        get(`${target.app.listeningOrigin}/api/admin/backup`, { headers: backupAccess(target) }),
        'response',
      )) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      answer.destroy();
      await waitUntil(async () => (await openTransactions()) === 0);
    }

    const { statusCode } = await downloadBackup(target);

    expect(statusCode).toBe(200);
  });
});
