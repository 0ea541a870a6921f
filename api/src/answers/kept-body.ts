import { brotli, gzip, TIGHT } from './compress.ts';
import type { Encoding } from './encoding.ts';

/** The body of an answer that is kept: bytes for each encoding, made once, when first asked for. */
export type KeptBody = {
  /** The size of the plain body, in bytes. */
  size: number;
  /** The bytes as far as they are made. */
  ready(this: void, encoding: Encoding): Buffer | undefined;
  bytes(this: void, encoding: Encoding): Buffer | Promise<Buffer>;
  /** Makes the brotli as small as it gets. */
  tighten(): Promise<void>;
};

/** `quality` is that of the brotli somebody waits for. */
export function keepBody(identity: Buffer, quality: number): KeptBody {
  const made: { [encoding in Encoding]?: Buffer } = { identity };
  const making: { [encoding in Encoding]?: Promise<Buffer> } = {};
  const make = async (encoding: Encoding) =>
    (made[encoding] = await (encoding === 'gzip' ? gzip(identity, 6) : brotli(identity, quality)));
  return {
    size: identity.length,
    ready: (encoding) => made[encoding],
    bytes: (encoding) => made[encoding] ?? (making[encoding] ??= make(encoding)),
    tighten: async () => void (made.br = await brotli(identity, TIGHT)),
  };
}
