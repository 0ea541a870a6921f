import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const SESSION = 'portal_session';
/** Readable by scripts, so that anonymous visitors make no request. Grants nothing by itself. */
const MARK = 'portal_signed_in';
/** Stays when a session ends: the device has signed in before (`known-devices.ts`). */
const DEVICE = 'portal_device';
/** A browser takes such a cookie only over HTTPS and from this very host: no sibling domain can plant one. */
const HOST = '__Host-';

/** The names of the login's cookies, and whether they are for HTTPS alone. */
type SessionCookies = { session: string; mark: string; device: string; isSecure: boolean };

/** Where the portal is reached by HTTPS (`PUBLIC_URL`, `TRUST_PROXY`) the names begin with `__Host-`. */
export function sessionCookies({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): SessionCookies {
  const isSecure = Boolean(publicUrl?.startsWith('https:') && trustProxy);
  const prefix = isSecure ? HOST : '';
  return { session: prefix + SESSION, mark: prefix + MARK, device: prefix + DEVICE, isSecure };
}

/** Removes the cookies of an ended session, including those from before the portal had HTTPS. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [SESSION, MARK, HOST + SESSION, HOST + MARK])
    if (request.cookies[name] !== undefined)
      reply.clearCookie(name, { path: '/', ...(name.startsWith(HOST) && { secure: true }) });
}
