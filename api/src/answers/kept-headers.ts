import { API_POLICY } from '../http/security-headers.ts';

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
