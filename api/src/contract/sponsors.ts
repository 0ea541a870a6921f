import { Type, type Static } from 'typebox';
import { activePeriod, changeOf, editableFields, Line, pageOf, PictureUrl, Text, WebAddress } from './editing.ts';
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
  ...activePeriod,
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

/** A sponsor as editors see it. */
export const EditableSponsor = Type.Object({ ...Sponsor.properties, ...activePeriod, ...editableFields });
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

/** `GET /api/admin/sponsors`. */
export const EditableSponsorPage = pageOf(EditableSponsor);
