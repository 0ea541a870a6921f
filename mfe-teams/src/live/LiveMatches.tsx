import { SectionHeading, ChevronDownIcon, raised } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useState, type SyntheticEvent } from 'react';
import { LiveContent } from './LiveContent.tsx';

/** The home page's live widget: a panel for each team, both closed at first (docs/specification.md#live-widget). */
export function LiveMatches() {
  return (
    <section aria-labelledby="live-matches">
      <SectionHeading id="live-matches">Live</SectionHeading>
      <Panels>
        <LivePanel team="1-mannschaft" name="1. Mannschaft" />
        <LivePanel team="2-mannschaft" name="2. Mannschaft" />
      </Panels>
    </section>
  );
}

type LivePanelProps = { team: string; name: string };

/** A collapsible panel; its content, and with it the provider, comes only while it is open. */
function LivePanel({ team, name }: LivePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handleToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open);
  return (
    <Panel onToggle={handleToggle}>
      <Summary>
        <Dot aria-hidden="true" />
        {name}
        <ChevronDownIcon />
      </Summary>
      {isOpen && <LiveContent team={team} name={name} />}
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

const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--color-brand);
`;
