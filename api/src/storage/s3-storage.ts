import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { sha256Of } from '../crypto/sha256.ts';
import { isObjectKey, requireObjectKey, StorageAwayError, type ObjectStorage } from './object-storage.ts';

/** A bucket and its credentials; `endpoint` without a slash at the end, `prefix` empty or ending in one. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Call = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; path: string; body?: Buffer<ArrayBuffer> };
type Answer = { status: number; headers: Headers; body: Buffer };

const PATIENCE_MS = 20_000;
const TRIES = 3;
const PAUSE_MS = 100;
/** Far more than a picture or an archive of a release has. */
const MOST_BYTES = 128 * 1024 * 1024;
/** The digest of an object's bytes when they were stored; older objects have none. */
const STORED_DIGEST = 'x-amz-meta-sha256';

/** Keeps objects in a bucket, with keys that begin with the settings' prefix and `folder/` (Amazon S3, REST API). */
export function createS3Storage(settings: S3Settings, folder: string, patienceMs = PATIENCE_MS): ObjectStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const prefix = `${settings.prefix}${folder}/`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const send = (call: Call) => sendToBucket(client, `${endpoint}/${bucket}`, call, AbortSignal.timeout(patienceMs));
  const pathOf = (key: string): string => `/${prefix}${requireObjectKey(key)}`;

  return {
    async put(key, bytes) {
      // Stored whole or not at all: that is what S3 promises of a single request.
      await send({ method: 'PUT', path: pathOf(key), body: Buffer.from(bytes) });
    },

    async open(key) {
      const { status, body } = await send({ method: 'GET', path: pathOf(key) });
      if (status === 404) throw Object.assign(new Error(`no such object: ${key}`), { code: 'ENOENT' });
      return Readable.from([body]);
    },

    async stat(key) {
      if (!isObjectKey(key)) return undefined;
      const { status, headers } = await send({ method: 'HEAD', path: pathOf(key) });
      return status === 404 ? undefined : { bytes: Number(headers.get('content-length')) };
    },

    async delete(key) {
      await send({ method: 'DELETE', path: pathOf(key) });
    },

    async *list() {
      const seen = new Set<string>();
      for (let token: string | undefined = ''; token !== undefined;) {
        if (seen.has(token)) throw new StorageAwayError('the list of objects goes in circles');
        seen.add(token);
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
        const path = `?${query.toString()}`;
        const answer: Answer = await send({ method: 'GET', path });
        const xml = answer.body.toString();
        if (!xml.includes('<ListBucketResult')) throw refusal(answer, { method: 'GET', path });
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = textOf(entry, 'Key') ?? '';
          const key = name.slice(prefix.length);
          if (name.startsWith(prefix) && isObjectKey(key))
            yield { key, writtenMs: Date.parse(textOf(entry, 'LastModified') ?? '') };
        }
        token = textOf(xml, 'NextContinuationToken');
      }
    },
  };
}

/**
 * Repeats calls after temporary failures; all calls are idempotent. @throws StorageAwayError for all but success and
 * 404
 */
async function sendToBucket(client: AwsClient, bucketUrl: string, call: Call, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendOnce(client, bucketUrl, call, signal).catch((error: unknown) => describe(error));
    const isPassing = typeof answer === 'string' || answer.status >= 500 || answer.status === 429;
    if (!isPassing) return requireAnswer(answer, call);
    if (tries === TRIES || signal.aborted)
      throw new StorageAwayError(`${call.method} ${call.path}: ${typeof answer === 'string' ? answer : answer.status}`);
    await delay(PAUSE_MS * 2 ** tries);
  }
}

async function sendOnce(client: AwsClient, bucketUrl: string, call: Call, signal: AbortSignal): Promise<Answer> {
  const { method, path, body } = call;
  // Signed with its digest, the bytes that arrive are the bytes that were sent.
  const digest = sha256Of(body ?? Buffer.alloc(0));
  const headers = { 'x-amz-content-sha256': digest, ...(body && { [STORED_DIGEST]: digest }) };
  const request = await client.sign(bucketUrl + path, { method, headers, signal, ...(body && { body }) });
  const answer = await fetch(request);
  const content = await readBounded(answer);
  const stored = method === 'GET' ? answer.headers.get(STORED_DIGEST) : null;
  if (stored && stored !== sha256Of(content)) throw new Error('these are not the bytes that were stored');
  return { status: answer.status, headers: answer.headers, body: content };
}

async function readBounded(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the answer is far too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requireAnswer(answer: Answer, call: Call): Answer {
  const isMissing = answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';
  if (answer.status < 300 || isMissing) return answer;
  throw refusal(answer, call);
}

function refusal(answer: Answer, { method, path }: Call): StorageAwayError {
  return new StorageAwayError(`${method} ${path}: ${answer.status} ${codeOf(answer) ?? ''}`.trim(), true);
}

function codeOf({ body }: Answer): string | undefined {
  return textOf(body.toString('utf8', 0, 2_000), 'Code');
}

/** The text of the first element of this name. Its values hold no markup. */
function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** `fetch` hides what happened in the cause. */
function describe(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
