import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { conflict } from '../errors.ts';

/** Where passkeys are made and used: browsers bind each to a host (W3C WebAuthn, section 5.1.2). */
export type RelyingParty = { id: string; origin: string };

/**
 * The host of this request, or of PUBLIC_URL; null where browsers allow no passkeys: at an address of numbers, and
 * without HTTPS. A forged host is useless: a browser answers only for the host that it shows.
 */
export function relyingPartyOf(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const address = publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) return null;
  const { hostname, origin, protocol } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isDomain = hostname.includes('.') && isIP(hostname) === 0 && protocol === 'https:';
  return isLocal || isDomain ? { id: hostname, origin } : null;
}

/** Does what {@link relyingPartyOf} does, but throws 409 instead of returning null. */
export function requireRelyingParty(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(request, config);
  if (!party)
    throw conflict('no_passkeys', 'Passkeys gehen nur unter einem Namen mit HTTPS, etwa https://verein.example.');
  return party;
}
