import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { EditableSlide, EditableSlidePage, NewSlide, Slide, SlideChange, SlideQuery } from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { createSlidesRepository } from './slides.repository.ts';

/** Hero slides (specification, sections 3 and 7). */
export const slideRoutes: FastifyPluginAsync = async (app) => {
  const slides = createSlidesRepository(app.db);

  app.get(
    '/api/sliders/active',
    { schema: { response: { 200: Type.Array(Slide) } }, config: { publicCache: ['media', 'slides'] } },
    () => slides.findShown(),
  );

  const schemas = {
    item: EditableSlide,
    page: EditableSlidePage,
    query: SlideQuery,
    new: NewSlide,
    change: SlideChange,
  };
  editingRoutes(app, 'sliders', schemas, slides);
};
