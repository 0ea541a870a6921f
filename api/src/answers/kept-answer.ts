import type { ContentTable } from '../content/kinds.ts';
import { tagOf } from './entity-tag.ts';
import { keepBody } from './kept-body.ts';
import { keptHeaders } from './kept-headers.ts';
import type { EncodedAnswer } from './negotiate.ts';

/** The state of the content an answer is made of: the tables it was read from, and their revision before. */
export type ContentState = { tables: readonly ContentTable[]; revision: number };

export type KeptAnswer = EncodedAnswer & { state: ContentState };

/** Brotli qualities: addresses with parameters are many, and most are requested once. */
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
