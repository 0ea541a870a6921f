import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding.ts';
import { isKnown } from './entity-tag.ts';
import type { FinishedAnswer } from './finished-answers.ts';
import type { KeptBody } from './kept-body.ts';

/** A finished answer with all its encodings. */
export type EncodedAnswer = FinishedAnswer & KeptBody;

/** Sets the headers of a kept answer and returns the body, empty when the client still has it. */
export function negotiate(
  { etag, headers, size, bytes }: EncodedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | Promise<Buffer> | '' {
  reply.headers(headers);
  if (reply.statusCode === 200 && isKnown(etag, request.headers)) {
    reply.code(304);
    return '';
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return bytes(encoding);
}
