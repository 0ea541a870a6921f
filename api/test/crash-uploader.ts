// A portal of its own process, which a test kills while it stores, replaces and deletes pictures and documents. It
// first tidies up after its predecessor and says what is there; with `once` it ends then. It prints its second line
// once something was deleted.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { buildApi, createMediaService, readConfig } from '../src/index.ts';
import { makePdf } from '../src/media/documents/documents.fixture.ts';
import { createDocumentService } from '../src/media/documents/documents.service.ts';

const config = readConfig({ DATA_DIR: process.argv[2], LOG_LEVEL: 'fatal' });
const app = await buildApi(config);
await app.ready();
const listFiles = (folder: string): string[] => {
  const path = join(config.dataDir, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));
};
const countWaiting = async () => (await app.db('media_addresses').where({ file_removed: false })).length;
// Removing files is done beside the start; the test's own time limit ends it.
while ((await countWaiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
const keysOf = (urls: string[]) => urls.map((url) => url.replace('/objects/', '')).sort();
const found = {
  rows: keysOf(await app.db('media').where({ deleted_at: null }).pluck('url')),
  files: listFiles('objects').sort(),
  deletedRows: keysOf(await app.db('media').whereNotNull('deleted_at').pluck('url')),
  deletedFiles: listFiles('deleted-pictures').sort(),
  documentRows: (await app.db('documents').pluck<string[]>('file'))
    .map((file) => file.replace('/documents/', ''))
    .sort(),
  documents: listFiles('documents').sort(),
  incoming: [...listFiles('incoming'), ...listFiles('incoming-documents')],
};
process.stdout.write(`${JSON.stringify(found)}\n`);

if (process.argv[3] === 'once') await app.close();
else {
  const media = createMediaService({ db: app.db, dataDir: config.dataDir });
  const file = () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
    return sharp({ create: { width: 90, height: 60, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
  };
  let isSaid = false;
  const sayOnce = () => {
    if (!isSaid) process.stdout.write('going\n');
    isSaid = true;
  };
  const keepGoing = async (): Promise<never> => {
    for (;;) {
      const [kept, removed] = [await store(), await store()];
      await media.replacePicture(kept, { file: await file() }, null);
      await media.bin.put(removed, {}, null);
      sayOnce();
    }
  };
  const documents = createDocumentService({ db: app.db, dataDir: config.dataDir, storage: app.storage.documents });
  const keepFiling = async (): Promise<never> => {
    const path = join(tmpdir(), `${randomUUID()}.pdf`);
    for (;;) {
      const file = { path, name: 'satzung.pdf', title: 'Satzung' };
      writeFileSync(path, makePdf(randomUUID()));
      const id = await documents.store(file, null);
      writeFileSync(path, makePdf(randomUUID()));
      await documents.replace(id, file, null);
    }
  };
  const store = async () => (await media.storePicture({ file: await file(), alt: '', uploadedBy: null })).id;
  await Promise.all([...Array.from({ length: 4 }, keepGoing), keepFiling()]);
}
