import { Type, type Static } from 'typebox';
import {
  activePeriod,
  changeOf,
  editableFields,
  editableQueryOf,
  enteredPeriod,
  Link,
  pageOf,
  PictureUrl,
  ShownState,
} from './editing.ts';
import { Line } from './text.ts';
import { Picture } from './media.ts';
import { Id, Nullable } from './schema.ts';

/** Where a banner is shown (specification, section 3). */
export const Placement = Type.Union([Type.Literal('footer'), Type.Literal('carousel'), Type.Literal('sidebar')]);
export type Placement = Static<typeof Placement>;

const fields = {
  name: Line(120),
  imageUrl: PictureUrl,
  /** A link that begins with http opens in a new tab (specification, section 5). */
  linkUrl: Nullable(Link),
  placement: Placement,
  active: Type.Boolean(),
  ...enteredPeriod,
};

/** A banner, answer of `GET /api/banners/active/{footer|carousel|sidebar}` (those shown now, in order). */
export const Banner = Type.Object({
  id: Id,
  name: Type.String(),
  imageUrl: Type.String(),
  linkUrl: Nullable(Type.String()),
  image: Nullable(Picture),
});
export type Banner = Static<typeof Banner>;

/** A banner as editors see it. */
export const EditableBanner = Type.Object({
  ...Banner.properties,
  placement: Placement,
  active: Type.Boolean(),
  ...activePeriod,
  sortOrder: Type.Integer(),
  state: ShownState,
  ...editableFields,
});
export type EditableBanner = Static<typeof EditableBanner>;

/** `POST /api/banners`; active unless told otherwise, last in order. */
export const NewBanner = Type.Object(
  {
    ...Type.Partial(Type.Object(fields)).properties,
    name: fields.name,
    imageUrl: fields.imageUrl,
    placement: fields.placement,
  },
  { additionalProperties: false },
);
export type NewBanner = Static<typeof NewBanner>;

/** `PATCH /api/banners/:id`. */
export const BannerChange = changeOf(fields);
export type BannerChange = Static<typeof BannerChange>;

/** `GET /api/admin/banners`; `ends`: those whose period ends soonest first. */
export const BannerQuery = editableQueryOf({ state: ShownState, placement: Placement }, [
  'order',
  'name',
  'newest',
  'ends',
]);
export type BannerQuery = Static<typeof BannerQuery>;

/** Answer of `GET /api/admin/banners`. */
export const EditableBannerPage = pageOf(EditableBanner);
