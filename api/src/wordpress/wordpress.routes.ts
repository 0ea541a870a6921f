import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { conflict } from '../errors.ts';
import { isStream, readToEnd } from '../http/sent-file.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { unusableExport } from './import-errors.ts';
import { takeOver } from './import-lease.ts';
import { createImportWorker } from './import-worker.ts';
import { createImportsRepository } from './imports.repository.ts';
import { openPictureZip } from './picture-zip.ts';
import { reportExport } from './report-export.ts';
import { stageExport } from './stage-export.ts';
import { undoImport } from './undo-import.ts';
import type { WordPressParts } from './wordpress-parts.ts';
import { createZipParts } from './zip-parts.ts';

const { ById, WordPressChoices, WordPressEntryPage, WordPressEntryQuery, WordPressImport, WordPressZipQuery } =
  contract;

/** Resumes work that a restart or a failure has stopped. */
const EVERY_MS = 5_000;
const FILES = ['application/xml', 'text/xml', 'application/gzip', 'application/octet-stream'];
const ADDRESS = '/api/admin/wordpress-imports';

/**
 * Imports of websites made with WordPress: a report first, then a job with progress, which can be taken back in one
 * step.
 */
export const wordpressRoutes: FastifyPluginAsyncTypebox<Omit<WordPressParts, 'db' | 'fetchOutside' | 'zips'>> = async (
  app,
  { articles, pages, pictures },
) => {
  const { db, fetchOutside, storage, config } = app;
  const imports = createImportsRepository(db, pages);
  const zips = createZipParts(db, storage.zipParts, config.s3 ? null : config.dataDir);
  const worker = createImportWorker({ db, articles, pages, pictures, fetchOutside, zips });
  const onRequest = app.requireRole('admin');
  let isReading = false;

  // Taken as a stream; reading enforces the limits.
  app.addContentTypeParser(FILES, (_request, payload, done) => done(null, payload));

  const work = repeatWork(app, {
    everyMs: EVERY_MS,
    atStart: false,
    trouble: 'import not finished',
    work: async () => {
      try {
        await worker.work();
      } finally {
        await app.contentRevision.refresh();
      }
    },
  });
  const tidy = async () => {
    await imports.removeUnfinished();
    await zips.removeOthers(imports.findOpen);
  };
  repeatWork(app, { trouble: 'old imports not removed', work: tidy });
  // The start does not wait for an import that goes on.
  app.addHook('onReady', async () => void work());
  app.addHook('preClose', async () => worker.stop());

  app.get(ADDRESS, { schema: { response: { 200: Type.Array(WordPressImport) } }, onRequest }, () => imports.list());

  // The export as it is, or packed by gzip. Nothing is written of it but what waits.
  app.post(ADDRESS, { schema: { response: { 201: WordPressImport } }, onRequest }, async (request, reply) => {
    const { body, raw, user } = request;
    if (!isStream(body)) throw unusableExport('Es wurde keine Datei geschickt.');
    if (isReading) throw conflict('busy', 'Gerade wird schon eine Datei gelesen. Bitte warte einen Augenblick.');
    isReading = true;
    let id: string | undefined;
    try {
      id = await imports.begin(user);
      const staged = await stageExport(db, id, body);
      await app.requireStill(request);
      await imports.setReady(id, staged, await reportExport(db, id, staged));
      return await reply.code(201).send(await imports.find(id));
    } catch (error) {
      if (id) await imports.discard(id).catch(() => undefined);
      throw error;
    } finally {
      isReading = false;
      readToEnd(raw);
    }
  });

  app.put(
    `${ADDRESS}/:id/pictures`,
    {
      schema: {
        params: ById,
        querystring: WordPressZipQuery,
        response: { 200: Type.Object({ bytes: Type.Integer() }) },
      },
      onRequest,
    },
    async (request) => {
      const { params, query, body } = request;
      await imports.requireReady(params.id);
      if (!isStream(body)) throw unusableExport('Es wurde keine Datei geschickt.');
      const requireStill = () => app.requireStill(request);
      return { bytes: await zips.receive(params.id, query.offset, body, requireStill) };
    },
  );

  app.post(
    `${ADDRESS}/:id/start`,
    { schema: { params: ById, body: WordPressChoices, response: { 200: WordPressImport } }, onRequest },
    async ({ params: { id }, body }) => {
      await imports.requireReady(id);
      if (body.pictures === 'zip') (await openPictureZip(await zips.open(id))).close();
      await imports.start(id, body);
      void work();
      return imports.find(id);
    },
  );

  app.post(
    `${ADDRESS}/:id/undo`,
    // Content that nobody has changed is gone for good.
    {
      schema: { params: ById, response: { 200: WordPressImport } },
      onRequest: [onRequest, app.requireProof],
    },
    async ({ params: { id } }) => {
      await imports.find(id);
      await takeOver(db, id, () => undoImport({ db, articles, pages, pictures }, id));
      await zips.remove(id);
      void work();
      return imports.find(id);
    },
  );

  app.delete(
    `${ADDRESS}/:id`,
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest },
    async ({ params: { id } }, reply) => {
      await imports.discard(id);
      await zips.remove(id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${ADDRESS}/:id/entries`,
    { schema: { params: ById, querystring: WordPressEntryQuery, response: { 200: WordPressEntryPage } }, onRequest },
    ({ params: { id }, query }) => imports.findEntries(id, query),
  );
};
