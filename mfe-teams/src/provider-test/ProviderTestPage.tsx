import { useCallback, useEffect, useState } from 'react';
import type { FootballData } from '@portal/api/contract';
import { ButtonLink, Container, EmptyState, PageHeader, PageMeta, useSiteOrigin } from '@portal/shared-ui';
import { hasPlaces, placeOf, type ProviderPlace as Place, type TabName } from '@portal/shared-ui/football-provider';
import { teamPath } from '@portal/shared-ui/team-path';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { teamName } from '../event/event-words.ts';
import { ConsentCard } from '../provider/ConsentCard.tsx';
import { useProviderConsent, type ProviderConsent } from '../provider/provider-consent.ts';
import { ProviderLink } from '../provider/ProviderLink.tsx';
import { ProviderMeta } from '../provider/ProviderMeta.tsx';
import { ProviderPlace, type PlaceState } from '../provider/ProviderPlace.tsx';
import { useTeamNames, useFootballData } from '../teams-api.ts';
import { teamTabs } from '../team/team-tabs.ts';

/** Milliseconds after which a view without content counts as empty. */
const PATIENCE = 12_000;

/**
 * `/anbieter-test`: all of the provider's views of a team, each with whether it shows anything. Administrators come
 * here from the settings; for visitors it shows nothing that the team's page would not show.
 */
export function ProviderTestPage() {
  const [query] = useSearchParams();
  const footballData = useFootballData();
  const { data: teams = [] } = useTeamNames();
  const team = query.get('team') ?? footballData?.teams[0]?.team ?? '';
  const source = footballData?.teams.find((candidate) => candidate.team === team);
  const consent = useProviderConsent(hasPlaces(footballData, source));
  const name = teamName(team, teams);
  return (
    <>
      <PageMeta
        title="Anbieter testen"
        description="Was der Anbieter von Spieldaten auf den Seiten der Mannschaften zeigt."
        path="/anbieter-test"
      />
      <PageHeader title="Anbieter testen" lead={source ? name : ''} />
      <Page>
        {footballData && source ? (
          <>
            <ProviderMeta />
            <TestedViews provider={footballData} source={source} consent={consent} />
            <ButtonLink to={teamPath(team)} variant="secondary">
              Zur Seite der Mannschaft
            </ButtonLink>
          </>
        ) : (
          <EmptyState
            title="Nichts zu testen"
            text="Für diese Mannschaft ist beim Anbieter von Tabellen und Spielständen noch nichts gespeichert."
          />
        )}
      </Page>
    </>
  );
}

type TestedViewsProps = {
  provider: FootballData;
  source: FootballData['teams'][number];
  consent: ProviderConsent;
};

function TestedViews({ provider, source, consent }: TestedViewsProps) {
  const tabs = teamTabs.flatMap(({ id, label }): { id: TabName | 'frame'; label: string; place: Place }[] => {
    const place = placeOf(provider, source.tabs[id], id);
    return place ? [{ id, label, place }] : [];
  });
  const frame = { is: 'frame', url: source.frameUrl ?? '', tellsHeight: false } as const;
  const views = source.frameUrl ? [...tabs, { id: 'frame' as const, label: 'Rahmen mit Spielen', place: frame }] : tabs;
  if (views.length === 0)
    return (
      <>
        <p>Für diese Mannschaft gibt es nur den Link.</p>
        <ProviderLink provider={provider.name} url={source.url} />
      </>
    );
  if (!consent.isAllowed) return <ConsentCard provider={provider.name} url={source.url} onAllow={consent.allowOnce} />;
  if (!consent.canLoad) return <p>Die Seite wird neu geladen, weil diese hier den Anbieter nicht einbinden darf.</p>;
  return views.map(({ id, label, place }) => (
    <TestedView key={id} label={label} place={place} provider={provider.name} />
  ));
}

function TestedView({ label, place, provider }: { label: string; place: Place; provider: string }) {
  const origin = useSiteOrigin();
  const [state, setState] = useState<PlaceState | 'empty'>('loading');
  const handleState = useCallback((told: PlaceState) => setState(told), []);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('empty'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  const words = {
    loading: 'Wird geladen …',
    shown: `${provider} zeigt hier etwas an. Sieht es richtig aus, ist alles gut.`,
    failed: 'Das Skript des Anbieters war nicht zu laden. Stimmt seine Adresse?',
    empty: `${provider} zeigt hier nichts an. Ist beim Anbieter für dieses Widget die Adresse ${origin} eingetragen, und stimmt die Kennung?`,
  };
  return (
    <View>
      <h2>{label}</h2>
      <output>{words[state]}</output>
      <ProviderPlace place={place} label={`${label} bei ${provider}`} onState={handleState} isEager />
    </View>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  justify-items: start;
  padding-block: var(--space-8) var(--space-section);

  > * {
    width: 100%;
    max-width: 860px;
  }

  > a {
    width: auto;
  }
`;

const View = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
