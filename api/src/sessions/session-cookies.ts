import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { deriveKey } from '../crypto/sealing-key.ts';

const SESSION = 'portal_session';
/** Readable by scripts, so that anonymous visitors make no request. Grants nothing by itself. */
const MARK = 'portal_signed_in';
/** Stays when a session ends: the device has signed in before (`known-devices.ts`). */
const DEVICE = 'portal_device';
/** A browser takes such a cookie only over HTTPS and from this very host: no sibling domain can plant one. */
const HOST = '__Host-';

type CookieConfig = Pick<Config, 'sessionSecret'> & Partial<Pick<Config, 'publicUrl' | 'trustProxy'>>;
/** The names of the login's cookies, and whether they are for HTTPS alone. */
type SessionCookies = { session: string; mark: string; device: string; isSecure: boolean };

/**
 * Where the portal is reached by HTTPS (`PUBLIC_URL`, `TRUST_PROXY`) the names begin with `__Host-`. Elsewhere their
 * prefix tells this portal's from those of another one on the same host: browsers do not separate cookies by port.
 */
export function sessionCookies({ publicUrl, trustProxy, sessionSecret }: CookieConfig): SessionCookies {
  const isSecure = Boolean(publicUrl?.startsWith('https:') && trustProxy);
  const prefix = isSecure ? HOST : `${deriveKey(sessionSecret, 'cookie names').toString('hex').slice(0, 8)}-`;
  return { session: prefix + SESSION, mark: prefix + MARK, device: prefix + DEVICE, isSecure };
}

/** Removes the cookies of an ended session, including those from before the portal had HTTPS or names of its own. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const { session, mark } of everyName(request)) clear([session, mark], request, reply);
}

/** Removes the mark of a known device likewise. */
export function clearDeviceCookie(request: FastifyRequest, reply: FastifyReply): void {
  for (const { device } of everyName(request)) clear([device], request, reply);
}

type Names = Pick<SessionCookies, 'session' | 'mark' | 'device'>;

function everyName({ server }: FastifyRequest): Names[] {
  const { sessionSecret } = server.config;
  return [
    sessionCookies({ sessionSecret }),
    { session: HOST + SESSION, mark: HOST + MARK, device: HOST + DEVICE },
    { session: SESSION, mark: MARK, device: DEVICE },
  ];
}

function clear(names: readonly string[], request: FastifyRequest, reply: FastifyReply): void {
  for (const name of names)
    if (request.cookies[name] !== undefined)
      reply.clearCookie(name, { path: '/', ...(name.startsWith(HOST) && { secure: true }) });
}
