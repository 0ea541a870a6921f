/** A disk or a quota is full, a file may not grow; the last is PostgreSQL's own word for it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether `error` says that there is no room left to write, for the files or for the database. */
export function isStorageFull(error: unknown): boolean {
  return NO_ROOM.has((error as { code?: string }).code ?? '');
}
