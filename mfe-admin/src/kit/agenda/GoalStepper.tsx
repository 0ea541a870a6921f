import type { ChangeEvent } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';

const MOST_GOALS = 99;

type GoalStepperProps = { team: string; goals: number; onChange: (goals: number) => void };

/** The goals of one side, with buttons for a thumb; the number itself can be typed. */
export function GoalStepper({ team, goals, onChange }: GoalStepperProps) {
  const id = useId();
  const step = (count: number) => onChange(Math.min(MOST_GOALS, Math.max(0, goals + count)));
  const handleType = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(Math.min(MOST_GOALS, Number(event.target.value.replaceAll(/\D/g, ''))));
  };
  return (
    <Stepper>
      <label htmlFor={id}>{team}</label>
      <Row>
        <Step
          type="button"
          aria-label={`Ein Tor weniger für ${team}`}
          aria-disabled={goals === 0}
          onClick={() => step(-1)}
        >
          −
        </Step>
        <Goals
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={String(goals)}
          onChange={handleType}
          onFocus={(event) => event.target.select()}
        />
        <Step type="button" aria-label={`Ein Tor mehr für ${team}`} onClick={() => step(1)}>
          +
        </Step>
      </Row>
    </Stepper>
  );
}

const Stepper = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--space-2);
  min-width: 0;
  label {
    align-self: end;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(60px, 88px) minmax(56px, 1fr) minmax(60px, 88px);
  gap: var(--space-2);
`;

const Step = styled.button`
  min-height: 64px;
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: inherit;
  font: 750 2rem/1 var(--font-display);
  touch-action: manipulation; /* Quick taps count goals, they do not zoom. */
  &:hover:not([aria-disabled='true']) {
    border-color: var(--color-text);
  }
  &:active:not([aria-disabled='true']) {
    background: var(--color-sunken);
  }
  &[aria-disabled='true'] {
    opacity: 0.45;
  }
`;

const Goals = styled.input`
  width: 100%;
  min-height: 64px;
  border: 0;
  border-bottom: 4px solid var(--color-brand-mark);
  background: var(--color-sunken);
  color: inherit;
  font: 750 2.75rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
