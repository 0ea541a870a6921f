import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isKnown } from '../../answers/entity-tag.ts';
import { notFound } from '../../errors.ts';
import { CLUB_ICONS, drawClubIcon, type ClubIcon } from '../pictures/draw-club-icon.ts';
import type { ReadVariant } from '../pictures/picture-variants.ts';

const Icon = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

type ClubIconOptions = { readVariant: ReadVariant; findCrest: () => Promise<string | undefined> };

/**
 * `GET /club-icons{crest}/{file}`: the portal's icons from the crest that the club has uploaded, or from the one that
 * is drawn. The address changes with the crest; outdated ones redirect to the current one.
 */
export const clubIconRoutes: FastifyPluginAsyncTypebox<ClubIconOptions> = async (app, { readVariant, findCrest }) => {
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
      const crest = isClubIcon(file) ? await findCrest() : undefined;
      if (!isClubIcon(file) || !crest) throw notFound('Dieses Symbol gibt es nicht.');
      if (path !== `${crest}/${file}`)
        return reply.header('cache-control', 'public, max-age=60').redirect(`/club-icons${crest}/${file}`, 302);
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
