import type { FastifyRequest } from 'fastify';
import { toPlainLine } from '../contract/index.ts';

/** The signed-in user, or with a token the claimed name: a token only proves the section. */
export function author(request: FastifyRequest): string {
  if (request.signedInUser) return request.signedInUser.name;
  const name = request.headers['x-released-by'];
  return (typeof name === 'string' && toPlainLine(name).slice(0, 100)) || 'unbekannt';
}
