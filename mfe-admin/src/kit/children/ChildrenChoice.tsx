import { useId } from 'react';
import type { ChildrenAnswer } from '@portal/api/contract';
import { styled } from 'styled-components';

/** What can be said of pictures. */
export const ANSWERS: readonly (readonly [ChildrenAnswer, string])[] = [
  ['none', 'Nein, keine Kinder zu erkennen'],
  ['consent', 'Ja, die Einwilligung der Eltern liegt beim Verein'],
  ['missing', 'Ja, aber die Einwilligung fehlt'],
];

type ChildrenChoiceProps = {
  legend: string;
  value: ChildrenAnswer | undefined;
  onChange: (answer: ChildrenAnswer) => void;
};

/** Whether children can be recognised, and whether their parents agreed. */
export function ChildrenChoice({ legend, value, onChange }: ChildrenChoiceProps) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {ANSWERS.map(([answer, label]) => (
        <label key={answer}>
          <input type="radio" name={name} checked={value === answer} onChange={() => onChange(answer)} />
          {label}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 650;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--touch);
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: var(--color-brand-mark);
  }
`;
