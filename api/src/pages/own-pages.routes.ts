import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { ownPageKind } from '../content/kinds/with-own-code.ts';
import * as contract from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { historyRoutes, previewRoute } from '../editing/history-routes.ts';
import { publishOnTime } from '../editing/planned.ts';
import { notFound } from '../errors.ts';
import { createOwnPageHistory } from './own-page-history.ts';
import { createOwnPagesRepository } from './own-pages.repository.ts';
import { createPagesRepository } from './pages.repository.ts';

const { OwnPageSummary, OwnPageVersion, PagePreview, ownPageSchemas } = contract;

const BySlug = Type.Object({ slug: contract.OwnPageSlug });

/** Tells whether a section that is live has a page at an address. */
export const sectionPaths = (app: FastifyInstance) => (path: string) =>
  app.releases.registry().sections.some((section) => section.pages.some((page) => page.path === path));

/** Pages that the club adds, for visitors and editors, with their versions and previews. */
export const ownPageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const pages = createOwnPagesRepository(app.db, sectionPaths(app));
  const history = createOwnPageHistory(app.db);
  const contentPages = createPagesRepository(app.db);

  app.get(
    '/api/own-pages',
    { schema: { response: { 200: Type.Array(OwnPageSummary) } }, config: { publicCache: ['own_pages'] } },
    () => pages.findShown(),
  );

  app.get(
    '/api/own-pages/:slug',
    {
      schema: { params: BySlug, response: { 200: ownPageSchemas.shown, 301: Type.Null() } },
      config: { publicCache: ['media', 'own_pages', 'settings'] },
    },
    async ({ params: { slug } }, reply) => {
      const page = await pages.findShownBySlug(slug);
      if (page) return page;
      const present = await pages.findMoved(slug);
      if (present === null) throw notFound('Diese Seite gibt es nicht.');
      // A browser asks again each time: one day another page may have this address.
      return reply
        .code(301)
        .headers({ location: `/api/own-pages/${present}`, 'cache-control': 'no-cache' })
        .send(null);
    },
  );

  app.get(
    '/api/admin/own-pages/placeholders',
    { schema: { response: { 200: Type.Array(Type.String()) } }, onRequest: app.requireRole('editor') },
    () => pages.findPlaceholders(),
  );

  editingRoutes(app, ownPageKind, ownPageSchemas, pages);
  publishOnTime(app, 'planned pages not published', pages.publishDue);

  historyRoutes(app, 'own-pages', history, { version: OwnPageVersion });
  // Content pages have links of the same shape.
  previewRoute(
    app,
    'own-pages',
    PagePreview,
    async (token) => (await contentPages.findByPreview(token)) ?? history.findByPreview(token),
  );
};
