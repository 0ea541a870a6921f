import type { EncodedAnswer } from '@portal/api/answers/negotiate';
import { finishPage, type StoredPage } from '../pipeline/html-cache.ts';
import { readPageAddress } from '../pipeline/page-address.ts';
import { pageHeaders, pagePolicy, type PageHeadersOptions } from '../pipeline/page-headers.ts';
import type { PageRenderer, RenderedPage } from '../pipeline/page-renderer.ts';

type Turn = (render: () => Promise<RenderedPage>) => Promise<RenderedPage>;

/**
 * A document with a canary, made for this request. Undefined if the live version has to answer: at another address, and
 * while the page fails with the candidate.
 */
export async function makeCanary(
  url: string,
  renderer: Pick<PageRenderer, 'registry' | 'render'>,
  turn: Turn,
): Promise<StoredPage | undefined> {
  const address = readPageAddress(url, renderer.registry());
  if (address.redirect !== undefined) return undefined;
  const page = await turn(() => renderer.render(address.visit)).catch(() => undefined);
  return page && !page.movedTo && page.statusCode < 500 ? finishPage(page) : undefined;
}

/** Finishes a page for this visitor alone: a proxy would hand it on to others. */
export function finishCanary(page: StoredPage, options: PageHeadersOptions): EncodedAnswer {
  const { etag, body } = page;
  const policy = pagePolicy(options, page);
  const headers = {
    ...pageHeaders,
    'cache-control': 'private, no-cache',
    etag,
    'content-security-policy': policy,
  };
  return { etag, headers, ...body };
}
