import { Type, type Static } from 'typebox';
import {
  activePeriod,
  changeOf,
  editableFields,
  editableQueryOf,
  enteredPeriod,
  pageOf,
  PictureUrl,
  ShownState,
  WebAddress,
} from './editing.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { Id, Nullable } from './schema.ts';

/** main: Hauptsponsor, premium: Premium Partner, standard: Partner (specification, section 9). */
export const SponsorTier = Type.Union([Type.Literal('main'), Type.Literal('premium'), Type.Literal('standard')]);
export type SponsorTier = Static<typeof SponsorTier>;

const fields = {
  name: Line(120),
  description: Nullable(Text(1000)),
  logoUrl: Nullable(PictureUrl),
  websiteUrl: Nullable(WebAddress),
  tier: SponsorTier,
  showInTicker: Type.Boolean(),
  active: Type.Boolean(),
  ...enteredPeriod,
};

/** A sponsor, answer of `GET /api/sponsors/active` (those shown now, by tier, then in order); `image` is the logo. */
export const Sponsor = Type.Object({
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  logoUrl: Nullable(Type.String()),
  websiteUrl: Nullable(Type.String()),
  tier: SponsorTier,
  active: Type.Boolean(),
  showInTicker: Type.Boolean(),
  sortOrder: Type.Integer(),
  image: Nullable(Picture),
});
export type Sponsor = Static<typeof Sponsor>;

/** A sponsor as editors see it; `views` and `clicks` are those of the last 30 days. */
export const EditableSponsor = Type.Object({
  ...Sponsor.properties,
  ...activePeriod,
  state: ShownState,
  views: Type.Integer(),
  clicks: Type.Integer(),
  ...editableFields,
});
export type EditableSponsor = Static<typeof EditableSponsor>;

/** `POST /api/sponsors`; tier standard, active and in the ticker unless told otherwise, last in order. */
export const NewSponsor = Type.Object(
  { ...Type.Partial(Type.Object(fields)).properties, name: fields.name },
  { additionalProperties: false },
);
export type NewSponsor = Static<typeof NewSponsor>;

/** `PATCH /api/sponsors/:id`. */
export const SponsorChange = changeOf(fields);
export type SponsorChange = Static<typeof SponsorChange>;

/** `GET /api/admin/sponsors`; `ends`: those whose period ends soonest first, `views` and `clicks`: most first. */
export const SponsorQuery = editableQueryOf({ state: ShownState, tier: SponsorTier, showInTicker: Type.Boolean() }, [
  'order',
  'name',
  'newest',
  'ends',
  'views',
  'clicks',
]);
export type SponsorQuery = Static<typeof SponsorQuery>;

/** Answer of `GET /api/admin/sponsors`. */
export const EditableSponsorPage = pageOf(EditableSponsor);
