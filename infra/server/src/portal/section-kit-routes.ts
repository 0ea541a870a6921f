import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from '@portal/api/object-storage';
import { repeatWork } from '@portal/api/repeated-work';
import type { FastifyInstance } from 'fastify';
import { isKitFileName, isPackOf } from './kit-address.ts';

/** `kit.json`, as the build writes it beside the pack; `integrity` as npm has it in its lock file (sha512). */
type Kit = { name: string; version: string; file: string; bytes: number; integrity: string };

/** `folder` is where the build has left the pack, `origin` the portal's. */
export type SectionKitOptions = {
  folder: string;
  origin: string;
  /**
   * Packs of this portal and of those before it, by file name; undefined in development, where a pack is not for
   * others.
   */
  packs: ObjectStorage | undefined;
};

/**
 * Days that a pack stays after it was the portal's own: as long as a section's token may live, so that a pipeline that
 * rests is not broken.
 */
const KEPT_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * `/section-kit` says which section kit belongs to this portal, `/section-kit/<file>` is what npm installs. A pack
 * stays under its name, so that lock files survive updates of the portal; a file whose digest does not match its name
 * is not served.
 */
export async function sectionKitRoutes(
  app: FastifyInstance,
  { folder, origin, packs }: SectionKitOptions,
): Promise<void> {
  const readKit = async (): Promise<Kit | undefined> => {
    const text = await readFile(join(folder, 'kit.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Kit);
  };

  const readBuilt = async (file: string): Promise<Buffer | undefined> =>
    (await readKit())?.file === file
      ? intact(file, await readFile(join(folder, file)).catch(() => undefined))
      : undefined;

  const readKept = async (file: string): Promise<Buffer | undefined> => {
    const content = await packs?.open(file).then(buffer).catch(nothingThere);
    return intact(file, content);
  };

  const intact = (file: string, content: Buffer | undefined): Buffer | undefined => {
    if (!content || isPackOf(file, content)) return content;
    app.log.error({ file }, 'a section kit is damaged');
    return undefined;
  };

  app.get('/section-kit', async (_request, reply) => {
    const kit = await readKit();
    if (!kit) return reply.callNotFound();
    const { name, version, file, bytes, integrity } = kit;
    const url = `/section-kit/${file}`;
    const install = `npm install --save-dev --save-exact ${origin}${url}`;
    return reply.header('cache-control', 'no-cache').send({ name, version, url, bytes, integrity, install });
  });

  app.get<{ Params: { file: string } }>('/section-kit/:file', async ({ params: { file } }, reply) => {
    const content = isKitFileName(file) ? ((await readBuilt(file)) ?? (await readKept(file))) : undefined;
    if (!content) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/gzip').send(content);
  });

  if (packs)
    keepPacks(app, packs, async () => {
      const file = (await readKit())?.file;
      const content = file && (await readBuilt(file));
      return file && content ? { file, content } : undefined;
    });
}

type Pack = { file: string; content: Buffer };

/**
 * Stores the portal's own pack each day anew, so that its age counts from the time when another one replaced it;
 * removes packs that are too old.
 */
function keepPacks(app: FastifyInstance, packs: ObjectStorage, ownPack: () => Promise<Pack | undefined>): void {
  const begin = repeatWork(app, {
    atStart: false,
    trouble: 'section kits were not kept',
    work: async () => {
      const own = await ownPack();
      if (own) await packs.put(own.file, own.content);
      for await (const { key, writtenMs } of packs.list())
        if (key !== own?.file && writtenMs < Date.now() - KEPT_DAYS * DAY_MS) await packs.delete(key);
    },
  });
  // The start waits for no bucket.
  app.addHook('onReady', async () => void begin());
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
