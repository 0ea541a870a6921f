import { Type, type Static } from 'typebox';
import { Closed, OneOf, Timestamp } from './schema.ts';

/** One table of a backup; `rows` is how many there are. */
export const SavedTable = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$' }),
  columns: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$' }), { minItems: 1, maxItems: 500 }),
  rows: Type.Integer({ minimum: 0 }),
});
export type SavedTable = Static<typeof SavedTable>;

/**
 * First entry of a backup, `manifest.json`. `version` rises when the archive is laid out differently; `migrations`
 * names the state of the database it was taken from.
 */
export const BackupManifest = Type.Object({
  format: Type.Literal('vereinsportal-backup'),
  version: Type.Literal(1),
  createdAt: Timestamp,
  migrations: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 }),
  tables: Type.Array(SavedTable, { minItems: 1, maxItems: 500 }),
});
export type BackupManifest = Static<typeof BackupManifest>;

/** Last entry of a backup, `end.json`: the pictures with their SHA-256 (hex). An archive without it broke off. */
export const BackupEnd = Type.Object({
  pictures: Type.Record(Type.String({ maxLength: 300 }), Type.String({ pattern: '^[0-9a-f]{64}$' })),
});
export type BackupEnd = Static<typeof BackupEnd>;

/** Query of `POST /api/admin/restore`: `replace` allows to overwrite the portal's content. */
export const RestoreQuery = Closed({ replace: Type.Optional(OneOf('true', 'false')) });
export type RestoreQuery = Static<typeof RestoreQuery>;

/** Answer of `POST /api/admin/restore`: when the backup was taken, and what is there now. Everybody is signed out. */
export const RestoreResult = Type.Object({
  createdAt: Timestamp,
  tables: Type.Integer(),
  rows: Type.Integer(),
  pictures: Type.Integer(),
});
export type RestoreResult = Static<typeof RestoreResult>;

/** A backup that the portal has made by itself, `GET /api/admin/backups` (newest first). */
export const KeptBackup = Type.Object({
  name: Type.String({ pattern: '^sicherung-[0-9-]{15,17}\\.tar\\.gz$' }),
  bytes: Type.Integer(),
  createdAt: Timestamp,
});
export type KeptBackup = Static<typeof KeptBackup>;

/** Path of `GET /api/admin/backups/{name}`. */
export const KeptBackupName = Type.Object({ name: Type.String({ maxLength: 60 }) });
