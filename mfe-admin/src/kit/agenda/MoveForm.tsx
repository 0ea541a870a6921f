import { useId, useState, type SubmitEvent } from 'react';
import type { EditableEvent, EventChange } from '@portal/api/contract';
import { Button, TextInput } from '@portal/shared-ui';
import { clockOf, dayOf, timeOf } from '@portal/shared-ui/calendar-days';
import { styled } from 'styled-components';
import { Stack } from '../layout.ts';

type Move = Pick<EventChange, 'startDate' | 'endDate' | 'reason'>;
type MoveFormProps = { event: EditableEvent; isSaving: boolean; onMove: (move: Move) => void };

/** A new day and time; the length stays. Readers see that the event was moved, and why. */
export function MoveForm({ event, isSaving, onMove }: MoveFormProps) {
  const [day, setDay] = useState(dayOf(event.startDate));
  const [clock, setClock] = useState(clockOf(event.startDate));
  const [reason, setReason] = useState(event.reason ?? '');
  const [fault, setFault] = useState('');
  const id = useId();
  const handleSubmit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (isSaving) return;
    const startDate = isWhole(day) && (event.allDay || clock) ? timeOf(day, event.allDay ? '00:00' : clock) : '';
    if (!startDate) return setFault('Bitte Tag und Uhrzeit angeben.');
    if (!event.allDay && clockOf(startDate) !== clock)
      return setFault('Diese Uhrzeit gibt es an dem Tag nicht: Die Uhr wird von 2 auf 3 Uhr vorgestellt.');
    if (Date.parse(startDate) === Date.parse(event.startDate)) return setFault('Das ist der bisherige Zeitpunkt.');
    onMove({ startDate, reason: reason.trim() || null });
  };
  return (
    <Stack as="form" onSubmit={handleSubmit} noValidate>
      <Times>
        <Field>
          <label htmlFor={`${id}-day`}>Neuer Tag</label>
          <TextInput
            id={`${id}-day`}
            type="date"
            value={day}
            aria-invalid={Boolean(fault)}
            aria-describedby={`${id}-fault`}
            onChange={(changed) => setDay(changed.target.value)}
          />
        </Field>
        {!event.allDay && (
          <Field>
            <label htmlFor={`${id}-clock`}>Neuer Beginn</label>
            <TextInput
              id={`${id}-clock`}
              type="time"
              value={clock}
              aria-invalid={Boolean(fault)}
              aria-describedby={`${id}-fault`}
              onChange={(changed) => setClock(changed.target.value)}
            />
          </Field>
        )}
      </Times>
      <Fault id={`${id}-fault`} role="alert">
        {fault}
      </Fault>
      <Field>
        <label htmlFor={`${id}-reason`}>Grund (freiwillig)</label>
        <TextInput
          id={`${id}-reason`}
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={(changed) => setReason(changed.target.value)}
        />
      </Field>
      <Button type="submit" aria-disabled={isSaving}>
        Verlegen
      </Button>
    </Stack>
  );
}

/** False for nothing, and for a day whose year is still being typed („0202“). */
const isWhole = (day: string) => /^[12]\d{3}-/.test(day);

const Field = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  label {
    font-weight: 600;
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--space-3);
`;

const Fault = styled.p`
  color: var(--color-danger);
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
