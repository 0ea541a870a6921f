import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that is signed in or out with this request, where it is known. */
    accountId: string | null;
    /** Why this request was refused, as the code of the answer. */
    refusal: string | null;
  }
}

/** Routes that decide about permissions, code and content. Reading is not logged, except a backup. */
const WATCHED =
  /^(?:(?!GET|HEAD).* \/api\/(?:login|logout|auth|account|users|releases|admin\/restore)\b|GET \/api\/admin\/backup$)/;
/** No failure: a code or the password is still to come. */
const HALFWAY = new Set(['code_required', 'proof_required']);
/** An ended session is normal, a wrong password is not. */
const EVERYDAY = new Set(['not_signed_in']);

/**
 * A line in the server's log for each login, change of an account, release, backup and refusal (ASVS 16.3). It names
 * the route and accounts by their ids: nothing that was typed, and no address of a visitor.
 */
export const securityLog = fp(
  async (app) => {
    app.decorateRequest('accountId', null);
    app.decorateRequest('refusal', null);

    app.addHook('onResponse', (request, { statusCode }, done) => {
      const { method, refusal: reason } = request;
      const route = `${method} ${request.routeOptions.url ?? ''}`;
      if (reason && HALFWAY.has(reason))
        request.log.info({ security: 'halfway', route, ...namesOf(request) }, 'code or password asked for');
      else if (reason) request.log.warn({ security: 'refused', route, reason, ...namesOf(request) }, 'request refused');
      else if (statusCode < 400 && WATCHED.test(route))
        request.log.info({ security: 'done', route, ...namesOf(request) }, 'request that concerns security');
      done();
    });
  },
  { name: 'security-log' },
);

/** Missing rights, foreign origins, wrong passwords and links, too many attempts; also a missing code. */
export function isRefusal({ statusCode, code }: AppError): boolean {
  if (['wrong_password', 'wrong_code', 'code_required', 'link_over'].includes(code)) return true;
  return [401, 403, 429].includes(statusCode) && !EVERYDAY.has(code);
}

/** `by`: the signed-in user; `about`: the account, session or section concerned. */
function namesOf({ signedInUser, accountId, params }: FastifyRequest) {
  const { id, section } = (params ?? {}) as { id?: string; section?: string };
  return { by: signedInUser?.id ?? null, about: accountId ?? id ?? section ?? null };
}
