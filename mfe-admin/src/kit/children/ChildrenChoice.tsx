import type { ChildrenAnswer } from '@portal/api/contract';
import { ChoiceOf } from '../form/ChoiceOf.tsx';

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
  return <ChoiceOf question={legend} value={value} choices={ANSWERS} onChange={onChange} />;
}
