import type { FastifyInstance } from 'fastify';

const PLAYER = 'https://www.youtube-nocookie.com';
const PARTS = 'allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen';

/** Nothing but the player's frame, and only in pages of ours. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `frame-src ${PLAYER}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * A page around a video of YouTube, for a frame in an article. Its policy allows the player, so that the pages
 * themselves allow no foreign frame. The player wants to know the site's address, and gets that of the page with
 * nothing behind it.
 */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { id: string } }>(
    '/assets/video/youtube/:id',
    { schema: { params: { type: 'object', properties: { id: { type: 'string', pattern: '^[A-Za-z0-9_-]{11}$' } } } } },
    async ({ params }, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-security-policy': POLICY,
          'x-frame-options': 'SAMEORIGIN',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="de"><meta charset="utf-8"><title>Video von YouTube</title>` +
            `<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:#000}</style>` +
            `<iframe src="${PLAYER}/embed/${params.id}" title="Video von YouTube" ${PARTS} ` +
            `referrerpolicy="strict-origin-when-cross-origin"></iframe></html>`,
        ),
  );
}
