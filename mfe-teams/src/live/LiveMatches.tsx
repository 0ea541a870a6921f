import type { FootballData } from '@portal/api/contract';
import { SectionHeading, ChevronDownIcon, raised } from '@portal/shared-ui';
import { ownTeamPaths } from '@portal/shared-ui/team-path';
import { styled } from 'styled-components';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { ProviderLink } from '../provider/ProviderLink.tsx';
import { ProviderMeta } from '../provider/ProviderMeta.tsx';
import { useTeamNames, useFootballData } from '../teams-api.ts';

/** Comes with the first panel that somebody opens. */
const LiveContent = lazy(() => import('./LiveContent.tsx').then((module) => ({ default: module.LiveContent })));

/**
 * The home page's live widget: a panel for each team that the provider of football data knows, closed at first
 * (docs/specification.md#live-widget). Nothing in a club without such a team, or without matches at the provider.
 */
export function LiveMatches() {
  const footballData = useFootballData();
  const { data: teams = [] } = useTeamNames();
  const told = new Set([...ownTeamPaths.keys(), ...(footballData?.teams ?? []).map(({ team }) => team)]);
  const live = footballData?.teams.some(isTold) ? teams.filter(({ slug }) => told.has(slug)) : [];
  if (live.length === 0) return null;
  return (
    <section aria-labelledby="live-matches" data-noprint="">
      <ProviderMeta />
      <SectionHeading id="live-matches">Live</SectionHeading>
      <Panels>
        {live.map(({ slug, name }) => (
          <LivePanel
            key={slug}
            team={slug}
            name={name}
            provider={footballData?.name ?? ''}
            url={footballData?.teams.find(({ team }) => team === slug)?.url}
          />
        ))}
      </Panels>
    </section>
  );
}

/** Whether the provider has a team's matches. */
function isTold({ frameUrl, tabs: { liveticker, matches } }: FootballData['teams'][number]): boolean {
  return Boolean(frameUrl) || [liveticker, matches].some((tab) => tab.widgetId || tab.url || tab.frameUrl);
}

type LivePanelProps = { team: string; name: string; provider: string; url: string | undefined };

/** A collapsible panel; its content, and with it the provider, comes only while it is open. */
function LivePanel({ team, name, provider, url }: LivePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handleToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open);
  return (
    <Panel onToggle={handleToggle}>
      <Summary>
        <Dot aria-hidden="true" />
        {name}
        <ChevronDownIcon />
      </Summary>
      {url && (
        <noscript>
          <Waiting as="div">
            <ProviderLink provider={provider} url={url} />
          </Waiting>
        </noscript>
      )}
      {isOpen && (
        <Suspense fallback={<Waiting>Wird geladen …</Waiting>}>
          <LiveContent team={team} name={name} />
        </Suspense>
      )}
    </Panel>
  );
}

const Panels = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Panel = styled.details`
  overflow: hidden;
  ${raised}
`;

const Summary = styled.summary`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 56px;
  padding: var(--space-2) var(--space-4);
  font: 800 var(--text-lg) / 1.1 var(--font-display);
  word-spacing: 0.06em;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    margin-left: auto;
    transition: rotate var(--motion) var(--ease);
  }

  [open] > & > svg {
    rotate: 180deg;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Waiting = styled.output`
  display: block;
  padding: 0 var(--space-4) var(--space-4);
`;

const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--color-category-red);
`;
