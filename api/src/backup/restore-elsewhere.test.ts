import { EventEmitter, once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { backupAccess, downloadBackup } from '../../test/saved-portal.ts';
import { createAccount } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { buildApi } from '../app.ts';
import { tidyMedia } from '../media/library/tidy-media.ts';
import { tidyDocuments } from '../media/documents/tidy-documents.ts';
import { createDocumentService } from '../media/documents/documents.service.ts';
import { createMediaService } from '../media/library/media.service.ts';
import { makeNoise } from '../media/pictures/pictures.fixture.ts';
import { secondFactorKey } from '../crypto/sealing-key.ts';
import { withDocuments, type PictureFiles } from './picture-files.ts';
import { createRestoreService } from './restore.service.ts';

const LONG_AGO = 1_000_000;
const TWO_HOURS_MS = 2 * 60 * 60_000;
const KEY = '2026/11/00000000-0000-4000-8000-000000000000';

/** An instance that restores; others on its database and its data folder start meanwhile. */
const one = runningApi({ prepare: (app) => app.listen({ port: 0 }) });
const folder = () => join(one.config.dataDir, 'restore');

/** Another instance; it clears up when it is ready. */
const buildOther = (): Promise<FastifyInstance> => buildApi({ ...one.config });

/** Begins a restore that waits for the last bytes of its archive; the returned function sends them. */
async function beginRestore(): Promise<() => Promise<{ statusCode: number | undefined; body: string }>> {
  const { rawPayload } = await downloadBackup(one);
  const sending = request(`${one.app.listeningOrigin}/api/admin/restore?replace=true`, {
    method: 'POST',
    headers: { ...backupAccess(one), 'content-type': 'application/gzip' },
  });
  const answered = once(sending, 'response');
  sending.write(rawPayload.subarray(0, -100));
  await waitUntil(async () => (await readdir(folder(), { recursive: true }).catch(() => [])).length > 1);
  return async () => {
    sending.end(rawPayload.subarray(-100));
    const [answer] = (await answered) as [IncomingMessage];
    return { statusCode: answer.statusCode, body: await text(answer) };
  };
}

beforeAll(async () => {
  await createAccount(one.app, 'admin');
  // These are too many for unpacking to buffer them all.
  for (let count = 0; count < 30; count += 1) await createArticle(one.app);
});

test('what an instance restores is left by another that starts meanwhile', async () => {
  const finish = await beginRestore();
  const other = await buildOther();
  for (const name of await readdir(folder())) await utimes(join(folder(), name), LONG_AGO, LONG_AGO);

  await other.ready();
  const answer = await finish();

  expect(answer).toMatchObject({ statusCode: 200 });
  await other.close();
});

test('what a killed restore left goes with the next start', async () => {
  await mkdir(join(folder(), 'killed'), { recursive: true });
  await writeFile(join(folder(), 'killed', 'users.jsonl'), '{}');

  const other = await buildOther();
  await other.ready();

  expect(await readdir(folder()).catch(() => [])).toEqual([]);
  await other.close();
});

test('files that a restore has written are left while it goes on, though their rows come last', async () => {
  const { db, storage } = one.app;
  const { dataDir } = one.config;
  const media = createMediaService({ db, dataDir, storage: storage.pictures });
  const documents = createDocumentService({ db, dataDir, storage: storage.documents });
  await media.storage.put(`${KEY}.jpg`, Buffer.from('picture'));
  await documents.storage.put(`${KEY}.pdf`, Buffer.from('document'));
  const areThere = async () =>
    Promise.all(
      [media.storage.stat(`${KEY}.jpg`), documents.storage.stat(`${KEY}.pdf`)].map(async (found) => !!(await found)),
    );
  const tidy = async () => {
    const later = Date.now() + TWO_HOURS_MS;
    await tidyMedia(db, media, later);
    await tidyDocuments(db, documents, later);
  };
  const finish = await beginRestore();

  await tidy();
  expect(await areThere()).toEqual([true, true]);
  await finish();
  await tidy();
  expect(await areThere()).toEqual([false, false]);
});

describe('two restores, of which one is at its rows', () => {
  let archive: Buffer;
  let picture: string;
  beforeAll(async () => {
    const { db, storage } = one.app;
    const media = createMediaService({ db, dataDir: one.config.dataDir, storage: storage.pictures });
    const stored = await media.storePicture({
      file: await makeNoise(40, 30),
      alt: '',
      uploadedBy: null,
      isFinished: true,
    });
    picture = stored.url;
    archive = (await downloadBackup(one)).rawPayload;
  });

  /** What an instance restores with; `changed`: where its part of the files is another. */
  const instance = (changed: (pictures: PictureFiles) => Partial<PictureFiles>) => {
    const { db, storage } = one.app;
    const { dataDir } = one.config;
    const media = createMediaService({ db, dataDir, storage: storage.pictures });
    const pictures = withDocuments(media, createDocumentService({ db, dataDir, storage: storage.documents }));
    const parts = { db, folder: folder(), factorKeyId: secondFactorKey(one.config).id };
    return createRestoreService({ ...parts, pictures: { ...pictures, ...changed(pictures) } });
  };
  const restore = (service: ReturnType<typeof instance>) =>
    service.restore({ archive: Readable.from([archive]), mayReplace: true, requireStill: async () => undefined });
  /** The files as an instance sees them that looked before they were there. */
  const findsNothing = ({ storage }: PictureFiles) => ({
    storage: { ...storage, open: () => Promise.reject(Object.assign(new Error('missing'), { code: 'ENOENT' })) },
  });

  test('the refused one leaves the files of the other', async () => {
    const steps = new EventEmitter();
    const atRows = once(steps, 'at rows');
    const first = instance(({ noteRefusals }) => ({
      noteRefusals: async (trx) => {
        const goingOn = once(steps, 'go on');
        steps.emit('at rows');
        await goingOn;
        return noteRefusals(trx);
      },
    }));
    const restoring = restore(first);
    await atRows;

    await expect(restore(instance(findsNothing))).rejects.toMatchObject({ code: 'restore_running' });
    steps.emit('go on');
    await restoring;

    expect((await one.app.inject(picture)).statusCode).toBe(200);
  });

  test('one that fails leaves files that rows name', async () => {
    const failing = instance((pictures) => ({
      ...findsNothing(pictures),
      noteRefusals: () => Promise.reject(new Error('the answer got lost')),
    }));

    await expect(restore(failing)).rejects.toThrow('the answer got lost');

    expect((await one.app.inject(picture)).statusCode).toBe(200);
  });
});
