/** `scriptOrigins`: further origins of scripts and their web sockets, such as development servers. */
export type PageHeadersOptions = { isHttps: boolean; scriptOrigins?: readonly string[] };

/**
 * The constant headers of every page. Scripts come from here only, never inline; styles may be inline, because
 * styled-components writes them. The data block in the page is not executed, so no policy has to allow it.
 */
export function pageHeaders({ isHttps, scriptOrigins = [] }: PageHeadersOptions): Record<string, string> {
  const sockets = scriptOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...scriptOrigins, ...sockets].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-security-policy': policy.join('; '),
  };
}
