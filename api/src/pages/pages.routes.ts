import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ArticlePreview,
  ContentPage,
  ContentPageSummary,
  EditablePage,
  EditablePageSummary,
  PageChange,
  PageDraftChange,
  PageVersion,
  PreviewRenewal,
} from '../contract/index.ts';
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

  app.get(
    '/api/admin/pages/:slug/versions',
    { schema: { params: BySlug, response: { 200: Type.Array(PageVersion) } }, onRequest },
    ({ params }) => pages.findVersions(params.slug),
  );

  app.post(
    '/api/admin/pages/:slug/preview',
    { schema: { params: BySlug, response: { 200: ArticlePreview } }, onRequest },
    ({ params }) => pages.previews.open(params.slug),
  );

  app.put(
    '/api/admin/pages/:slug/preview',
    { schema: { params: BySlug, body: PreviewRenewal, response: { 200: ArticlePreview } }, onRequest },
    ({ params, body }) => pages.previews.renew(params.slug, body.path),
  );

  app.delete(
    '/api/admin/pages/:slug/preview',
    { schema: { params: BySlug, response: { 204: Type.Null() } }, onRequest },
    ({ params }) => pages.previews.withdraw(params.slug),
  );
};
