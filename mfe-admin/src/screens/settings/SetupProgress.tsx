import { Link } from 'react-router-dom';
import type { Setup, SetupStep } from '@portal/api/contract';
import { VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { stepScreen } from '../../kit/setup/setup-api.ts';
import { stepNames } from './step-names.ts';

const STATES = { done: 'fertig', skipped: 'übersprungen', open: 'offen' } as const;
const SIGNS = { done: '✓', skipped: '–', open: '' } as const;

/** The present step, and the way to each step. */
export function SetupProgress({ setup: { steps }, current }: { setup: Setup; current: SetupStep }) {
  const place = steps.findIndex(({ step }) => step === current) + 1;
  return (
    <nav aria-label="Schritte der Einrichtung">
      <p>
        Schritt {place} von {steps.length}
      </p>
      <Steps>
        {steps.map(({ step, state }, index) => (
          <li key={step}>
            <Link to={stepScreen(step)} data-state={state} aria-current={step === current ? 'step' : undefined}>
              <span aria-hidden="true">{SIGNS[state] || index + 1}</span>
              <Name>{stepNames[step]}</Name>
              <VisuallyHidden>, {STATES[state]}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </Steps>
    </nav>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 3px;
  max-width: 760px;
  margin-top: var(--space-2);
  a {
    display: grid;
    justify-items: center;
    align-content: center;
    min-height: var(--touch);
    border-top: 4px solid var(--color-line);
    color: var(--color-text);
    font-weight: 650;
    text-decoration: none;
  }
  a[data-state='done'] {
    border-color: var(--color-text);
  }
  a[aria-current] {
    border-color: var(--color-brand);
    background: var(--color-sunken);
  }
`;

/** On phones the number has to do. */
const Name = styled.span`
  font-size: var(--text-sm);
  font-weight: 400;
  hyphens: auto;
  overflow-wrap: anywhere;
  text-align: center;
  @media (max-width: 719px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
