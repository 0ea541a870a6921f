import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from './encoding.ts';
import type { ContentTable } from './content-revision.ts';
import { keepAnswer, type ContentState, type KeptAnswer } from './kept-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on address and these tables alone and is kept until one of them changes. */
    publicCache?: readonly ContentTable[];
  }
  interface FastifyRequest {
    missed: Miss | null;
  }
}

/** An answer that is being made; others who ask for the same wait for it. null: it could not be kept. */
type Miss = {
  key: string;
  state: ContentState;
  done: Promise<KeptAnswer | null>;
  settle(answer: KeptAnswer | null): void;
};

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_KEY_LENGTH = 500;
const MAX_OTHER_ADDRESSES = 1000;

/** Public answers as finished, compressed bytes. Registered first, so that a kept answer costs nothing but sending. */
export const publicCache = fp(
  async (app) => {
    const kept = new LRUCache<string, KeptAnswer>({ maxSize: MAX_BYTES, sizeCalculation: ({ size }) => size * 2 });
    /** Addresses that ask for a kept answer in another order of parameters. */
    const keys = new LRUCache<string, string>({ max: MAX_OTHER_ADDRESSES });
    const misses = new Map<string, Miss>();

    const isCurrent = ({ tables, revision }: ContentState) => app.contentRevision.of(tables) === revision;

    app.finishedAnswers.add((url) => {
      if (!url.startsWith('/api/')) return undefined;
      const answer = kept.get(keys.get(url) ?? url);
      return answer && isCurrent(answer.state) ? answer : undefined;
    });
    app.decorateRequest('missed', null);

    app.addHook('onRequest', (request, reply, proceed) => {
      const tables = request.routeOptions.config.publicCache;
      if (!tables) return proceed();
      const key = normalise(request.url);
      const answer = kept.get(key);
      if (answer && isCurrent(answer.state)) {
        if (key !== request.url && request.url.length <= MAX_KEY_LENGTH) keys.set(request.url, key);
        return sendKept(answer, request, reply);
      }
      const miss = misses.get(key);
      if (miss && isCurrent(miss.state)) {
        return void miss.done.then((made) => (made ? sendKept(made, request, reply) : proceed()));
      }
      if (key.length <= MAX_KEY_LENGTH) {
        request.missed = rememberMiss(misses, key, { tables, revision: app.contentRevision.of(tables) });
      }
      proceed();
    });

    app.addHook('onSend', (request, reply, payload, proceed) => {
      const { missed } = request;
      if (!missed) return proceed(null, payload);
      request.missed = null;
      if (misses.get(missed.key) === missed) misses.delete(missed.key);
      const answer = reply.statusCode === 200 ? keepPayload(missed, reply, payload) : null;
      if (answer) kept.set(missed.key, answer);
      missed.settle(answer);
      if (!answer) return proceed(null, payload);
      Promise.resolve(prepare(answer, request, reply)).then((bytes) => proceed(null, bytes), proceed);
    });
  },
  { name: 'public-cache' },
);

function keepPayload({ state }: Miss, reply: FastifyReply, payload: unknown): KeptAnswer | null {
  if (typeof payload !== 'string' || payload.length > MAX_ANSWER_BYTES) return null;
  return keepAnswer(state, String(reply.getHeader('content-type')), Buffer.from(payload));
}

function sendKept(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): void {
  const bytes = prepare(answer, request, reply);
  if (!Buffer.isBuffer(bytes) && bytes !== '')
    void bytes.then(
      (made) => reply.send(made),
      (error: Error) => reply.send(error),
    );
  else reply.send(bytes);
}

/** Sets the headers of a kept answer; what is left is the body, empty when the browser has it already. */
function prepare(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> | '' {
  reply.headers(answer.headers);
  if (request.headers['if-none-match']?.includes(answer.etag)) {
    reply.code(304);
    return '';
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return answer.bytes(encoding);
}

function rememberMiss(misses: Map<string, Miss>, key: string, state: ContentState): Miss {
  let settle: Miss['settle'] = () => undefined;
  const done = new Promise<KeptAnswer | null>((resolve) => {
    settle = resolve;
  });
  const miss = { key, state, done, settle };
  misses.set(key, miss);
  return miss;
}

function normalise(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!query) return path;
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return `${path}?${parameters.toString()}`;
}
