import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { sendFailure } from './errors.ts';
import { API_POLICY, securityHeaders } from './security-headers.ts';

const UNREADABLE = new AppError(400, 'invalid_address', 'Die Adresse enthält Zeichen, die es nicht gibt.');

/** The site before an address, as the framework's router strips it. */
const ORIGIN = /^https?:\/\/.*?(?=\/)/;
/** Also with letters encoded. */
const BELOW_API = /^\/(?:a|%61)(?:p|%70)(?:i|%69)\//;

/**
 * An address with percent signs that encode nothing. No route sees it and no hook runs. Readers of pages are redirected
 * to the same address with the percent signs as text, where a page says that there is nothing.
 */
export function answerUnreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders(request.protocol === 'https'));
  const target = request.url.replace(ORIGIN, '');
  if (BELOW_API.test(target) || !['GET', 'HEAD'].includes(request.method)) {
    void sendFailure(reply.header('content-security-policy', API_POLICY), UNREADABLE);
  } else void reply.redirect(asText(target), 301);
}

/** Begins with one slash, so that it never names another site. */
function asText(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return `/${path.replaceAll('%', '%25').replace(/^[\\/]+/, '')}`;
}
