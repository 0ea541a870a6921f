import type { FootballData, ProviderKind, ProviderTab } from '@portal/api/contract';

/** The tabs of a team's page (docs/specification.md#4-states-and-transitions). */
export type TabName = keyof FootballData['teams'][number]['tabs'];

/**
 * The place of a provider's view: a frame, or an element that its script fills, found by its attributes. `tellsHeight`:
 * the frame says how high its content is.
 */
export type ProviderPlace =
  | { is: 'frame'; url: string; tellsHeight: boolean }
  | { is: 'element'; script: string; attributes: Readonly<Record<string, string>> };

/** Origins that a page with the provider's views may load from, by purpose. */
type ProviderOrigins = Readonly<Record<'script' | 'frame' | 'img' | 'connect', readonly string[]>>;

type Provider = Pick<FootballData, 'kind' | 'scriptUrl' | 'furtherOrigins'>;
type Teams = Pick<FootballData, 'teams'>;

/** The adapter of one provider. */
type Adapter = {
  place: (provider: Provider, tab: ProviderTab, name: TabName) => ProviderPlace | null;
  origins: (provider: Provider & Teams) => ProviderOrigins;
};

/** The origin of fussball.de's frames; they tell their height. */
export const FUSSBALL_DE_FRAMES = 'https://next.fussball.de';
/** The message of its frames when their height changes: `{ type, iframeName, height }`, with the name of the frame. */
export const FUSSBALL_DE_HEIGHT = 'fussballde_widget:resize';
/** The script of FuPa, which fills all of its elements that are in the page when it runs. */
const FUPA_SCRIPT = 'https://widget-api.fupa.net/vendor/widget.js?v1';
/** The element of a widget of FuPa: `fp-widget_root-{id}`. */
export const FUPA_ELEMENT = 'fp-widget_root-';

/**
 * The default names of fussball.de's views, if the administrator has set none: it has none for squad and statistics.
 */
const FUSSBALL_DE_VIEWS: Readonly<Partial<Record<TabName, string>>> = {
  table: 'table',
  matches: 'team-matches',
  liveticker: 'next-match',
};

const adapters: Readonly<Record<ProviderKind, Adapter>> = {
  'fussball.de': {
    place(_provider, { widgetId, view }, name) {
      const shown = view ?? FUSSBALL_DE_VIEWS[name];
      if (!widgetId || !shown) return null;
      return { is: 'frame', url: `${FUSSBALL_DE_FRAMES}/widget/${shown}/${widgetId}`, tellsHeight: true };
    },
    origins: () => ({ script: [], frame: [FUSSBALL_DE_FRAMES], img: [], connect: [] }),
  },
  fupa: {
    place: (_provider, { widgetId }) =>
      widgetId ? { is: 'element', script: FUPA_SCRIPT, attributes: { id: FUPA_ELEMENT + widgetId } } : null,
    origins: () => ({
      script: ['https://widget-api.fupa.net'],
      frame: [],
      img: ['https://widget-api.fupa.net', 'https://image.fupa.net', 'https://static.fupa.net'],
      connect: ['https://widget-api.fupa.net', 'https://api.fupa.net', 'https://static.fupa.net'],
    }),
  },
  other: {
    place({ scriptUrl }, { widgetId, attributes, frameUrl }, name) {
      if (frameUrl) return { is: 'frame', url: frameUrl, tellsHeight: false };
      if (!scriptUrl) return null;
      const named = Object.fromEntries((attributes ?? []).map((one) => [one.name, one.value]));
      if (Object.keys(named).length > 0) return { is: 'element', script: scriptUrl, attributes: named };
      if (!widgetId) return null;
      return { is: 'element', script: scriptUrl, attributes: { 'data-id': widgetId, 'data-type': name } };
    },
    origins({ scriptUrl, furtherOrigins = [], teams }) {
      const frames = teams.flatMap(({ tabs }) => Object.values(tabs).map(({ frameUrl }) => frameUrl));
      const own = originsOf([scriptUrl, ...furtherOrigins]);
      return { script: own, frame: originsOf([...own, ...frames]), img: own, connect: own };
    },
  },
};

/** The provider a club uses; one entered before kinds existed is recognised by its script. */
export function providerKindOf({ kind, scriptUrl }: Pick<FootballData, 'kind' | 'scriptUrl'>): ProviderKind {
  if (kind) return kind;
  const host = scriptUrl && URL.canParse(scriptUrl) ? new URL(scriptUrl).hostname : '';
  if (/(^|\.)fussball\.de$/.test(host)) return 'fussball.de';
  return /(^|\.)fupa\.net$/.test(host) ? 'fupa' : 'other';
}

/** The place of the provider's view in a tab; null if it has none. */
export function placeOf(provider: Provider, tab: ProviderTab, name: TabName): ProviderPlace | null {
  return adapters[providerKindOf(provider)].place(provider, tab, name);
}

/** Whether the provider has a view of a team that a page could load. */
export function hasPlaces(provider: FootballData | null, team: FootballData['teams'][number] | undefined): boolean {
  if (!provider || !team) return false;
  const tabs = Object.entries(team.tabs) as [TabName, ProviderTab][];
  return team.frameUrl !== null || tabs.some(([name, tab]) => placeOf(provider, tab, name));
}

/** The origins of the pages that show the provider's views; a team's match frame may come from anywhere. */
export function providerOriginsOf(provider: Provider & Teams): ProviderOrigins {
  const origins = adapters[providerKindOf(provider)].origins(provider);
  const matchFrames = provider.teams.map(({ frameUrl }) => frameUrl);
  return { ...origins, frame: originsOf([...origins.frame, ...matchFrames]) };
}

/** A host by its letters: `*`, `;` and `,` are valid in an address, and would open a policy or end it. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

function originsOf(addresses: readonly (string | null | undefined)[]): string[] {
  const origins = addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].filter((origin) => PLAIN_ORIGIN.test(origin));
}
