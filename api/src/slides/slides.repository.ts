import type { EditableSlide, NewSlide, SlideChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { shownNow } from '../editing/shown-now.ts';

const MOST_SHOWN = 20;

/** Hero slides. */
export function createSlidesRepository(db: Database) {
  const slides = createContentRepository<EditableSlide, NewSlide, SlideChange>(db, {
    table: 'slides',
    picture: 'slides.image_url',
    searched: ['title', 'subtitle'],
    order: 'slides.sort_order, slides.id',
    sorted: true,
    unknown: 'Diesen Slide gibt es nicht.',
    stale: 'Der Slide wurde inzwischen von jemand anderem geändert.',
  });

  return { ...slides, findShown: () => slides.findAll(shownNow('slides'), MOST_SHOWN) };
}
