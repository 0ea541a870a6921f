import { useId, useState, type SubmitEvent } from 'react';
import type { ChangeScope, EditableEvent } from '@portal/api/contract';
import { Button, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ScopeChoice } from './ScopeChoice.tsx';
import { Stack } from '../layout.ts';

/** Reasons that are one tap away. */
const USUAL_REASONS = [
  'Platz gesperrt',
  'Schlechtes Wetter',
  'Zu wenige Spieler',
  'Gegner sagt ab',
  'Trainer verhindert',
];
/** The contract's limit for a reason. */
const MOST_LETTERS = 300;

type CancelFormProps = {
  event: EditableEvent;
  isSaving: boolean;
  onCancelEvent: (reason: string, scope: ChangeScope) => void;
};

/** The reason of a cancellation: a usual one takes one tap, another one is typed. */
export function CancelForm({ event, isSaving, onCancelEvent }: CancelFormProps) {
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<ChangeScope>('this');
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const reasons = USUAL_REASONS.filter((usual) => event.type === 'match' || usual !== 'Gegner sagt ab');
  const cancelFor = (given: string) => {
    if (!isSaving) onCancelEvent(given, scope);
  };
  const handleSubmit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    setIsMissing(!reason.trim());
    if (reason.trim()) cancelFor(reason.trim());
  };
  return (
    <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
      {event.seriesId && (
        <ScopeChoice question="Was wird abgesagt?" scopes={['this', 'following']} scope={scope} onChange={setScope} />
      )}
      <fieldset>
        <Label as="legend">Warum? Ein Tipp auf den Grund sagt ab:</Label>
        <Reasons>
          {reasons.map((usual) => (
            <li key={usual}>
              <Reason type="button" onClick={() => cancelFor(usual)}>
                {usual}
              </Reason>
            </li>
          ))}
        </Reasons>
      </fieldset>
      <Stack $gap={2}>
        <Label as="label" htmlFor={`${id}-reason`}>
          Anderer Grund
        </Label>
        <TextInput
          id={`${id}-reason`}
          value={reason}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={(changed) => setReason(changed.target.value)}
        />
        {isMissing && <Missing id={`${id}-missing`}>Zur Absage fehlt der Grund.</Missing>}
        <Button type="submit" variant="secondary" aria-disabled={isSaving}>
          Mit diesem Grund absagen
        </Button>
      </Stack>
    </Stack>
  );
}

const Label = styled.p`
  padding: 0;
  margin-bottom: var(--space-2);
  font-weight: 600;
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Reason = styled.button`
  min-height: 48px;
  padding: 0 var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-weight: 600;
  &:hover {
    border-color: var(--color-text);
  }
`;

const Missing = styled.p`
  color: var(--color-danger);
  font-weight: 600;
`;
