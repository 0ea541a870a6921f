import { createHash, type Hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The hash of a content, to stand between the quotes of an entity tag. */
export function tagOf(content: Buffer | Hash): string {
  const hash = Buffer.isBuffer(content) ? createHash('sha256').update(content) : content;
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Whether the client has what a tag stands for (`if-none-match`, RFC 9110, 13.1.2). The header may list several, and a
 * proxy that compresses makes weak ones of strong ones: what counts is that ours is among them, and a hash is part of
 * no other. `*` is any.
 */
export function isKnown(etag: string, headers: IncomingHttpHeaders): boolean {
  const known = headers['if-none-match'];
  return known?.trim() === '*' || (known?.includes(etag) ?? false);
}
