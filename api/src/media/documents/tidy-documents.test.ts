import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { documentDesk } from '../../../test/document-desk.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { withLocalCopies } from '../../storage/local-copies.ts';
import { createFolderStorage, type ObjectStorage } from '../../storage/object-storage.ts';
import { createS3Storage } from '../../storage/s3-storage.ts';
import { makePdf } from './documents.fixture.ts';
import { createDocumentService } from './documents.service.ts';
import { keyOfFile } from './documents.repository.ts';
import { tidyDocuments } from './tidy-documents.ts';
import { HOUR_MS } from '../../time/berlin-time.ts';

const desk = documentDesk();
const UNKNOWN = '2026/11/00000000-0000-4000-8000-000000000000.pdf';
const serviceOn = (storage: ObjectStorage) =>
  createDocumentService({ db: desk.app.db, dataDir: desk.config.dataDir, storage });
const fileOf = async (id: string) => keyOfFile((await desk.app.db('documents').where({ id }).first('file')).file);

test('what has no row goes after an hour, what was deleted after thirty days', async () => {
  const service = serviceOn(desk.app.storage.documents);
  const kept = await desk.store('Satzung');
  const deleted = await desk.store('Antrag');
  const [keptFile, deletedFile] = [await fileOf(kept.id), await fileOf(deleted.id)];
  await desk.send('DELETE', `/api/documents/${deleted.id}`);
  await service.storage.put(UNKNOWN, makePdf());
  const isThere = (key: string) => service.storage.stat(key).then(Boolean);

  expect(await tidyDocuments(desk.app.db, service)).toBe(0);
  expect(await Promise.all([keptFile, deletedFile, UNKNOWN].map(isThere))).toEqual([true, true, true]);
  expect(await tidyDocuments(desk.app.db, service, Date.now() + 2 * HOUR_MS)).toBe(1);
  expect(await Promise.all([keptFile, deletedFile, UNKNOWN].map(isThere))).toEqual([true, true, false]);

  await desk.app.db('documents').where({ id: deleted.id }).update({ deleted_at: '2026-01-01' });
  await tidyDocuments(desk.app.db, service);
  expect(await Promise.all([keptFile, deletedFile].map(isThere))).toEqual([true, false]);
  expect((await desk.send('POST', `/api/documents/${deleted.id}/restore`)).statusCode).toBe(404);
});

test('a bucket keeps documents as a folder does', async () => {
  const server = await startS3Server();
  const copies = createFolderStorage(join(desk.config.dataDir, 'cache/documents'));
  const service = serviceOn(withLocalCopies(createS3Storage(server.settings, 'documents'), copies));
  const path = join(desk.config.dataDir, 'sent.pdf');
  const send = async (file: Buffer) => {
    await writeFile(path, file);
    return { path, name: 'satzung.pdf', title: 'Satzung' };
  };
  const id = await service.store(await send(makePdf('alt')), null);
  const before = await fileOf(id);

  await service.replace(id, await send(makePdf('neu')), null);

  expect(await buffer(await service.storage.open(await fileOf(id)))).toEqual(makePdf('neu'));
  expect(await service.storage.stat(before)).toBeUndefined();
  await server.close();
});
