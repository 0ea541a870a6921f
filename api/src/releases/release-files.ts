import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { NAME_PATTERN, VERSION_PATTERN, type ReleaseDescriptor } from '../contract/index.ts';
import { createIntactFiles } from './intact-files.ts';

/**
 * Files that browsers may load: a version's client files. Nothing that climbs out of `client`, neither the server
 * bundle nor the compressed copies under their own names.
 */
const PUBLIC_FILE = new RegExp(
  `^/(${NAME_PATTERN})/${VERSION_PATTERN}/(client(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+)(?<!\\.(?:br|gz))$`,
);
const PREFIX = '/releases';

type Options = {
  root: string;
  find: (section: string, version: string) => Promise<ReleaseDescriptor | null>;
  /** Sees to it that a version's files lie below `root`. */
  bring?: ((section: string, version: string) => Promise<void>) | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a release that was looked at for this request. */
    intactFile: string | null;
  }
}

/** `/releases/<section>/<version>/client/**`: immutable, compressed beforehand, and never a damaged one. */
export const releaseFiles: FastifyPluginAsync<Options> = async (app, { root, find, bring }) => {
  const ensureIntact = createIntactFiles((path) => app.log.error({ path }, 'file of a release is damaged'));

  app.decorateRequest('intactFile', null);
  app.addHook<{ Params: { '*'?: string } }>('onRequest', async (request) => {
    const [path, section, version, name] = PUBLIC_FILE.exec(`/${request.params['*']}`) ?? [];
    if (!path || !section || !version) return;
    await bring?.(section, version);
    await ensureIntact(join(root, path), async () => {
      const descriptor = await find(section, version);
      return descriptor?.files.find((file) => file.path === name)?.integrity;
    });
    request.intactFile = path;
  });

  await app.register(fastifyStatic, {
    root,
    prefix: `${PREFIX}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // One file has many spellings; only the one that was checked is sent.
    allowedPath: (path, _root, request) => path === request.intactFile,
  });
};
