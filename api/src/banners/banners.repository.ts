import type { BannerChange, EditableBanner, NewBanner, Placement } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { shownNow } from '../editing/shown-now.ts';

const MOST_SHOWN = 100;

/** Banners in the footer, the carousel and the sidebar. */
export function createBannersRepository(db: Database) {
  const banners = createContentRepository<EditableBanner, NewBanner, BannerChange>(db, {
    table: 'banners',
    picture: 'banners.image_url',
    searched: ['name', 'link_url', 'placement'],
    order: 'banners.sort_order, banners.id',
    sorted: true,
    unknown: 'Diesen Banner gibt es nicht.',
    stale: 'Der Banner wurde inzwischen von jemand anderem geändert.',
  });

  return {
    ...banners,
    findShown: (placement: Placement) =>
      banners.findAll((query) => void query.where({ placement }).modify(shownNow('banners')), MOST_SHOWN),
  };
}
