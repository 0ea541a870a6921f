import { Type, type Static } from 'typebox';
import { content } from './content.ts';
import { enteredPeriod, Link, PictureUrl, ShownState } from './editing.ts';
import { Line } from './text.ts';
import { Picture } from './media.ts';
import { Nullable, OneOf, Written } from './schema.ts';

/** Where a banner is shown (docs/specification.md#3-entities-and-their-fields). */
export const Placement = OneOf('footer', 'carousel', 'sidebar');
export type Placement = Static<typeof Placement>;

/** Active by default. */
export const bannerSchemas = content({
  fields: {
    name: Line(120),
    imageUrl: PictureUrl,
    /** A link that begins with http opens in a new tab (docs/specification.md#5-validation-rules). */
    linkUrl: Written(Link),
    placement: Placement,
    active: Type.Boolean(),
    ...enteredPeriod,
  },
  required: ['name', 'imageUrl', 'placement'],
  shown: ['name', 'imageUrl', 'linkUrl'],
  also: { image: Nullable(Picture) },
  editors: { sortOrder: Type.Integer(), state: ShownState },
  filters: { state: ShownState, placement: Placement },
  sorts: ['order', 'name', 'newest', 'ends'],
});

/** A banner, answer of `GET /api/banners/active/{footer|carousel|sidebar}` (those shown now, in order). */
export type Banner = Static<typeof bannerSchemas.shown>;

/** A banner as editors see it. */
export type EditableBanner = Static<typeof bannerSchemas.item>;

/** `POST /api/banners`; last in order. */
export const NewBanner = bannerSchemas.new;
export type NewBanner = Static<typeof NewBanner>;
