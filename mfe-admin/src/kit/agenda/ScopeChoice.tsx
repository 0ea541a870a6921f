import type { ChangeScope } from '@portal/api/contract';
import { ChoiceOf } from '../form/ChoiceOf.tsx';

const labels: Readonly<Record<ChangeScope, string>> = {
  this: 'Nur diesen Termin',
  following: 'Diesen und alle folgenden',
  all: 'Alle Termine der Serie',
};

type ScopeChoiceProps = {
  /** The question, „Was wird abgesagt?“ */
  question: string;
  scopes: readonly ChangeScope[];
  scope: ChangeScope;
  onChange: (scope: ChangeScope) => void;
};

/** The choice of how many dates of a series a change affects. */
export function ScopeChoice({ question, scopes, scope, onChange }: ScopeChoiceProps) {
  const choices = scopes.map((choice) => [choice, labels[choice]] as const);
  return <ChoiceOf question={question} value={scope} choices={choices} onChange={onChange} />;
}
