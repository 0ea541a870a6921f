import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `kit.json`, as the build writes it beside the pack; `integrity` as npm has it in its lock file (sha512). */
type Kit = { name: string; version: string; file: string; bytes: number; integrity: string };

/** `folder` is where the build has left the pack. */
export type SectionKitOptions = { folder: string };

/**
 * `/section-kit` says which section kit belongs to this portal, `/section-kit/<file>` is what npm installs. A pack that is not the one
 * that was built is not given out.
 */
export async function sectionKitRoutes(app: FastifyInstance, { folder }: SectionKitOptions): Promise<void> {
  const readKit = async (): Promise<Kit | undefined> => {
    const text = await readFile(join(folder, 'kit.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Kit);
  };

  app.get('/section-kit', async (_request, reply) => {
    const kit = await readKit();
    if (!kit) return reply.callNotFound();
    const { name, version, file, bytes, integrity } = kit;
    return reply
      .header('cache-control', 'no-cache')
      .send({ name, version, url: `/section-kit/${file}`, bytes, integrity });
  });

  app.get<{ Params: { file: string } }>('/section-kit/:file', async ({ params }, reply) => {
    const kit = await readKit();
    if (!kit || params.file !== kit.file) return reply.callNotFound();
    const content = await readFile(join(folder, kit.file));
    if (kit.integrity !== `sha512-${createHash('sha512').update(content).digest('base64')}`) {
      app.log.error({ file: kit.file }, 'the section kit is damaged');
      return reply.callNotFound();
    }
    return reply.header('cache-control', 'public, max-age=3600').type('application/gzip').send(content);
  });
}
