import { Type, type Static } from 'typebox';
import { ContactMail } from './contact.ts';
import { OptionalEmailAddress, PictureUrl, WebAddress } from './editing.ts';
import { FootballData } from './football-data.ts';
import { Picture } from './media.ts';
import { LegalForm } from './legal-form.ts';
import { OwnPageLink } from './own-pages.ts';
import { ChangedTexts } from './page-texts.ts';
import { Line, OptionalLine, Text } from './text.ts';
import { BLANK, Closed, Color, HINT, Nullable, OneOf, Timestamp, Written } from './schema.ts';

/** A club's name before anybody has entered one. */
export const UNNAMED_CLUB = 'Mein Verein';
/** The colour of a club that has chosen none; no club's own. */
export const NEUTRAL_COLOR = '#475569';

/** A page of the club elsewhere; `label` is what people read. */
const SocialLink = Closed({ label: Line(40), url: WebAddress });

const publicFields = {
  name: Line(120),
  shortName: Line(60),
  /** null: not said, as are texts that are empty and coordinates that are null. */
  founded: Nullable(Type.Integer({ minimum: 1800, maximum: 2200 })),
  stadium: OptionalLine(120),
  street: OptionalLine(120),
  postcode: Type.String({
    pattern: '^([0-9]{5})?$',
    [HINT]: 'Bitte die fünf Ziffern der Postleitzahl eingeben.',
    [BLANK]: '',
  }),
  town: OptionalLine(80),
  email: OptionalEmailAddress,
  /** A `PhoneNumber` or empty; only what is written anew is checked. */
  phone: Type.String({ ...OptionalLine(60), [BLANK]: '' }),
  league: OptionalLine(120),
  season: OptionalLine(20),
  latitude: Nullable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Nullable(Type.Number({ minimum: -180, maximum: 180 })),
  color: Color,
  /** It may have any lightness, like the first; null: the club has one colour. */
  secondColor: Type.Optional(Nullable(Color)),
  /** A shade of `color`, for older releases; the value in a body is ignored. */
  colorDark: Color,
  fanShopUrl: Written(WebAddress),
  /** When the office is open, in words; null: not said. */
  officeHours: Nullable(Text(300)),
  socialLinks: Type.Array(SocialLink, { maxItems: 12 }),
  /** null: no provider. */
  footballData: Nullable(FootballData),
  /** null: the crest that is drawn from initials, year and colours. */
  crestUrl: Nullable(PictureUrl),
  /** Whether the header shows the weather at the club. */
  showWeather: Type.Boolean(),
};

/**
 * The club's facts, answer of `GET /api/settings`, and of `GET /api/club`, which every page carries: without the teams
 * of `footballData`, which few pages show ({@link ClubProvider}) (docs/product.md#club-facts-are-data;
 * docs/specification.md#club-facts). Coordinates in degrees (WGS 84); colours as `#rrggbb`.
 */
export const ClubFacts = Type.Object({
  ...publicFields,
  /**
   * A board at the pitch, shown to those who may become sponsors; `credit` names the photographer; null: an example is
   * shown.
   */
  advertisingImage: Nullable(Type.Object({ ...Picture.properties, credit: Nullable(Type.String()) })),
  /** Own pages in the navigation, in order; absent while there are none. */
  ownPages: Type.Optional(Type.Array(OwnPageLink)),
  /**
   * The club's own words on fixed pages, with '' for texts that lead to a hidden one; absent while all are as usual.
   */
  texts: Type.Optional(ChangedTexts),
  /** The pages of the navigation by path, in the club's order; absent while it is the usual one. */
  menuOrder: Type.Optional(Type.Array(Type.String())),
  /** Whether the page „Downloads“ has something to show; left out where it has not. */
  hasDownloads: Type.Optional(Type.Boolean()),
});
export type ClubFacts = Static<typeof ClubFacts>;

/** The club's football-data provider with its teams, answer of `GET /api/football-data`. */
export const ClubProvider = Type.Object({ footballData: publicFields.footballData });
export type ClubProvider = Static<typeof ClubProvider>;

/**
 * Facts that the law requires (§ 5 DDG, § 18 MStV, Art. 13 GDPR); the imprint marks required ones that are empty as
 * missing.
 */
export const ImprintFacts = Closed({
  /** null or left out: not chosen; the ending of the club's name decides, if it is one of a legal form. */
  legalForm: Type.Optional(Nullable(LegalForm)),
  /** The association that a department belongs to. */
  parentClub: Type.Optional(Text(200)),
  /** Who represents the association, „Vorname Nachname (1. Vorsitz)“. */
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
  /**
   * The Land of the club's seat (ISO 3166-2:DE), which decides the data protection authority and the public holidays;
   * null: not said.
   */
  federalState: Type.Optional(
    Nullable(OneOf('BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH')),
  ),
  /** The picture behind `advertisingImage`. */
  advertisingImageUrl: Nullable(PictureUrl),
  imprint: ImprintFacts,
  /** Days after which messages of the contact form are deleted for good. */
  messageRetentionDays: Type.Integer({ minimum: 7, maximum: 1095 }),
  contactMail: Type.Optional(ContactMail),
  /** Whether trainers' content goes public without an editor. */
  trainersPublish: Type.Optional(Type.Boolean()),
  /** The contact at the login where no mails are sent; without an address, the club's own is used. */
  loginContactName: Type.Optional(OptionalLine(100)),
  loginContactEmail: Type.Optional(OptionalEmailAddress),
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
 * `PUT /api/settings`: all of it; without `version` the write wins knowingly. 403 `proof_required` where
 * `footballData`, `contactMail`, `loginContactEmail` or `email` changes. `POST /api/settings/opening` saves the same
 * and shows visitors the site; 422 `facts_missing` with the `field` that the law requires first.
 */
export const NewSettings = Closed({ ...publicFields, ...internalFields, version: Type.Optional(Type.Integer()) });
export type NewSettings = Static<typeof NewSettings>;

/** `POST /api/admin/map-links` and its answer: a short link to a map, and the address it leads to. */
export const MapLinkAddress = Closed({ address: Line(4000) });
export type MapLinkAddress = Static<typeof MapLinkAddress>;
