import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TSchema, Static } from 'typebox';
import { Value } from 'typebox/value';
import { BackupEnd, BackupManifest } from '../contract/index.ts';
import { makePrivateFolder } from '../folders/private-folder.ts';
import { sha256Of } from '../crypto/sha256.ts';
import { invalidBackup } from './backup-errors.ts';
import { BACKUP_LIMITS, readArchive, type ArchiveEntry } from './read-archive.ts';
import { isFileOfOurs } from './picture-files.ts';

/** A complete backup: files with the rows of each table in order, files with the pictures by key. */
export type UnpackedBackup = {
  manifest: BackupManifest;
  rowFiles: ReadonlyMap<string, readonly string[]>;
  pictureFiles: ReadonlyMap<string, string>;
};

type Received = { rowFiles: Map<string, string[]>; counts: Map<string, number>; pictures: Map<string, Picture> };
type Picture = { file: string; sha256: string };

const OWN_FILE = { flag: 'wx', mode: 0o600 };
const ROWS = /^tables\/([a-z][a-z0-9_]{0,62})\/(\d{6})\.ndjson$/;
const OBJECT = /^objects\/(.{1,300})$/;

/** Checks an archive and lays its parts into the empty `folder`, under names of our own. @throws AppError 422 */
export async function unpackBackup(source: Readable, folder: string): Promise<UnpackedBackup> {
  const received: Received = { rowFiles: new Map(), counts: new Map(), pictures: new Map() };
  let manifest: BackupManifest | undefined;
  let end: BackupEnd | undefined;
  await makePrivateFolder(folder);

  for await (const entry of readArchive(source)) {
    if (end) throw invalidBackup('Nach ihrem Ende kommt noch etwas.');
    if (!manifest) manifest = await readManifest(entry);
    else if (entry.name === 'end.json') end = await readJson(entry, BackupEnd, BACKUP_LIMITS.end);
    else await receive(entry, manifest, received, folder);
  }

  if (!manifest) throw invalidBackup('Sie ist leer.');
  if (!end) throw invalidBackup('Sie ist unvollständig, das Ende fehlt.');
  requireAllRows(manifest, received);
  requireAllPictures(end, received);
  const pictureFiles = new Map([...received.pictures].map(([key, { file }]) => [key, file]));
  return { manifest, rowFiles: received.rowFiles, pictureFiles };
}

async function readManifest(entry: ArchiveEntry): Promise<BackupManifest> {
  if (entry.name !== 'manifest.json') throw invalidBackup('Sie ist keine Sicherung eines Portals.');
  return readJson(entry, BackupManifest, BACKUP_LIMITS.manifest);
}

async function readJson<T extends TSchema>(entry: ArchiveEntry, schema: T, limit: number): Promise<Static<T>> {
  const value = parse((await entry.read(limit)).toString());
  if (Value.Check(schema, value)) return value;
  throw invalidBackup(`Die Angaben in ${entry.name} passen nicht zu dieser Version des Portals.`);
}

async function receive(entry: ArchiveEntry, manifest: BackupManifest, received: Received, folder: string) {
  const [, table, number] = ROWS.exec(entry.name) ?? [];
  const [, key] = OBJECT.exec(entry.name) ?? [];
  if (table && number) await receiveRows(entry, manifest, received, folder, table);
  else if (key) await receivePicture(entry, received, folder, key);
  else throw invalidBackup('Sie enthält eine Datei, die nicht dazugehört.');
}

async function receiveRows(
  entry: ArchiveEntry,
  manifest: BackupManifest,
  { rowFiles, counts }: Received,
  folder: string,
  table: string,
): Promise<void> {
  if (!manifest.tables.some(({ name }) => name === table)) throw invalidBackup('Sie enthält eine unbekannte Tabelle.');
  const content = await entry.read(BACKUP_LIMITS.rows);
  const rows = content.toString().split('\n').filter(Boolean).map(parse);
  if (!rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)))
    throw invalidBackup('Eine Zeile ist beschädigt.');
  const files = rowFiles.get(table) ?? [];
  const file = join(folder, `${table}-${files.length}.ndjson`);
  await writeFile(file, content, OWN_FILE);
  rowFiles.set(table, [...files, file]);
  counts.set(table, (counts.get(table) ?? 0) + rows.length);
}

async function receivePicture(entry: ArchiveEntry, { pictures }: Received, folder: string, key: string) {
  const content = await entry.read(BACKUP_LIMITS.picture);
  if (!isFileOfOurs(key, content) || pictures.has(key)) throw invalidBackup('Ein Bild darin ist keines.');
  const file = join(folder, `picture-${pictures.size}`);
  await writeFile(file, content, OWN_FILE);
  pictures.set(key, { file, sha256: sha256Of(content) });
}

function requireAllRows({ tables }: BackupManifest, { counts }: Received): void {
  const short = tables.find(({ name, rows }) => (counts.get(name) ?? 0) !== rows);
  if (short) throw invalidBackup(`Von „${short.name}“ sind nicht alle Zeilen da.`);
}

function requireAllPictures({ pictures: expected }: BackupEnd, { pictures }: Received): void {
  const isComplete = Object.entries(expected).every(([key, sha256]) => pictures.get(key)?.sha256 === sha256);
  if (!isComplete || pictures.size !== Object.keys(expected).length)
    throw invalidBackup('Ein Bild fehlt oder ist beschädigt.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBackup('Ein Teil davon ist nicht lesbar.');
  }
}
