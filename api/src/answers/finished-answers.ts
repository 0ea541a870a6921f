import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { isKnown } from './entity-tag.ts';
import { finishHead, sendFinished, type FinishedHead } from './finished-head.ts';
import { CLIENT_LIMITS, createLimitedServer } from '../http/limited-server.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** A successful answer that needs nothing but sending. */
export type FinishedAnswer = {
  etag: string;
  /** All but the security headers, the length and the encoding. */
  headers: Readonly<Record<string, string>>;
  /** Bytes of the plain body. */
  size: number;
  /** The bytes as far as they are made; undefined leaves the request to its route. */
  ready(encoding: Encoding): Buffer | undefined;
  /** Called for each request that is answered with it, with the request's headers. */
  onSent?: (headers: IncomingHttpHeaders) => void;
  /** It is kept for seconds only, so that no other process keeps a copy. */
  isBrief?: boolean;
  /** It found nothing, or its address may be invented, so that it must not evict answers that are read. */
  isRare?: boolean;
  /** Called when another process has sent copies: how many, and how many of the recipients opened a page. */
  onSentElsewhere?: (times: number, views: number) => void;
};

/**
 * The answer kept for exactly this address, valid now, for a client that sends these headers; for everybody without
 * them.
 */
type FindFinished = (url: string, headers?: IncomingHttpHeaders) => FinishedAnswer | undefined;

/**
 * Sends finished answers before the framework sees the request: routing, hooks and reply would cost more than twice as
 * much. All other requests, and every request while closed, go to the framework.
 */
export type FinishedAnswers = {
  serverFactory: FastifyServerFactory;
  add: (this: void, find: FindFinished) => void;
  find: FindFinished;
  /** Sends this one as far as it is made for what the client accepts; returns whether it was. */
  send(this: void, answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): boolean;
  open(): void;
  close(): void;
  /** Answers sent since the start, by status. */
  sent: Record<200 | 304, number>;
};

export function createFinishedAnswers(isBehindProxy: boolean): FinishedAnswers {
  const finders: FindFinished[] = [];
  const sent = { 200: 0, 304: 0 };
  let isOpen = false;

  const find: FindFinished = (url, headers) => {
    for (const findIn of finders) {
      const answer = findIn(url, headers);
      if (answer) return answer;
    }
    return undefined;
  };

  const send: FinishedAnswers['send'] = (answer, request, response) => {
    const { headers } = request;
    const isHttps = isBehindProxy && headers['x-forwarded-proto'] === 'https';
    if (isKnown(answer.etag, headers)) {
      sent[304] += 1;
      response.writeHead(304, headOf(answer, isHttps)).end();
      answer.onSent?.(headers);
      return true;
    }
    const encoding = chooseEncoding(headers['accept-encoding'], answer.size);
    const bytes = answer.ready(encoding);
    if (!bytes) return false;
    sent[200] += 1;
    sendFinished(request, response, fullHeadOf(answer, encoding, bytes, isHttps), bytes, KEEP_ALIVE_SECONDS);
    answer.onSent?.(headers);
    return true;
  };

  const answerFinished = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isOpen || request.method !== 'GET') return false;
    const answer = find(request.url ?? '', request.headers);
    return answer !== undefined && send(answer, request, response);
  };

  return {
    sent,
    serverFactory(handler): Server {
      return createLimitedServer((request, response) => {
        if (!answerFinished(request, response)) handler(request, response);
      });
    },
    send,
    add: (finder) => void finders.push(finder),
    find,
    open: () => void (isOpen = true),
    close: () => void (isOpen = false),
  };
}

const KEEP_ALIVE_SECONDS = Math.floor(CLIENT_LIMITS.keepAliveMs / 1000);

/** Made once for each body. */
const heads = new WeakMap<Buffer, { answer: FinishedAnswer; isHttps: boolean; head: FinishedHead }>();

function fullHeadOf(answer: FinishedAnswer, encoding: Encoding, bytes: Buffer, isHttps: boolean): FinishedHead {
  const known = heads.get(bytes);
  if (known && known.answer === answer && known.isHttps === isHttps) return known.head;
  const list = [...headOf(answer, isHttps), 'content-length', String(bytes.length)];
  if (encoding !== 'identity') list.push('content-encoding', encoding);
  const head = finishHead(list);
  heads.set(bytes, { answer, isHttps, head });
  return head;
}

function headOf({ headers }: FinishedAnswer, isHttps: boolean): string[] {
  return Object.entries({ ...securityHeaders(isHttps), ...headers }).flat();
}
