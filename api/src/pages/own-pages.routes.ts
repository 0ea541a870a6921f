import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import * as contract from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { publishOnTime } from '../editing/planned.ts';
import { notFound } from '../errors.ts';
import { createOwnPageHistory } from './own-page-history.ts';
import { createOwnPagesRepository } from './own-pages.repository.ts';
import { createPagesRepository } from './pages.repository.ts';

const { ArticlePreview, ById, OwnPageSummary, OwnPageVersion, PagePreview, PreviewRenewal, ownPageSchemas } = contract;

const ByToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });
const BySlug = Type.Object({ slug: contract.OwnPageSlug });

/** Tells whether a section that is live has a page at an address. */
export const sectionPaths = (app: FastifyInstance) => (path: string) =>
  app.releases.registry().sections.some((section) => section.pages.some((page) => page.path === path));

/** Pages that the club adds, for visitors and editors, with their versions and previews. */
export const ownPageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const pages = createOwnPagesRepository(app.db, sectionPaths(app));
  const history = createOwnPageHistory(app.db);
  const contentPages = createPagesRepository(app.db);
  const onRequest = app.requireRole('editor');

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

  editingRoutes(app, 'own-pages', ownPageSchemas, pages);
  publishOnTime(app, 'planned pages not published', pages.publishDue);

  app.get(
    '/api/admin/own-pages/:id/versions',
    { schema: { params: ById, response: { 200: Type.Array(OwnPageVersion) } }, onRequest },
    ({ params }) => history.findVersions(params.id),
  );

  app.post(
    '/api/admin/own-pages/:id/preview',
    { schema: { params: ById, response: { 200: ArticlePreview } }, onRequest },
    ({ params }) => history.open(params.id),
  );

  app.put(
    '/api/admin/own-pages/:id/preview',
    { schema: { params: ById, body: PreviewRenewal, response: { 200: ArticlePreview } }, onRequest },
    ({ params, body }) => history.renew(params.id, body.path),
  );

  app.delete(
    '/api/admin/own-pages/:id/preview',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest },
    ({ params }) => history.withdraw(params.id),
  );

  // Everybody who has the link may read; no search engine lists it and no cache keeps it. Content pages have links of the same shape.
  app.get(
    '/api/own-pages/preview/:token',
    { schema: { params: ByToken, response: { 200: PagePreview } } },
    async ({ params: { token } }, reply) => {
      const page = (await contentPages.findByPreview(token)) ?? (await history.findByPreview(token));
      return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(page);
    },
  );
};
