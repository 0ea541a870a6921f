import { useState, type SyntheticEvent } from 'react';
import { ChevronDownIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { LiveContent } from './LiveContent.tsx';

type LivePanelProps = { team: string; name: string };

/** A collapsible panel; its content, and with it the provider, comes only while it is open. */
export function LivePanel({ team, name }: LivePanelProps) {
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

const Panel = styled.details`
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
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
