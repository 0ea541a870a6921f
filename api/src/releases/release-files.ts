import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/**
 * What browsers may load: a version's client files, by their plain names. Nothing escaped, nothing that climbs out of
 * `client`, neither the server bundle nor the compressed copies under their own names.
 */
const PUBLIC_FILE = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+\/client(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+(?<!\.(br|gz))$/;

/** `/releases/<section>/<version>/client/**`: immutable, compressed beforehand. */
export const releaseFiles: FastifyPluginAsync<{ root: string }> = async (app, { root }) => {
  await app.register(fastifyStatic, {
    root,
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => PUBLIC_FILE.test(path),
  });
};
