import type { Team } from '@portal/api/contract';
import { useClub } from '@portal/shared-ui';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import {
  useProviderConsent,
  useProviderScript,
  type ProviderConsent,
  type ScriptState,
} from '../provider/use-provider-script.ts';
import { SquadList } from './SquadList.tsx';
import { ConsentCard } from '../provider/ConsentCard.tsx';
import { ProviderWidget } from '../provider/ProviderWidget.tsx';

/** The tabs of a team's page, the first one is open (docs/specification.md#4-states-and-transitions). */
const teamTabs = [
  { id: 'table', label: 'Tabelle' },
  { id: 'matches', label: 'Spielplan' },
  { id: 'squad', label: 'Kader' },
  { id: 'stats', label: 'Statistik' },
  { id: 'liveticker', label: 'Liveticker' },
] as const;

/** One of the tabs. */
type TeamTab = (typeof teamTabs)[number];

/**
 * The five tabs. The provider's script fills all of them once it is there, so the hidden ones stay in the page; it
 * comes when the page opens and goes when it closes.
 */
export function TeamTabs({ team }: { team: Team }) {
  const { footballData } = useClub();
  const consent = useProviderConsent();
  const script = useProviderScript(consent.isAllowed ? (footballData?.scriptUrl ?? null) : null);
  return (
    <section aria-label="Saison">
      <Root defaultValue={teamTabs[0].id}>
        <Bar aria-label={`Saison der ${team.name}`}>
          {teamTabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </Bar>
        {teamTabs.map((tab) => (
          <Panel key={tab.id} value={tab.id} forceMount>
            {tab.id === 'squad' && <SquadList squad={team.squad} />}
            <TabContent team={team.slug} tab={tab} consent={consent} script={script} />
          </Panel>
        ))}
      </Root>
    </section>
  );
}

type TabContentProps = { team: string; tab: TeamTab; consent: ProviderConsent; script: ScriptState };

/** The provider's view of one tab: its widget once it is allowed, and always the way to the provider's own page. */
function TabContent({ team, tab, consent: { isAllowed, allowOnce }, script }: TabContentProps) {
  const { footballData } = useClub();
  const source = footballData?.teams.find((candidate) => candidate.team === team);
  if (!footballData || !source) return <p>Hierzu gibt es noch keine Daten.</p>;

  const { name: provider, scriptUrl } = footballData;
  const { widgetId, url } = source.tabs[tab.id];
  const address = url ?? source.url;
  if (!isAllowed && scriptUrl) return <ConsentCard provider={provider} url={address} onAllow={allowOnce} />;
  return (
    <ProviderWidget
      label={tab.label}
      kind={tab.id}
      widgetId={scriptUrl && widgetId}
      script={script}
      provider={provider}
      url={address}
    />
  );
}

const Bar = styled(List)`
  display: flex;
  overflow-x: auto;
  border-radius: var(--radius) var(--radius) 0 0;
  background: var(--color-frame);
  scrollbar-width: none;
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
  }

  &:focus-visible {
    outline-color: #fff;
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
`;
