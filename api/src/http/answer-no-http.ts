import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../errors.ts';

const TOO_SLOW = new AppError(408, 'too_slow', 'Die Anfrage ist nicht rechtzeitig angekommen.');
const TOO_LONG = new AppError(431, 'too_large', 'Adresse und Kopfzeilen der Anfrage sind zu lang.');
const NO_HTTP = new AppError(400, 'bad_request', 'Die Anfrage ist ungültig.');

/** Answers bytes that are not HTTP like every other failure, and closes the connection. */
export function answerNoHttp(error: NodeJS.ErrnoException, socket: Socket): void {
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

function describe(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW;
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : NO_HTTP;
}
