import { Type, type Static } from 'typebox';
import { content, withMoreFollow } from './content.ts';
import { enteredPeriod, PictureUrl, ShownState, WebAddress } from './editing.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { Closed, Id, Nullable, OneOf, Written } from './schema.ts';

/** main: Hauptsponsor, premium: Premium Partner, standard: Partner (docs/specification.md#club-facts). */
export const SponsorTier = OneOf('main', 'premium', 'standard');
export type SponsorTier = Static<typeof SponsorTier>;

/**
 * By default `tier` is standard, and a sponsor is active and in the ticker; `views` and `clicks` cover the last 30
 * days.
 */
const schemas = content({
  fields: {
    name: Line(120),
    description: Nullable(Text(1000)),
    logoUrl: Nullable(PictureUrl),
    websiteUrl: Written(WebAddress),
    tier: SponsorTier,
    showInTicker: Type.Boolean(),
    active: Type.Boolean(),
    ...enteredPeriod,
  },
  required: ['name'],
  shown: ['name', 'description', 'logoUrl', 'websiteUrl', 'tier', 'active', 'showInTicker'],
  also: { sortOrder: Type.Integer(), image: Nullable(Picture) },
  editors: { state: ShownState, views: Type.Integer(), clicks: Type.Integer() },
  filters: { state: ShownState, tier: SponsorTier, showInTicker: Type.Boolean() },
  sorts: ['order', 'name', 'newest', 'ends', 'views', 'clicks'],
});

/** There may be more sponsors than visitors are shown. */
export const sponsorSchemas = { ...schemas, shown: withMoreFollow(schemas.shown) };

/**
 * A sponsor, answer of `GET /api/sponsors/active` (those shown now, by tier, then in order, at most 500); `image` is
 * the logo.
 */
export type Sponsor = Static<typeof sponsorSchemas.shown>;

/** A sponsor as editors see it. */
export type EditableSponsor = Static<typeof sponsorSchemas.item>;

/** `POST /api/sponsors`; last in order. */
export const NewSponsor = sponsorSchemas.new;
export type NewSponsor = Static<typeof NewSponsor>;

const ids = Type.Array(Id, { maxItems: 100, uniqueItems: true });

/**
 * `POST /api/sponsors/counts`, answered with 204: sponsors that came into view on a page, and those whose link was
 * followed. Summed up per day, nothing else is kept; unknown ones are ignored.
 */
export const SponsorSighting = Closed({ views: ids, clicks: ids });
export type SponsorSighting = Static<typeof SponsorSighting>;

/** `GET /api/admin/sponsors/:id/counts`: the last `days` Berlin days, today included (default 30). */
export const SponsorCountQuery = Closed({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 400 })) });
export type SponsorCountQuery = Static<typeof SponsorCountQuery>;

const counts = { views: Type.Integer(), clicks: Type.Integer() };

/** `days` (`YYYY-MM-DD`) has every day, also without a count, oldest first. */
export const SponsorCounts = Type.Object({
  ...counts,
  days: Type.Array(Type.Object({ day: Type.String(), ...counts })),
});
export type SponsorCounts = Static<typeof SponsorCounts>;
