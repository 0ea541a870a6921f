import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import { API_POLICY, FILE_POLICY, securityHeaders, UPLOADED_POLICY } from '../http/security-headers.ts';
import { READING } from '../http/reading-methods.ts';

/** Uploaded files, and those made from them. */
const UPLOADED = /^\/(?:(?:banner-)?objects|optimize-image|club-icons|dateien)\//;
/** Files that pages use. */
const FILES = /^\/(?:assets|releases)\//;
/** The answer for an address without a route counts as the API's. */
const NO_ROUTE = '/api/*';

/** Constant headers, a policy for answers without one, and no writes on behalf of other sites. */
export const security = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(securityHeaders(request.protocol === 'https'));
      // One route has many spellings, such as `/%61pi/…` and `http://host/api/…`.
      const { url: route = NO_ROUTE } = request.routeOptions;
      reply.header('content-security-policy', policyOf(route));
      if (route.startsWith('/api/')) reply.header('cache-control', 'no-store');
      done(READING.has(request.method) || isOwnOrigin(request, app.config.publicUrl) ? undefined : foreignOrigin());
    });
  },
  { name: 'security' },
);

/** A route that shows more, such as a page, says so itself. */
function policyOf(route: string): string {
  if (UPLOADED.test(route)) return UPLOADED_POLICY;
  return FILES.test(route) ? FILE_POLICY : API_POLICY;
}

// Browsers send Origin or Sec-Fetch-Site with every write; programs without a browser's cookies send neither.
function isOwnOrigin({ headers, host }: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = headers;
  if (origin === undefined) return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string);
  if (publicUrl !== null) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host.replace(/:(80|443)$/, '');
}

function foreignOrigin(): AppError {
  return new AppError(403, 'foreign_origin', 'Änderungen sind nur von der eigenen Website aus möglich.');
}
