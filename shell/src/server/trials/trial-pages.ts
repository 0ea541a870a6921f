import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from '../pipeline/html-cache.ts';
import { readPageAddress } from '../pipeline/page-address.ts';
import { pageHeaders, pagePolicy, type PageHeadersOptions, type PageOrigins } from '../pipeline/page-headers.ts';
import type { RenderedPage } from '../pipeline/page-renderer.ts';
import { previewBanner, previewOver, withNotice } from './preview-banner.ts';
import { withoutPreview } from './preview-visit.ts';
import type { TrialRenderers } from './trial-renderers.ts';
import type { Trial } from './trial.ts';

type Options = PageHeadersOptions & {
  renderers: Pick<TrialRenderers, 'of'>;
  /** Renders as long as the client has not too many waiting. */
  turn: (render: () => Promise<RenderedPage>) => Promise<RenderedPage>;
};

/** The headers of pages that nobody may cache or list. */
const previewHeaders = { ...pageHeaders, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A document of a preview: rendered with the candidate for this request, below the banner, counted nowhere. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  trial: Trial,
  { renderers, turn, ...options }: Options,
): Promise<FastifyReply> {
  const renderer = renderers.of(trial);
  const address = readPageAddress(request.url, renderer.registry());
  reply.headers(previewHeaders);
  // Not permanent: without the candidate the same address may lead elsewhere.
  if (address.redirect !== undefined) return reply.redirect(address.redirect, 302);
  const { visit, search } = address;
  const page = await turn(() => renderer.render(visit));
  if (page.movedTo) return reply.redirect(page.movedTo + search, 302);
  return sendBelow(previewBanner(trial), reply.code(page.statusCode), page, String(page.html), options);
}

/** Begins or ends a preview, and leads to the address without its token. */
export function turnPreview(reply: FastifyReply, cookie: string, pathname: string, search: string): FastifyReply {
  return reply.headers({ ...previewHeaders, 'set-cookie': cookie }).redirect(pathname + withoutPreview(search), 303);
}

/** The normal page for visitors with an expired token, once. */
export async function sendAfterPreview(
  reply: FastifyReply,
  cookie: string,
  page: StoredPage,
  options: PageHeadersOptions,
): Promise<FastifyReply> {
  const html = await page.body.bytes('identity');
  return sendBelow(previewOver, reply.header('set-cookie', cookie).code(page.statusCode), page, String(html), options);
}

function sendBelow(
  above: string,
  reply: FastifyReply,
  page: PageOrigins & { recorder?: string },
  html: string,
  options: PageHeadersOptions,
): FastifyReply {
  return reply
    .headers({ ...previewHeaders, 'content-security-policy': pagePolicy(options, page) })
    .send(withNotice(html, above));
}
