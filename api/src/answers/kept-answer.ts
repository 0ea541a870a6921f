import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';
import type { FinishedAnswer } from './finished-answers.ts';
import type { ContentTable } from './content-revision.ts';
import { API_POLICY } from '../plugins/security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The state of the content an answer is made of: the tables it was read from, and their revision before. */
export type ContentState = { tables: readonly ContentTable[]; revision: number };

/** A finished answer: bytes for each encoding, made once, when first asked for. */
export type KeptAnswer = FinishedAnswer & {
  state: ContentState;
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
};

export function keepAnswer(state: ContentState, contentType: string, body: Buffer): KeptAnswer {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', body]]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    state,
    etag,
    size: body.length,
    headers: keptHeaders(contentType, etag),
    ready(encoding) {
      const known = made.get(encoding);
      return Buffer.isBuffer(known) ? known : undefined;
    },
    bytes(encoding) {
      const known = made.get(encoding);
      if (known) return known;
      const making = compress(encoding, body).then((bytes) => {
        made.set(encoding, bytes);
        return bytes;
      });
      made.set(encoding, making);
      return making;
    },
  };
}

/** All headers of a kept answer but those of security, the length and the encoding. */
export function keptHeaders(contentType: string, etag: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': API_POLICY,
    'cache-control': 'no-cache',
    'content-type': contentType,
    vary: 'accept-encoding',
    etag,
  };
}

function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body);
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
