import { useId } from 'react';
import type { ChangeScope } from '@portal/api/contract';
import { styled } from 'styled-components';

const labels: Readonly<Record<ChangeScope, string>> = {
  this: 'Nur diesen Termin',
  following: 'Diesen und alle folgenden',
  all: 'Alle Termine der Serie',
};

type ScopeChoiceProps = {
  /** The question, „Was wird abgesagt?" */
  question: string;
  scopes: readonly ChangeScope[];
  scope: ChangeScope;
  onChange: (scope: ChangeScope) => void;
};

/** Which dates of a series a change reaches. */
export function ScopeChoice({ question, scopes, scope, onChange }: ScopeChoiceProps) {
  const name = useId();
  return (
    <Choices>
      <legend>{question}</legend>
      {scopes.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === scope} onChange={() => onChange(choice)} />
          {labels[choice]}
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: grid;
  legend {
    font-weight: 600;
  }
  label {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: 44px;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: var(--color-brand-mark);
  }
`;
