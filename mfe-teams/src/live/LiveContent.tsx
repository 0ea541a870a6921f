import { hasPlaces, placeOf, type TabName } from '@portal/shared-ui/football-provider';
import { styled } from 'styled-components';
import { useFootballData } from '../teams-api.ts';
import { ConsentCard } from '../provider/ConsentCard.tsx';
import { useProviderConsent } from '../provider/provider-consent.ts';
import { ProviderPlace } from '../provider/ProviderPlace.tsx';
import { ProviderView } from '../provider/ProviderView.tsx';

type LiveContentProps = { team: string; name: string };

/** The provider's live widget and match frame of a team. */
export function LiveContent({ team, name }: LiveContentProps) {
  const footballData = useFootballData();
  const source = footballData?.teams.find((candidate) => candidate.team === team);
  const consent = useProviderConsent(hasPlaces(footballData, source));

  if (!footballData || !source) return <Content>Für diese Mannschaft gibt es noch keine Live-Daten.</Content>;
  const { name: provider } = footballData;
  const { frameUrl, tabs } = source;
  const isAskedFor = frameUrl ?? placeOf(footballData, tabs.liveticker, 'liveticker');
  if (isAskedFor && !consent.isAllowed) {
    return (
      <Content>
        <ConsentCard provider={provider} url={source.url} onAllow={consent.allowOnce} />
      </Content>
    );
  }
  // A provider without a ticker has its matches to show.
  const shown: TabName = isAskedFor ? 'liveticker' : 'matches';
  return (
    <Content>
      {frameUrl && consent.canLoad && (
        <ProviderPlace
          place={{ is: 'frame', url: frameUrl, tellsHeight: false }}
          label={`Spiele der ${name} bei ${provider}`}
        />
      )}
      <ProviderView
        provider={footballData}
        tab={tabs[shown]}
        name={shown}
        label={shown === 'matches' ? 'Spiele' : 'Liveticker'}
        url={tabs[shown].url ?? source.url}
        consent={consent}
        isExtra={frameUrl !== null}
      />
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
`;
