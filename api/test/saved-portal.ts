import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePdf } from '../src/media/documents/documents.fixture.ts';
import { createDocumentService } from '../src/media/documents/documents.service.ts';
import { createMediaService } from '../src/media/library/media.service.ts';
import { makeNoise } from '../src/media/pictures/pictures.fixture.ts';
import { answerPictures } from '../src/editing/picture-answers.ts';
import { commandToken } from '../src/crypto/command-token.ts';
import { createTestApp, type RunningApi } from './app.ts';
import { createArticle } from './articles.ts';
import { createCarefulAccount } from './second-factor.ts';
import { createAccount, signIn } from './sign-in.ts';
import { createEvent } from './sport.ts';

/** A portal with something of everything, and its backup. */
export async function createSavedPortal() {
  const source = await createTestApp();
  const admin = await createAccount(source.app, 'admin');
  const media = createMediaService({ db: source.app.db, dataDir: source.config.dataDir });
  const { id, url: picture } = await media.storePicture({
    file: await makeNoise(40, 30),
    alt: 'Ein Ball',
    uploadedBy: admin.user.id,
  });
  const documents = createDocumentService({
    db: source.app.db,
    dataDir: source.config.dataDir,
    storage: source.app.storage.documents,
  });
  const sent = join(source.config.dataDir, 'satzung.pdf');
  await writeFile(sent, makePdf());
  await documents.store({ path: sent, name: 'satzung.pdf', title: 'Satzung' }, admin.user);
  await answerPictures(source.app.db, [id], { children: 'none' }, null);
  await createArticle(source.app, { title: 'Aufstieg „geschafft“ \\ 100 %?', imageUrl: picture });
  await createArticle(source.app, { title: 'Noch nicht fertig', published: false });
  await source.app.db('seeded').insert({ kind: 'articles' });
  await createSeries(source);
  await signIn(source.app, 'editor');
  const careful = await createCarefulAccount(source.app);
  jest.restoreAllMocks();
  return { source, admin, careful, picture, archive: (await downloadBackup(source)).rawPayload };
}

/** A weekly training with one date that differs: rows that point to rows of their own table. */
async function createSeries({ app }: RunningApi) {
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

/** The credential of the command line. */
export const backupAccess = ({ config }: RunningApi) => ({
  authorization: `Bearer ${commandToken(config.releaseSecret, 'backup')}`,
});

/** Asks a portal for its backup, as the command line or with other headers. */
export const downloadBackup = (api: RunningApi, headers: Record<string, string> = backupAccess(api)) =>
  api.app.inject({ url: '/api/admin/backup', headers });
