import type { IncomingHttpHeaders } from 'node:http';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The first and last of `bytes` bytes that a request asks for (RFC 9110, 14): undefined for all of them, as for several
 * parts at once and for a part of another content than that of `etag`; null for a part beyond the end.
 */
export function readRange(
  headers: IncomingHttpHeaders,
  etag: string,
  bytes: number,
): { start: number; end: number } | null | undefined {
  const [, first = '', last = ''] = RANGE.exec(headers.range ?? '') ?? [];
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if (isOther || first + last === '') return undefined;
  if (first === '') return last === '0' ? null : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  const start = Number(first);
  const end = Math.min(Number(last || bytes), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : null;
}
