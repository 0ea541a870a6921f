import type { BannerChange, BannerQuery, EditableBanner, NewBanner, Placement } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { listedBy, type ListRules } from '../editing/admin-list.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { shownNow } from '../editing/shown-now.ts';
import { shownListRules, stateColumn } from '../editing/shown-state.ts';

const MOST_SHOWN = 100;
const shownRules = shownListRules('banners');
const rules: ListRules = {
  filters: { ...shownRules.filters, placement: (query, placement) => void query.where({ placement }) },
  sorts: shownRules.sorts,
};

/** Banners in the footer, the carousel and the sidebar. */
export function createBannersRepository(db: Database) {
  const banners = createContentRepository<EditableBanner, NewBanner, BannerChange>(db, {
    table: 'banners',
    picture: 'banners.image_url',
    computed: [stateColumn('banners')],
    searched: ['name', 'link_url', 'placement'],
    order: 'banners.sort_order, banners.id',
    sorted: true,
    unknown: 'Diesen Banner gibt es nicht.',
    stale: 'Der Banner wurde inzwischen von jemand anderem geändert.',
  });

  return {
    ...banners,
    findPage: (asked: BannerQuery) => banners.findPage(asked, listedBy(asked, rules)),
    findShown: (placement: Placement) =>
      banners.findAll((query) => void query.where({ placement }).modify(shownNow('banners')), MOST_SHOWN),
  };
}
