import { Type, type Static } from 'typebox';
import { ADDRESS, OptionalEmailAddress, PictureUrl, WebAddress } from './editing.ts';
import { Picture } from './media.ts';
import { Line, OptionalLine, Text } from './text.ts';
import { Closed, Color, Nullable, Slug, Timestamp } from './schema.ts';

/**
 * A tab of a team's page (docs/specification.md#4-states-and-transitions) at the football-data provider: its widget and
 * its own page.
 */
const ProviderTab = Closed({
  widgetId: Nullable(Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' })),
  url: Nullable(WebAddress),
});

/**
 * The portal that the tables and live scores come from (docs/product.md#football-data-widgets). `loadAtOnce`: without
 * asking first. `scriptUrl` is the widget script, which fills elements with `data-id="{widgetId}"`; `frameUrl` is the
 * team's match frame. null: not offered, only the links are.
 */
export const FootballData = Closed({
  name: Line(80),
  clubUrl: WebAddress,
  scriptUrl: Nullable(Type.String({ maxLength: 500, pattern: `^https://${ADDRESS}+$` })),
  loadAtOnce: Type.Boolean(),
  teams: Type.Array(
    Closed({
      /** Slug of the team, `1-mannschaft`. */
      team: Slug(60),
      url: WebAddress,
      frameUrl: Nullable(Type.String({ maxLength: 500, pattern: `^https://${ADDRESS}+$` })),
      tabs: Closed({
        table: ProviderTab,
        matches: ProviderTab,
        squad: ProviderTab,
        stats: ProviderTab,
        liveticker: ProviderTab,
      }),
    }),
    { maxItems: 20 },
  ),
});
export type FootballData = Static<typeof FootballData>;

/** What a club is called before anybody has said its name. */
export const UNNAMED_CLUB = 'Mein Verein';

/** A page of the club elsewhere; `label` is what people read. */
const SocialLink = Closed({ label: Line(40), url: WebAddress });

const publicFields = {
  name: Line(120),
  shortName: Line(60),
  /** null: not said, as are texts that are empty and coordinates that are null. */
  founded: Nullable(Type.Integer({ minimum: 1800, maximum: 2200 })),
  stadium: OptionalLine(120),
  street: OptionalLine(120),
  postcode: Type.String({ pattern: '^([0-9]{5})?$' }),
  town: OptionalLine(80),
  email: OptionalEmailAddress,
  phone: OptionalLine(60),
  league: OptionalLine(120),
  season: OptionalLine(20),
  latitude: Nullable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Nullable(Type.Number({ minimum: -180, maximum: 180 })),
  color: Color,
  colorDark: Color,
  fanShopUrl: Nullable(WebAddress),
  /** When the office is open, in words; null: not said. */
  officeHours: Nullable(Text(300)),
  socialLinks: Type.Array(SocialLink, { maxItems: 12 }),
  /** null: no provider. */
  footballData: Nullable(FootballData),
  /** null: the drawn crest. */
  crestUrl: Nullable(PictureUrl),
  /** Whether the header shows the weather at the club. */
  showWeather: Type.Boolean(),
};

/**
 * The club's facts, answer of `GET /api/settings` (docs/product.md#club-facts-are-data;
 * docs/specification.md#club-facts). Coordinates in degrees (WGS 84); colours as `#rrggbb`.
 */
export const ClubFacts = Type.Object({
  ...publicFields,
  /**
   * A board at the pitch, shown to those who may become sponsors; `credit` names the photographer; null: an example is
   * shown.
   */
  advertisingImage: Nullable(Type.Object({ ...Picture.properties, credit: Nullable(Type.String()) })),
});
export type ClubFacts = Static<typeof ClubFacts>;

/** What the law wants named (§ 5 DDG, § 18 MStV, Art. 13 GDPR); empty: the imprint marks it as missing. */
export const ImprintFacts = Closed({
  /** Who represents the association, „Vorname Nachname (1. Vorsitz)". */
  representatives: Text(500),
  registerCourt: Text(120),
  registerNumber: Text(60),
  /** Only with a VAT id. */
  vatId: Text(30),
  /** Responsible for editorial content, with address. */
  contentResponsible: Text(300),
  /** Who runs the server, with address. */
  hostingProvider: Text(300),
  /** Only when there is one. */
  dataProtectionOfficer: Text(300),
});
export type ImprintFacts = Static<typeof ImprintFacts>;

const internalFields = {
  /** The picture behind `advertisingImage`. */
  advertisingImageUrl: Nullable(PictureUrl),
  imprint: ImprintFacts,
  /** Days after which messages of the contact form are deleted for good. */
  messageRetentionDays: Type.Integer({ minimum: 7, maximum: 1095 }),
};

/** `GET /api/admin/settings` and answer of `PUT /api/settings`. */
export const EditableSettings = Type.Object({
  ...publicFields,
  ...internalFields,
  version: Type.Integer(),
  updatedAt: Timestamp,
});
export type EditableSettings = Static<typeof EditableSettings>;

/**
 * `PUT /api/settings`: all of it; without `version` the write wins knowingly. 403 `proof_required` where `footballData` changes.
 * `POST /api/settings/opening` saves the same and shows visitors the site; 422 `facts_missing` with the `field` that the law
 * wants first.
 */
export const NewSettings = Closed({ ...publicFields, ...internalFields, version: Type.Optional(Type.Integer()) });
export type NewSettings = Static<typeof NewSettings>;
