import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Until a JSON body has arrived: the longest article over a bad line. */
const BODY_MS = 60_000;

/**
 * JSON only. An empty body counts as none, so that a POST without one may still name its type. The connection of a
 * client that sends its body byte by byte is closed after `bodyMs`.
 */
export const jsonOnly = fp<{ bodyMs?: number }>(
  async (app: FastifyInstance, { bodyMs = BODY_MS }) => {
    app.addHook('preParsing', ({ raw, headers }, _reply, payload, done) => {
      if (headers['content-type']?.startsWith('application/json')) {
        // Neither event comes for a request that is refused before its body is read.
        const timer = setTimeout(() => raw.destroy(), bodyMs).unref();
        for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
      }
      done(null, payload);
    });
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null);
      else void parse(request, body, done);
    });
  },
  { name: 'json-only' },
);
