import { Type, type Static } from 'typebox';
import { ADDRESS, WebAddress } from './editing.ts';
import { Line } from './text.ts';
import { Closed, HINT, OneOf, Slug, Written } from './schema.ts';

/** An address that a page may load from: unencrypted ones would be blocked in it. */
const SecureAddress = Type.String({
  maxLength: 500,
  pattern: `^https://${ADDRESS}+$`,
  [HINT]: 'Bitte eine Adresse eingeben, die mit https:// beginnt.',
});

/** `https://bilder.anbieter.de`: by its letters, because `*`, `;` and `,` would open the policy of a page or end it. */
const SecureOrigin = Type.String({
  maxLength: 200,
  pattern: '^https://[a-z0-9.-]+(:[0-9]{1,5})?$',
  [HINT]: 'Bitte nur den Anfang der Adresse eingeben, wie https://bilder.anbieter.de.',
});

/** An attribute by which a provider's script finds its element; nothing that runs or draws. */
const PlaceAttribute = Closed({
  name: Type.String({ pattern: '^(id|class|data-[a-z0-9-]{1,40})$' }),
  value: Type.String({ pattern: '^[A-Za-z0-9 _.:/-]{0,200}$' }),
});

/**
 * The provider of the widgets: of these two the portal knows elements, frames and origins; of any `other` only what was
 * entered.
 */
export const ProviderKind = OneOf('fussball.de', 'fupa', 'other');
export type ProviderKind = Static<typeof ProviderKind>;

/**
 * A tab of a team's page (docs/specification.md#4-states-and-transitions) at the football-data provider: its widget and
 * its own page. `view` is what the provider calls the kind of widget („team-matches“). Of an `other` provider only:
 * `attributes` are those of the element that its script fills, instead of `data-id` and `data-type`; `frameUrl` is a
 * frame instead of both.
 */
const ProviderTab = Closed({
  widgetId: Written(Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' })),
  url: Written(WebAddress),
  view: Type.Optional(Written(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }))),
  attributes: Type.Optional(Type.Array(PlaceAttribute, { maxItems: 8 })),
  frameUrl: Type.Optional(Written(SecureAddress)),
});
export type ProviderTab = Static<typeof ProviderTab>;

/**
 * The portal that tables and live scores come from (docs/product.md#football-data-widgets). Without `kind` it is told
 * by the script. `loadAtOnce`: without asking first. `scriptUrl` is the widget script of an `other` provider, which
 * fills elements with `data-id="{widgetId}"`, and `furtherOrigins` are those that it loads from beside its own;
 * `frameUrl` is the team's match frame. null: not offered, only the links are.
 */
export const FootballData = Closed({
  kind: Type.Optional(ProviderKind),
  name: Line(80),
  clubUrl: WebAddress,
  scriptUrl: Written(SecureAddress),
  furtherOrigins: Type.Optional(Type.Array(SecureOrigin, { maxItems: 8 })),
  loadAtOnce: Type.Boolean(),
  teams: Type.Array(
    Closed({
      /** Slug of the team, `1-mannschaft`. */
      team: Slug(60),
      url: WebAddress,
      frameUrl: Written(SecureAddress),
      tabs: Closed({
        table: ProviderTab,
        matches: ProviderTab,
        squad: ProviderTab,
        stats: ProviderTab,
        liveticker: ProviderTab,
      }),
    }),
    { maxItems: 100 },
  ),
});
export type FootballData = Static<typeof FootballData>;
