import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EditablePageTexts, PageTextsChange } from '../contract/index.ts';
import { createPageTextsRepository } from './page-texts.repository.ts';

/** The texts of the fixed pages for editors; visitors get those that differ with the club's facts. */
export const pageTextRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const texts = createPageTextsRepository(app.db);
  const onRequest = app.requireRole('editor');
  const response = { 200: EditablePageTexts };

  app.get('/api/admin/page-texts', { schema: { response }, onRequest }, () => texts.find());

  app.patch('/api/page-texts', { schema: { body: PageTextsChange, response }, onRequest }, (request) =>
    request.changed(texts.update(request.body, request.user)),
  );
};
