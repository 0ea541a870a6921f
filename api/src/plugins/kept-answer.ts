import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING_BYTES = 800;

const ACCEPTS_BROTLI = /(?:^|[,\s])br(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const ACCEPTS_GZIP = /(?:^|[,\s])gzip(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer: bytes for each encoding, made once, when first asked for. */
export type KeptAnswer = {
  revision: number;
  contentType: string;
  etag: string;
  /** What it weighs in memory with all encodings, roughly. */
  weight: number;
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
};

export function keepAnswer(revision: number, contentType: string, body: Buffer): KeptAnswer {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', body]]);
  return {
    revision,
    contentType,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    weight: body.length * 2,
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

/** The best encoding of ours for an `accept-encoding` header. */
export function chooseEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < WORTH_COMPRESSING_BYTES) return 'identity';
  if (ACCEPTS_BROTLI.test(accepted)) return 'br';
  return ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}

function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body);
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
