import { API_POLICY } from '../http/security-headers.ts';
import type { ContentTable } from '../content/kinds.ts';
import { tagOf } from './entity-tag.ts';
import { keepBody } from './kept-body.ts';
import type { EncodedAnswer } from './negotiate.ts';

/** The state of the content an answer is made of: the tables it was read from, and their revision before. */
export type ContentState = { tables: readonly ContentTable[]; revision: number };

export type KeptAnswer = EncodedAnswer & { state: ContentState };

/** Of the brotli: questions with parameters are many, and most are asked once. */
const QUALITY = { plain: 6, withQuery: 4 };

export function keepAnswer(state: ContentState, contentType: string, body: Buffer, hasQuery: boolean): KeptAnswer {
  const etag = `W/"${tagOf(body)}"`;
  return {
    state,
    etag,
    headers: keptHeaders(contentType, etag),
    ...keepBody(body, hasQuery ? QUALITY.withQuery : QUALITY.plain),
  };
}

/** All headers of a kept answer but those of security, the length and the encoding. */
export function keptHeaders(contentType: string, etag: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': API_POLICY,
    'cache-control': 'no-cache',
    'content-type': contentType,
    vary: 'accept-encoding',
    etag,
  };
}
