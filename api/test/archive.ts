import { gunzipSync, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { extract, pack, type Pack } from 'tar-stream';

/** A file of a `.tar.gz`; `header` makes it something else than a plain file. */
export type ArchivedFile = { name: string; content: Buffer | string; header?: Partial<Parameters<Pack['entry']>[0]> };

/** Writes a `.tar.gz`. */
export async function packArchive(files: readonly ArchivedFile[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, content, header } of files) {
    const bytes = Buffer.from(content);
    archive.entry({ name, size: bytes.length, ...header }, bytes);
  }
  archive.finalize();
  return gzipSync(await buffer(archive));
}

/** Reads a `.tar.gz`, in the order in which it was written. */
export async function unpackArchive(archive: Buffer): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for await (const entry of Readable.from([gunzipSync(archive)]).pipe(extract()))
    files.push({ name: entry.header.name, content: await buffer(entry) });
  return files;
}
