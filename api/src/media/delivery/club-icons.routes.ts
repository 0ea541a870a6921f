import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isKnown } from '../../answers/entity-tag.ts';
import { notFound } from '../../errors.ts';
import { CLUB_ICONS, drawClubIcon, type ClubIcon } from '../pictures/draw-club-icon.ts';
import type { ReadVariant } from '../pictures/picture-variants.ts';

const Icon = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

type ClubIconOptions = { readVariant: ReadVariant };

/**
 * `GET /club-icons{crest}/{file}`: the portal's icons from the crest of the settings. The address changes with the crest;
 * an older one leads to the newest, or to the drawn icons when the club has none of its own.
 */
export const clubIconRoutes: FastifyPluginAsyncTypebox<ClubIconOptions> = async (app, { readVariant }) => {
  app.get(
    '/club-icons/*',
    {
      schema: {
        params: Type.Object({ '*': Type.String() }),
        response: { 200: Icon, 302: Type.Null(), 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const path = `/${request.params['*']}`;
      const file = path.slice(path.lastIndexOf('/') + 1);
      if (!isClubIcon(file)) throw notFound('Dieses Symbol gibt es nicht.');
      const settings = await app.db<{ crest_url: string | null }>('settings').first('crest_url');
      const crest = settings?.crest_url;
      if (!crest || path !== `${crest}/${file}`) {
        const current = crest ? `/club-icons${crest}/${file}` : `/assets/icons/${file}`;
        return reply.header('cache-control', 'public, max-age=60').redirect(current, 302);
      }
      const { bytes, etag } = await readVariant(crest, file, (picture) => drawClubIcon(picture, file), request);
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (isKnown(etag, request.headers)) return reply.code(304).send(null);
      return reply.type('image/png').send(bytes);
    },
  );
};

function isClubIcon(file: string): file is ClubIcon {
  return Object.hasOwn(CLUB_ICONS, file);
}
