import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ContentPage,
  ContentPageSummary,
  EditablePage,
  EditablePageSummary,
  PageChange,
  PageDraftChange,
  PageVersion,
} from '../contract/index.ts';
import { historyRoutes } from '../editing/history-routes.ts';
import { createPagesRepository } from './pages.repository.ts';

const BySlug = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 60 }) });

/** Content pages. Their addresses belong to a section, so none is added or deleted. */
export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const pages = createPagesRepository(app.db);
  const config = { publicCache: ['media', 'pages', 'settings'] as const };
  const onRequest = app.requireRole('editor');

  app.get('/api/pages', { schema: { response: { 200: Type.Array(ContentPageSummary) } }, config }, () =>
    pages.findAll(),
  );

  app.get('/api/pages/:slug', { schema: { params: BySlug, response: { 200: ContentPage } }, config }, ({ params }) =>
    pages.find(params.slug),
  );

  app.get('/api/admin/pages', { schema: { response: { 200: Type.Array(EditablePageSummary) } }, onRequest }, () =>
    pages.findAllEditable(),
  );

  app.get(
    '/api/admin/pages/:slug',
    { schema: { params: BySlug, response: { 200: EditablePage } }, onRequest },
    ({ params }) => pages.findEditable(params.slug),
  );

  app.patch(
    '/api/pages/:slug',
    { schema: { params: BySlug, body: PageChange, response: { 200: EditablePage } }, onRequest },
    (request) => request.changed(pages.update(request.params.slug, request.body, request.user)),
  );

  app.patch(
    '/api/pages/:slug/draft',
    { schema: { params: BySlug, body: PageDraftChange, response: { 200: EditablePage } }, onRequest },
    (request) => request.changed(pages.draft(request.params.slug, request.body, request.user)),
  );

  app.delete(
    '/api/pages/:slug/draft',
    { schema: { params: BySlug, response: { 200: EditablePage } }, onRequest },
    (request) => request.changed(pages.discardDraft(request.params.slug)),
  );

  historyRoutes(app, 'pages', pages.history, { version: PageVersion, key: 'slug', params: BySlug });
};
