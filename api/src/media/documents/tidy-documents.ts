import type { Database } from '../../database/connect.ts';
import { GRACE_MS, removeUnknown } from '../library/tidy-media.ts';
import type { DocumentService } from './documents.service.ts';

/**
 * Removes documents that were deleted long ago, files without a row, and uploads that were abandoned. Returns how many
 * files had no row.
 */
export async function tidyDocuments(db: Database, service: DocumentService, nowMs = Date.now()): Promise<number> {
  for (const key of await service.deleteExpired()) await service.storage.delete(key).catch(() => undefined);
  await service.incoming.removeAbandoned(nowMs - GRACE_MS);
  return removeUnknown(db, service.storage, nowMs, service.findKnown);
}
