import type { MouseEvent } from 'react';
import { ScriptedButton, PitchLines, pitchGround } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ProviderLink } from './ProviderLink.tsx';

type ConsentCardProps = { provider: string; url: string; onAllow: () => void };

/**
 * Placeholder of the provider's content until the visitor has agreed to it
 * (docs/product.md#football-data-widgets).
 */
export function ConsentCard({ provider, url, onAllow }: ConsentCardProps) {
  const handleAllow = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears; the content that follows stands in the same tab or page.
    currentTarget.closest<HTMLElement>('[role="tabpanel"], main')?.focus({ preventScroll: true });
    onAllow();
  };
  return (
    <Field data-noprint="">
      <PitchLines />
      <p>
        Diese Daten kommen von <b>{provider}</b>. Beim Laden erfährt der Anbieter deine IP-Adresse und kann Cookies
        setzen.
      </p>
      <Actions>
        <ScriptedButton onClick={handleAllow}>Einmal laden</ScriptedButton>
        <ProviderLink provider={provider} url={url} />
      </Actions>
    </Field>
  );
}

const Field = styled.div`
  ${pitchGround}
  display: grid;
  gap: var(--space-4);
  align-content: center;
  justify-items: center;
  min-height: 220px;
  padding: var(--space-6) var(--space-5);
  background: var(--color-sunken);
  text-align: center;

  > p {
    max-width: 20.9em;
    line-height: 1.45;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: center;
`;
