import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { sendFailure } from './errors.ts';
import { API_POLICY, securityHeaders } from './security-headers.ts';

const UNREADABLE = new AppError(400, 'invalid_address', 'Die Adresse enthält Zeichen, die es nicht gibt.');

/** However it is spelt: with the site before it, with letters encoded. */
const BELOW_API = /^(?:https?:\/\/[^/]*)?\/(?:a|%61)(?:p|%70)(?:i|%69)\//;

/**
 * An address with percent signs that encode nothing. No route sees it and no hook runs. Readers of pages are redirected
 * to the same address with the percent signs as text, where a page says that there is nothing.
 */
export function answerUnreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders(request.protocol === 'https'));
  if (BELOW_API.test(request.url) || !['GET', 'HEAD'].includes(request.method)) {
    void sendFailure(reply.header('content-security-policy', API_POLICY), UNREADABLE);
  } else void reply.redirect(asText(request.url), 301);
}

/** Begins with one slash, so that it never names another site. */
function asText(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return `/${path.replaceAll('%', '%25').replace(/^[\\/]+/, '')}`;
}

const TOO_SLOW = new AppError(408, 'too_slow', 'Die Anfrage ist nicht rechtzeitig angekommen.');
const TOO_LONG = new AppError(431, 'too_large', 'Adresse und Kopfzeilen der Anfrage sind zu lang.');
const NO_HTTP = new AppError(400, 'bad_request', 'Die Anfrage ist ungültig.');

/** What cannot be read as HTTP gets the answer of every other failure, and the connection ends. */
export function answerNoHttp(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { statusCode, code, message } = describe(error.code);
  const body = JSON.stringify({ statusCode, code, message });
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

function describe(code: string): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW;
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : NO_HTTP;
}
