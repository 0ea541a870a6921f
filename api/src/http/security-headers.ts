const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
const HTTPS_HEADERS = { ...HEADERS, 'strict-transport-security': 'max-age=31536000' } as const;

/** Sent with everything. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? HTTPS_HEADERS : HEADERS;
}

/** The default policy, for data, which show nothing. Pages have their own. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of files that people have uploaded: opened by themselves they are pictures and nothing else. */
export const UPLOADED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * The policy of the portal's files and those of releases. Pages have their own policy; a file that is opened by itself,
 * or runs as a worker, reaches only this site.
 */
export const FILE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
