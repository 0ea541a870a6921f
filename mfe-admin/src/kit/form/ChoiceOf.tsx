import { useId } from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout.ts';

type ChoiceOfProps<Value extends string> = {
  question: string;
  hint?: string;
  /** undefined as long as nothing is chosen. */
  value: Value | undefined;
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
};

/** One of a few answers to a question. */
export function ChoiceOf<Value extends string>({ question, hint, value, choices, onChange }: ChoiceOfProps<Value>) {
  const name = useId();
  return (
    <Choices aria-describedby={hint && `${name}-hint`}>
      <legend>{question}</legend>
      {hint && <Note id={`${name}-hint`}>{hint}</Note>}
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          {label}
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: grid;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 650;
  }
  label {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: var(--touch);
    padding-block: var(--space-2);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: var(--color-brand-mark);
  }
`;
