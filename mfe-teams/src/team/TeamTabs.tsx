import type { Team } from '@portal/api/contract';
import { useClub } from '@portal/shared-ui';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { useProviderConsent } from '../provider/use-provider-consent.ts';
import { useProviderScript } from '../provider/use-provider-script.ts';
import { SquadList } from './SquadList.tsx';
import { TabContent } from './TabContent.tsx';
import { teamTabs } from './team-tabs.ts';

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
