import type { DescribedPage } from '@portal/api/contract';
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../pipeline/page-renderer.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';
import { isListed } from '../../routing/content-pages.ts';
import { listPublicPaths } from '../pipeline/public-paths.ts';

export type DiscoveryRoutesOptions = {
  api: PortalApi;
  renderer: Pick<PageRenderer, 'readEntries'>;
  /** The site's own, for absolute addresses. */
  origin: string;
  /** Whether visitors see the site; read each time until they do. */
  isOpen?: () => Promise<boolean>;
};

/** The most addresses one sitemap may list (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

/** Sitemap and robots.txt: the public pages, and those that search engines must not read. */
export async function discoveryRoutes(
  app: FastifyInstance,
  { api, renderer, origin, isOpen = async () => true }: DiscoveryRoutesOptions,
): Promise<void> {
  let made: { stamp: string; xml: Promise<string> } | undefined;
  const sitemap = (): Promise<string> => {
    const stamp = `${api.contentRevision()} ${api.registry().revision}`;
    if (made?.stamp === stamp) return made.xml;
    const xml = listPublicPaths(api.registry(), api, renderer.readEntries).then((paths) =>
      writeSitemap(paths.slice(0, MOST_ADDRESSES), origin),
    );
    made = { stamp, xml };
    // A failure is not kept.
    xml.catch(() => (made = undefined));
    return xml;
  };

  app.get('/sitemap.xml', async (_request, reply) => {
    const xml = await sitemap().catch((error: unknown) => {
      app.log.warn({ err: error }, 'The sitemap could not be made');
    });
    if (xml === undefined) return reply.code(503).header('retry-after', '60').send();
    return reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(xml);
  });

  app.get('/robots.txt', async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    if (!(await isOpen())) return reply.send('User-agent: *\nDisallow: /\n');
    const pages = api.registry().sections.flatMap((section) => section.pages);
    const lines = ['User-agent: *', ...rulesFor(pages)];
    return reply.send(`${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
}

/**
 * The rules of robots.txt (RFC 9309): a rule applies to every path with this prefix, the longest one counts, and a
 * parameter matches anything. Unlisted pages are closed, by the topmost path; listed pages below one are open.
 */
function rulesFor(pages: readonly DescribedPage[]): string[] {
  const fixedParts = (isWanted: (page: DescribedPage) => boolean) =>
    [...new Set(pages.filter(isWanted).map(({ path }) => path.split(':', 1).join()))].toSorted();
  const closed = fixedParts((page) => !isListed(page));
  const open = fixedParts(isListed).filter((path) => closed.some((other) => path.startsWith(other)));
  const isOpenBetween = (upper: string, path: string) =>
    open.some((between) => between.startsWith(upper) && path.startsWith(between));
  const isCovered = (path: string) =>
    closed.some((other) => path.startsWith(`${other}/`) && !isOpenBetween(other, path));
  return [
    ...closed.filter((path) => !isCovered(path)).map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
  ];
}

function writeSitemap(paths: readonly string[], origin: string): string {
  const addresses = paths.map((path) => `<url><loc>${addressOf(origin + path)}</loc></url>`);
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="${namespace}">\n${addresses.join('\n')}\n</urlset>\n`;
}

/** An address as XML has it; a browser's own rules remove control characters. */
function addressOf(address: string): string {
  return new URL(address).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
