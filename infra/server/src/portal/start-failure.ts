import { describeDatabaseAway, describeFolderFailure, StartError, StorageAwayError } from '@portal/api';
import { ConfinementError } from '@portal/shell/server';

/**
 * Bytes by which the embedded database's log grows. Without room for them its server ends, and running queries only
 * learn that it is gone.
 */
const LOG_SEGMENT = 16 * 1024 * 1024;

/**
 * The message when the portal does not start: a German sentence if the reason is known, else the error itself.
 * `freeBytes` is the free space for DATA_DIR, `hasOwnServer` whether DATABASE_URL names the database.
 */
export function describeStartFailure(error: unknown, { freeBytes = Infinity, hasOwnServer = false } = {}): unknown {
  if (error instanceof StartError || error instanceof ConfinementError) return error.message;
  const known =
    describeAddressFailure(error) ??
    describeFolderFailure(error) ??
    describeBucketFailure(error) ??
    (hasOwnServer ? describeDatabaseAway(error) : undefined);
  if (known !== undefined || freeBytes >= LOG_SEGMENT) return known ?? error;
  return describeFolderFailure(Object.assign(new Error('the disk is full', { cause: error }), { code: 'ENOSPC' }));
}

function describeBucketFailure(error: unknown): string | undefined {
  if (!(error instanceof StorageAwayError)) return undefined;
  return error.isRefusal
    ? `Der S3-Speicher weist das Portal ab (${error.message}). Stimmen S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY?`
    : `Der S3-Speicher aus S3_ENDPOINT ist nicht zu erreichen (${error.message}). Läuft er, und stimmen Rechner und Port?`;
}

function describeAddressFailure(error: unknown): string | undefined {
  const { code, syscall, port, address, hostname } = error as ListenFailure;
  if (syscall === 'getaddrinfo') return describeHost(hostname);
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} ist schon belegt. Beende das andere Programm, oder wähle einen anderen Port mit der Umgebungsvariablen PORT.`;
  if (code === 'EACCES')
    return `Port ${port} darf dieses Konto nicht öffnen. Wähle mit der Umgebungsvariablen PORT einen ab 1024 und stelle einen Webserver davor.`;
  return describeHost(address);
}

const describeHost = (host = '') =>
  `Unter „${host}“ kann dieser Rechner nicht erreicht werden. Nenne mit der Umgebungsvariablen HOST eine seiner eigenen Adressen, etwa 127.0.0.1.`;

/** A refused `listen`, or a failed name lookup for it. */
type ListenFailure = Partial<NodeJS.ErrnoException> & { port?: number; address?: string; hostname?: string };
