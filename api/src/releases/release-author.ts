import type { FastifyRequest } from 'fastify';
import { toPlainLine } from '../contract/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the section's token that it carries; null where it carries none. */
    sectionToken: string | null;
  }
}

/** The account that a server's programs run as: nobody's name. */
const NOBODYS_NAME = 'root';

/** The signed-in user, or with a token the claimed name beside the token's: that proves the section alone. */
export function author(request: FastifyRequest): string {
  if (request.signedInUser) return request.signedInUser.name;
  const name = request.headers['x-released-by'];
  const given = (typeof name === 'string' && toPlainLine(name).slice(0, 100)) || 'unbekannt';
  const claimed = given === NOBODYS_NAME ? 'Server' : given;
  return request.sectionToken === null ? claimed : `${claimed} (Token ${request.sectionToken})`;
}
