import type { EditableSlide, NewSlide, SlideChange, SlideQuery } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { listedBy } from '../editing/admin-list.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { shownNow } from '../editing/shown-now.ts';
import { shownListRules, stateColumn } from '../editing/shown-state.ts';

const MOST_SHOWN = 20;
const rules = shownListRules('slides');

/** Hero slides. */
export function createSlidesRepository(db: Database) {
  const slides = createContentRepository<EditableSlide, NewSlide, SlideChange>(db, {
    table: 'slides',
    picture: 'slides.image_url',
    computed: [stateColumn('slides')],
    searched: ['title', 'subtitle'],
    order: 'slides.sort_order, slides.id',
    sorted: true,
    unknown: 'Diesen Slide gibt es nicht.',
    stale: 'Der Slide wurde inzwischen von jemand anderem geändert.',
  });

  return {
    ...slides,
    findPage: (asked: SlideQuery) => slides.findPage(asked, listedBy(asked, rules)),
    findShown: () => slides.findAll(shownNow('slides'), MOST_SHOWN),
  };
}
