import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { RestoreResult } from '@portal/api/contract';
import { PortalError } from '../client/portal-client.ts';
import { UsageError } from '../client/usage-error.ts';

/** Which portal, and the token that may save and restore it. */
export type BackupAccess = { portalUrl: string; token: string };

/**
 * Saves a portal into `file`, which appears only when it is complete. Returns its bytes. Throws {@link PortalError},
 * and {@link UsageError} where nothing can be written there.
 */
export async function downloadBackup(access: BackupAccess, file: string): Promise<number> {
  const part = `${file}.part`;
  const written = await begin(file, part);
  try {
    const answer = await ask(access, 'GET', '/api/admin/backup');
    await pipeline(answer, written.createWriteStream());
    await rename(part, file);
  } catch (error) {
    await written.close();
    await rm(part, { force: true });
    if (error instanceof PortalError) throw error;
    throw new PortalError('Die Sicherung ist unterwegs abgebrochen; es wurde nichts geschrieben.', 'broken_off');
  }
  return (await stat(file)).size;
}

/** Opens what becomes `file`, before the portal collects all that it has. */
async function begin(file: string, part: string): Promise<FileHandle> {
  if ((await stat(file).catch(() => undefined))?.isDirectory())
    throw new UsageError(`${file} ist ein Verzeichnis; gemeint ist eine Datei darin.`);
  try {
    // It contains password hashes and messages: nobody else on this machine may read them. An existing file may
    // be anybody's.
    await rm(part, { force: true });
    return await open(part, 'wx', 0o600);
  } catch (error) {
    throw new UsageError(`${file} lässt sich nicht schreiben (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * Restores a backup over the present content. Throws {@link PortalError}, and {@link UsageError} if there is no file to
 * read.
 */
export async function uploadBackup(access: BackupAccess, file: string, mayReplace: boolean): Promise<RestoreResult> {
  const size = await readableBytes(file);
  const answer = await ask(access, 'POST', `/api/admin/restore?replace=${mayReplace}`, { file, size });
  return JSON.parse(await text(answer)) as RestoreResult;
}

async function readableBytes(file: string): Promise<number> {
  const handle = await open(file).catch(() => undefined);
  const found = await handle?.stat();
  await handle?.close();
  if (found?.isFile()) return found.size;
  throw new UsageError(`${file} ist keine Datei, die sich lesen lässt.`);
}

/** Does not use `fetch`, whose own timeouts abort long requests. */
async function ask(
  { portalUrl, token }: BackupAccess,
  method: string,
  path: string,
  body?: { file: string; size: number },
): Promise<IncomingMessage> {
  const url = new URL(path, portalUrl);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/gzip', 'content-length': body.size }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { method, headers }, resolve);
    sending.on('error', reject);
    if (body) pipeline(createReadStream(body.file), sending).catch(reject);
    else sending.end();
  }).catch((error: Error) => {
    throw new PortalError(`Das Portal unter ${portalUrl} antwortet nicht. (${error.message})`, 'unreachable');
  });
  if (answer.statusCode === 200) return answer;
  const { message, code } = parse(await text(answer));
  throw new PortalError(message ?? `Das Portal antwortet mit ${answer.statusCode}.`, code ?? 'unreachable');
}

function parse(body: string): { message?: string; code?: string } {
  try {
    return JSON.parse(body) as { message?: string; code?: string };
  } catch {
    return {};
  }
}
