import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { ConfigError } from '../config.ts';
import { closeFolder } from '../folders/private-folder.ts';
import {
  createFolderStorage,
  StorageAwayError,
  type ObjectStorage,
  type ServedStorage,
} from '../storage/object-storage.ts';

/** The storage of files that every instance needs. */
type Storage = {
  pictures: ServedStorage;
  /** Deleted pictures, which nobody is served. */
  deletedPictures: ObjectStorage;
  /** Documents for download, deleted ones included: each is looked up before it is served. */
  documents: ServedStorage;
  /** Zips of pictures in parts, until their import is done. */
  zipParts: ObjectStorage;
  /** One archive for each version of a section; null: releases are folders below DATA_DIR. */
  releases: ObjectStorage | null;
  /** Packs that sections elsewhere are built with, of this portal and of those before it. */
  sectionKits: ObjectStorage;
};

/** Folder of the deleted pictures, below DATA_DIR or in the bucket. */
const DELETED_PICTURES = 'deleted-pictures';
/** Folder of the documents, likewise. */
const DOCUMENTS = 'documents';
/** Folder of the zips that wait for an import, likewise. */
const ZIP_PARTS = 'zip-parts';
/** Folder of the packs, likewise. */
const SECTION_KITS = 'section-kits';

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage;
  }
}

/** `app.storage`: folders below DATA_DIR, or a bucket with copies there. */
export const storage = fp(
  async (app) => {
    const { dataDir, s3 } = app.config;
    const inFolder = async (...path: string[]) => {
      const stored = createFolderStorage(join(dataDir, ...path));
      await closeFolder(stored.folder);
      return stored;
    };
    if (!s3) {
      app.decorate('storage', {
        pictures: await inFolder('objects'),
        deletedPictures: await inFolder(DELETED_PICTURES),
        documents: await inFolder(DOCUMENTS),
        zipParts: await inFolder(ZIP_PARTS),
        releases: null,
        sectionKits: await inFolder(SECTION_KITS),
      });
      return;
    }
    // Most portals have no bucket; they should not load its client.
    const [{ createS3Storage }, { withLocalCopies }] = await Promise.all([
      import('../storage/s3-storage.ts'),
      import('../storage/local-copies.ts'),
    ]);
    const folder = (name: string) => createS3Storage(s3, name, app.services.bucketPatienceMs);
    const pictures = folder('objects');
    await requireAccess(pictures, app.log);
    app.decorate('storage', {
      pictures: withLocalCopies(pictures, await inFolder('cache', 'objects')),
      deletedPictures: folder(DELETED_PICTURES),
      documents: withLocalCopies(folder(DOCUMENTS), await inFolder('cache', DOCUMENTS)),
      zipParts: folder(ZIP_PARTS),
      releases: folder('releases'),
      sectionKits: folder(SECTION_KITS),
    });
  },
  { name: 'storage' },
);

/** Wrong settings stop the start; a bucket that is away for a while does not. */
async function requireAccess(bucket: ObjectStorage, log: FastifyBaseLogger): Promise<void> {
  try {
    for await (const _ of bucket.list()) break;
  } catch (error) {
    if (!(error instanceof StorageAwayError)) throw error;
    if (!error.isRefusal) return log.warn(`storage_unavailable: ${error.message}`);
    throw new ConfigError(
      `S3_ENDPOINT (der Server, ohne den Bucket), S3_REGION, S3_BUCKET oder die Schlüssel stimmen nicht: Der Speicher antwortet auf ${error.message}.`,
    );
  }
}
