import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { ContentTable } from '../content/kinds.ts';
import { foundNothing, isNamedIn } from './found-nothing.ts';
import { keepAnswer, type ContentState, type KeptAnswer } from './kept-answer.ts';
import { negotiate } from './negotiate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer depends on the validated parameters and these tables alone, and is kept until one of them changes. The
     * query schema must be closed; a route without one takes no query.
     */
    publicCache?: readonly ContentTable[];
    /**
     * Whether validated parameters and query are a question that none of our pages asks and anybody can invent. The
     * default is a query with texts that the answer does not name.
     */
    isInvented?: (asked: { params: unknown; query: unknown }) => boolean;
  }
  interface FastifyRequest {
    missed: Miss | null;
  }
}

/** An answer in progress; requests for the same one wait for it. null: it could not be kept. */
type Miss = {
  question: Question;
  state: ContentState;
  done: Promise<KeptAnswer | null>;
  settle(answer: KeptAnswer | null): void;
};

/**
 * A validated request to a route: equal keys are equal questions, however their addresses are spelt. `texts` are the
 * values that clients can invent; empty if the route itself decides whether a question `isInvented`.
 */
type Question = {
  key: string;
  asked: readonly Parameter[];
  hasQuery: boolean;
  texts: readonly string[];
  isInvented: boolean;
};
type Parameter = [name: string, value: unknown];
/** `isOdd`: spelt as none of our pages does; of such spellings there is no end. */
type Spelling = { question: Question; isOdd: boolean };

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_BYTES_WITH_QUERY = 16 * 1024 * 1024;
/**
 * Room for answers that found nothing, or whose question has words that no answer names: clients can invent such
 * questions without end, so these answers evict only each other.
 */
const MAX_RARE_BYTES = 4 * 1024 * 1024;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** The overhead of a kept answer, in bytes. */
const ENTRY_BYTES = 2048;
/** The maximum length of an answer that found nothing. */
const MAX_EMPTY_LENGTH = 10_000;
const MAX_KEY_LENGTH = 500;
/** An address that encodes these letters is answered by its route each time. */
const PLAIN_START = '/api/';
const MAX_ADDRESSES = 2000;

const NO_QUERY = { type: 'object', properties: {}, additionalProperties: false } as const;

/** Public answers as finished, compressed bytes. Registered first, so that a kept answer is only sent. */
export const publicCache = fp(
  async (app) => {
    const plain = createStore(MAX_BYTES);
    const withQuery = createStore(MAX_BYTES_WITH_QUERY);
    const rare = createStore(MAX_RARE_BYTES);
    const keep = ({ key, hasQuery }: Question, answer: KeptAnswer) => {
      const found = hasQuery ? withQuery : plain;
      (answer.isRare ? found : rare).delete(key);
      (answer.isRare ? rare : found).set(key, answer);
    };
    /** The question of an address, learnt from its validation: no other spelling may lead to an answer. */
    const spellings = new LRUCache<string, Spelling>({ max: MAX_ADDRESSES });
    const misses = new Map<string, Miss>();

    const isCurrent = ({ tables, revision }: ContentState) => app.contentRevision.of(tables) === revision;
    const find = ({ key, hasQuery }: Question) => {
      const answer = (hasQuery ? withQuery : plain).get(key) ?? rare.get(key);
      return answer && isCurrent(answer.state) ? answer : undefined;
    };
    const learn = ({ url }: FastifyRequest, question: Question) => {
      if (!url.startsWith(PLAIN_START) || url.length > MAX_KEY_LENGTH) return;
      spellings.set(url, { question, isOdd: isOddSpelling(url, question) });
    };

    app.finishedAnswers.add((url) => {
      // Most addresses are pages and need no lookup.
      const spelling = url.startsWith(PLAIN_START) ? spellings.get(url) : undefined;
      const answer = spelling && find(spelling.question);
      return answer && spelling.isOdd && !answer.isRare ? { ...answer, isRare: true } : answer;
    });
    app.decorateRequest('missed', null);
    app.addHook('onRoute', closeQuery);

    app.addHook('preHandler', (request, reply, proceed) => {
      const tables = request.routeOptions.config.publicCache;
      if (!tables) return proceed();
      const question = questionOf(request);
      const answer = find(question);
      if (answer) {
        learn(request, question);
        return sendKept(answer, request, reply);
      }
      const miss = misses.get(question.key);
      if (miss && isCurrent(miss.state)) {
        return void miss.done.then((made) => (made ? sendKept(made, request, reply) : proceed()));
      }
      if (question.key.length <= MAX_KEY_LENGTH) {
        request.missed = rememberMiss(misses, question, { tables, revision: app.contentRevision.of(tables) });
      }
      proceed();
    });

    app.addHook('onSend', (request, reply, payload, proceed) => {
      const { missed } = request;
      if (!missed) return proceed(null, payload);
      request.missed = null;
      const { question } = missed;
      if (misses.get(question.key) === missed) misses.delete(question.key);
      const answer = reply.statusCode === 200 ? keepPayload(missed, reply, payload) : null;
      if (answer && isCurrent(answer.state)) {
        keep(question, answer);
        learn(request, question);
      }
      missed.settle(answer);
      if (!answer) return proceed(null, payload);
      Promise.resolve(negotiate(answer, request, reply)).then((bytes) => proceed(null, bytes), proceed);
    });
  },
  { name: 'public-cache', dependencies: ['content-revision'] },
);

/** Throws for a route that accepts query parameters that are in no key. */
function closeQuery(route: RouteOptions): void {
  if (!route.config?.publicCache) return;
  const { querystring = NO_QUERY } = route.schema ?? {};
  if ((querystring as { additionalProperties?: unknown }).additionalProperties !== false)
    throw new Error(`${route.url} keeps its answers, so its query schema needs additionalProperties: false`);
  route.schema = { ...route.schema, querystring };
}

function questionOf({ routeOptions: { url, schema, config }, params, query }: FastifyRequest): Question {
  const asked = byName(query);
  const { isInvented } = config;
  const texts = asked.flatMap(([name, value]) =>
    !isInvented && isFreeText(schema?.querystring, name) ? String(value) : [],
  );
  return {
    key: JSON.stringify([url, byName(params), asked]),
    asked,
    hasQuery: asked.length > 0,
    texts,
    isInvented: isInvented?.({ params, query }) ?? false,
  };
}

function isOddSpelling(url: string, { asked, hasQuery }: Question): boolean {
  const start = url.indexOf('?');
  if (start < 0) return url.includes('%');
  const search = url.slice(start + 1);
  const given = new URLSearchParams(search);
  const expected = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]));
  // Times may have their colons as they are.
  const plain = [given.toString(), given.toString().replaceAll('%3A', ':')];
  if (!hasQuery || url.slice(0, start).includes('%') || !plain.includes(search)) return true;
  given.sort();
  return given.toString() !== expected.toString();
}

/** Whether a parameter takes any text, and not one of a few words or a number. */
function isFreeText(querystring: unknown, name: string): boolean {
  const { properties } = (querystring ?? {}) as { properties?: Record<string, { type?: string; enum?: unknown }> };
  const parameter = properties?.[name];
  return parameter?.type === 'string' && parameter.enum === undefined;
}

function byName(values: unknown): Parameter[] {
  return Object.entries(values ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function createStore(maxSize: number) {
  return new LRUCache<string, KeptAnswer>({
    maxSize,
    // The compressed bytes come later.
    sizeCalculation: ({ size }, key) => size * 2 + key.length + ENTRY_BYTES,
  });
}

function keepPayload({ state, question }: Miss, reply: FastifyReply, payload: unknown): KeptAnswer | null {
  if (typeof payload !== 'string' || payload.length > MAX_ANSWER_BYTES) return null;
  const contentType = String(reply.getHeader('content-type'));
  const answer = keepAnswer(state, contentType, Buffer.from(payload), question.hasQuery);
  return isRare(question, contentType, payload) ? { ...answer, isRare: true } : answer;
}

function isRare({ hasQuery, texts, isInvented }: Question, contentType: string, payload: string): boolean {
  if (isInvented) return true;
  if (!hasQuery) return false;
  if (!texts.every((text) => isNamedIn(payload, text))) return true;
  const mayBeEmpty = contentType.startsWith('application/json') && payload.length <= MAX_EMPTY_LENGTH;
  return mayBeEmpty && foundNothing(JSON.parse(payload));
}

function sendKept(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): void {
  const bytes = negotiate(answer, request, reply);
  if (!Buffer.isBuffer(bytes) && bytes !== '')
    void bytes.then(
      (made) => reply.send(made),
      (error: Error) => reply.send(error),
    );
  else reply.send(bytes);
}

function rememberMiss(misses: Map<string, Miss>, question: Question, state: ContentState): Miss {
  let settle: Miss['settle'] = () => undefined;
  const done = new Promise<KeptAnswer | null>((resolve) => {
    settle = resolve;
  });
  const miss = { question, state, done, settle };
  misses.set(question.key, miss);
  return miss;
}
