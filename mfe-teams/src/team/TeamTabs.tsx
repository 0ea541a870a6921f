import { memo, useMemo, type ReactNode } from 'react';
import type { FootballData, Team } from '@portal/api/contract';
import { hasPlaces, type TabName } from '@portal/shared-ui/football-provider';
import { usePainted } from '@portal/shared-ui/use-painted';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { useProviderConsent, type ProviderConsent } from '../provider/provider-consent.ts';
import { ProviderMeta } from '../provider/ProviderMeta.tsx';
import { ProviderView } from '../provider/ProviderView.tsx';
import { useTeamMatches, useFootballData } from '../teams-api.ts';
import { LeagueTableView } from './LeagueTableView.tsx';
import { SquadList } from './SquadList.tsx';
import { TeamMatches } from './TeamMatches.tsx';
import { hasMatches, teamTabs } from './team-tabs.ts';
import { useKeptTab } from './use-kept-tab.ts';

/**
 * The tabs that have something to show: all five if the provider of football data knows the team, otherwise those with
 * the club's own data. The provider is loaded for the open one only, and no longer when the page closes.
 */
export function TeamTabs({ team }: { team: Team }) {
  const footballData = useFootballData();
  const { data: matches } = useTeamMatches(team.slug);
  const source = footballData?.teams.find((candidate) => candidate.team === team.slug);
  const consent = useProviderConsent(hasPlaces(footballData, source));
  // Choosing a tab does not render the club's own contents again.
  const own = useMemo(
    (): Partial<Record<TabName, ReactNode>> => ({
      ...(team.leagueTable && { table: <LeagueTableView table={team.leagueTable} league={team.subtitle} /> }),
      ...(matches && hasMatches(matches) && { matches: <TeamMatches team={team} matches={matches} /> }),
      ...(team.squad.length > 0 && { squad: <SquadList squad={team.squad} /> }),
    }),
    [team, matches],
  );
  const tabs = teamTabs.filter(({ id }) => source !== undefined || id in own);
  return <Season label={`Saison der ${team.name}`} tabs={tabs} content={{ own, footballData, source, consent }} />;
}

type TeamTab = (typeof teamTabs)[number];

type TabContent = {
  own: Partial<Record<TabName, ReactNode>>;
  footballData: FootballData | null;
  source: FootballData['teams'][number] | undefined;
  consent: ProviderConsent;
};

type SeasonProps = { label: string; tabs: readonly TeamTab[]; content: TabContent };

/** The bar and the panels: a press on a tab renders the bar, and two panels once the press is seen. */
function Season({ label, tabs, content }: SeasonProps) {
  const [open, choose] = useKeptTab(tabs);
  const shown = usePainted(open);
  if (!open) return null;
  return (
    <section aria-label="Saison">
      {content.source && <ProviderMeta />}
      <Root value={open} onValueChange={choose}>
        <Bar aria-label={label} data-noprint="">
          {tabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </Bar>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} tab={tab} isSeen={tab.id === shown} {...content} />
        ))}
      </Root>
    </section>
  );
}

type TabPanelProps = TabContent & { tab: TeamTab; isSeen: boolean };

const TabPanel = memo(function TabPanel({ tab, isSeen, own, footballData, source, consent }: TabPanelProps) {
  const isOwn = tab.id in own;
  return (
    <Panel
      value={tab.id}
      forceMount
      data-state={isSeen ? 'active' : 'inactive'}
      data-paper-title={isOwn ? tab.label : undefined}
    >
      {own[tab.id]}
      {footballData && source && (
        <ProviderView
          provider={footballData}
          tab={source.tabs[tab.id]}
          name={tab.id}
          label={tab.label}
          url={source.tabs[tab.id].url ?? source.url}
          consent={consent}
          isSeen={isSeen}
          isExtra={isOwn}
        />
      )}
    </Panel>
  );
});

const Bar = styled(List)`
  display: flex;
  overflow-x: auto;
  border-radius: var(--radius) var(--radius) 0 0;
  background: var(--color-frame);
  scrollbar-width: none;

  @media (scripting: none) {
    display: none;
  }
`;

const Tab = styled(Trigger)`
  flex: 1 0 auto;
  min-height: 52px;
  padding: var(--space-2) var(--space-4);
  color: var(--color-on-frame-muted);
  font: 750 1.0625rem/1.1 var(--font-display);
  letter-spacing: 0.015em;

  @media (max-width: 519px) {
    padding-inline: 6px;
    font-size: 0.9375rem;
  }

  &:hover {
    color: var(--color-on-frame);
  }

  &[data-state='active'] {
    background: var(--color-brand);
    color: var(--color-on-brand);
    box-shadow: inset 0 0 0 1px var(--color-brand-edge);
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`;

const Panel = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5);
  border-radius: 0 0 var(--radius) var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);

  &[data-state='inactive'] {
    display: none;
  }

  /* Paper has no tabs, and without scripts they do nothing: what the club has of its own stands below each other. */
  @media print, (scripting: none) {
    &[data-paper-title] {
      display: grid;
    }

    &[data-paper-title]::before {
      content: attr(data-paper-title);
      font: var(--weight-display) var(--text-xl) / 1.1 var(--font-display);
      break-after: avoid;
    }
  }

  @media print {
    padding-inline: 0;
  }
`;
