import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FindCurrent } from './find-current.ts';
import { notFound } from '../../errors.ts';
import { makePrivateFolder } from '../../folders/private-folder.ts';
import { isObjectKey, type ServedStorage } from '../../storage/object-storage.ts';

type ObjectRoutesOptions = {
  storage: Pick<ServedStorage, 'folder' | 'copies'>;
  findCurrent: FindCurrent;
};

/** Stored files under the plugin's prefix, cached for a year: the content of an address never changes. */
export const objectRoutes: FastifyPluginAsync<ObjectRoutesOptions> = async (app, options) => {
  const { findCurrent } = options;
  const { folder, copies } = options.storage;
  await makePrivateFolder(folder);
  app.setNotFoundHandler(async (request, reply) => {
    const key = keyOf(request);
    const current = isObjectKey(key) ? await findCurrent(`/objects/${key}`, request) : undefined;
    if (!current) throw notFound('Diese Datei gibt es nicht.');
    return reply.header('cache-control', current.cacheControl).redirect(current.url, 302);
  });
  if (copies) {
    app.addHook('onRequest', async (request) => {
      const key = keyOf(request);
      if (isObjectKey(key)) await copies.bring(key).catch(ignoreMissing);
    });
  }
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => isObjectKey(path.slice(1)) && !path.endsWith('.part'),
  });
};

/** The key as the framework decodes it and as the file is looked for: one key has many spellings. */
function keyOf({ params }: FastifyRequest): string {
  return (params as { '*'?: string })['*'] ?? '';
}

/** A missing file is answered like every unknown address. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
