import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import { API_POLICY, securityHeaders, UPLOADED_POLICY } from '../http/security-headers.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const UPLOADED = /^\/(?:(?:banner-)?objects|optimize-image|dateien)\//;
/** What is said about an address without a route is an answer of the API. */
const NO_ROUTE = '/api/*';

/** Constant headers, and no writes on behalf of other sites. */
export const security = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(securityHeaders(request.protocol === 'https'));
      // One route has many spellings, such as `/%61pi/…` and `http://host/api/…`.
      const { url: route = NO_ROUTE } = request.routeOptions;
      if (route.startsWith('/api/')) {
        reply.header('content-security-policy', API_POLICY);
        reply.header('cache-control', 'no-store');
      } else if (UPLOADED.test(route)) reply.header('content-security-policy', UPLOADED_POLICY);
      done(READING.has(request.method) || isOwnOrigin(request, app.config.publicUrl) ? undefined : foreignOrigin());
    });
  },
  { name: 'security' },
);

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
