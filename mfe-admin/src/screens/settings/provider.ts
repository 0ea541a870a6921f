import type { FootballData, ProviderKind } from '@portal/api/contract';
import { providerKindOf, type TabName } from '@portal/shared-ui/football-provider';
import type { FoundWidget } from './provider-snippet.ts';

type Team = FootballData['teams'][number];

/** The tabs of a team's page as visitors read them (docs/specification.md#1st-team-mannschaft). */
export const tabLabels = {
  table: 'Tabelle',
  matches: 'Spielplan',
  squad: 'Kader',
  stats: 'Statistik',
  liveticker: 'Liveticker',
} as const satisfies Record<TabName, string>;

export const tabNames = Object.keys(tabLabels) as TabName[];

/** A team without anything yet. */
export function blankTeam(team: string, url = ''): Team {
  const none = { widgetId: null, url: null };
  return {
    team,
    url,
    frameUrl: null,
    tabs: { table: none, matches: none, squad: none, stats: none, liveticker: none },
  };
}

/** A provider without anything yet. */
export const blankProvider: FootballData = { name: '', clubUrl: '', scriptUrl: null, loadAtOnce: false, teams: [] };

/** The names of the two providers that the portal knows, and their sites. */
const KNOWN: Readonly<Partial<Record<ProviderKind, Pick<FootballData, 'name' | 'clubUrl'>>>> = {
  'fussball.de': { name: 'fussball.de', clubUrl: 'https://www.fussball.de/' },
  fupa: { name: 'FuPa', clubUrl: 'https://www.fupa.net/' },
};

/** The name of an `other` provider until somebody types another. */
const UNKNOWN_NAME = 'Anbieter';

/** The name of a found widget's source: „fussball.de“, or the host it comes from. */
export function sourceName({ kind, scriptUrl, tab }: FoundWidget): string {
  const address = scriptUrl ?? tab.frameUrl;
  return KNOWN[kind]?.name ?? (address ? new URL(address).hostname : UNKNOWN_NAME);
}

/** Why a widget cannot stand beside the present ones: a page uses one provider. Undefined when it can. */
export function clashOf(provider: FootballData | '', found: FoundWidget): string | undefined {
  if (!provider || provider.teams.length === 0 || isFrom(provider, found)) return undefined;
  return `Eingerichtet ist ${provider.name || 'ein anderer Anbieter'}. Zwei Anbieter zugleich gehen nicht: Bitte zuerst „Keinen Anbieter mehr nutzen“.`;
}

function isFrom(provider: FootballData, { kind, scriptUrl }: FoundWidget): boolean {
  if (providerKindOf(provider) !== kind) return false;
  return kind !== 'other' || !scriptUrl || !provider.scriptUrl || provider.scriptUrl === scriptUrl;
}

/**
 * The provider with a found widget in a tab of a team, which is added if missing. Another provider begins empty:
 * visitors are told its name, and it may not load unasked because the one before it might.
 */
export function withWidget(
  provider: FootballData | '',
  found: FoundWidget,
  { team, tab }: { team: string; tab: TabName },
): FootballData {
  const { name, clubUrl } = KNOWN[found.kind] ?? { name: sourceName(found), clubUrl: siteOf(found) };
  const before = provider && isFrom(provider, found) ? provider : blankProvider;
  const kept = before.teams.length > 0 ? before : { ...before, scriptUrl: null };
  const teams = before.teams.some((one) => one.team === team)
    ? before.teams
    : [...before.teams, blankTeam(team, found.clubUrl ?? (before.clubUrl || clubUrl))];
  return {
    ...kept,
    kind: found.kind,
    name: before.name || name,
    clubUrl: before.clubUrl || found.clubUrl || clubUrl,
    scriptUrl: found.scriptUrl ?? kept.scriptUrl,
    teams: teams.map((one) =>
      one.team === team
        ? { ...one, tabs: { ...one.tabs, [tab]: { ...found.tab, url: one.tabs[tab].url || null } } }
        : one,
    ),
  };
}

function siteOf({ scriptUrl, tab }: FoundWidget): string {
  const address = scriptUrl ?? tab.frameUrl;
  return address ? `${new URL(address).origin}/` : '';
}
