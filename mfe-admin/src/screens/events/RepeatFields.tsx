import { useFormContext, useWatch } from 'react-hook-form';
import { weekdays } from '@portal/shared-ui/calendar-words';
import { styled } from 'styled-components';
import { HolidayFields } from '../../kit/agenda/HolidayFields.tsx';
import { FieldRow, Message } from '../../kit/form/Field.tsx';
import { SelectField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { Note } from '../../kit/layout.ts';
import { leavesOutFirst, type EventDraft } from './event-draft.ts';

const INTERVALS = [
  ['1', 'Jede Woche'],
  ['2', 'Alle zwei Wochen'],
  ['3', 'Alle drei Wochen'],
  ['4', 'Alle vier Wochen'],
] as const;

/** A weekly series: on which days, how often, until when. A series stays one. */
export function RepeatFields({ isSeries }: { isSeries: boolean }) {
  const { control, register, formState } = useFormContext<EventDraft>();
  useFormLabel('weekdays', 'Wochentage', showWeekdays);
  const [repeats, day, chosen] = useWatch({ control, name: ['repeats', 'day', 'weekdays'] });
  return (
    <>
      {!isSeries && <SwitchField name="repeats" label="Wiederholt sich" />}
      {repeats && (
        <>
          <Weekdays>
            <legend>An welchen Tagen?</legend>
            {weekdays.map(([weekday, name]) => (
              <label key={weekday}>
                <input type="checkbox" value={weekday} {...register('weekdays')} />
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <b>{name}</b>
              </label>
            ))}
            <Message role="alert">{formState.errors.weekdays?.message}</Message>
          </Weekdays>
          {leavesOutFirst({ day, weekdays: chosen }) && (
            <Note as="output">„Tag“ ist keiner davon: Die Serie beginnt am nächsten der gewählten Tage.</Note>
          )}
          <FieldRow>
            <SelectField name="interval" label="Wie oft?" choices={INTERVALS} />
            <TextField
              name="until"
              label="Wiederholen bis (freiwillig)"
              type="date"
              hint="Ohne ihn geht es weiter, bis jemand es beendet."
            />
          </FieldRow>
          <HolidayFields />
        </>
      )}
    </>
  );
}

function showWeekdays(chosen: unknown): string {
  const days = chosen as EventDraft['weekdays'];
  return weekdays.flatMap(([day, name]) => (days.includes(day) ? name : [])).join(', ');
}

const Weekdays = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(7, minmax(44px, 64px));
  gap: 2px;
  legend {
    margin-bottom: var(--space-1);
    font-weight: 650;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border: 1px solid var(--color-control);
    border-radius: var(--radius);
    background: var(--color-surface);
    font-weight: 650;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--color-brand-edge);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  input,
  b {
    position: absolute;
    opacity: 0;
    font-size: 1px;
  }
  p {
    grid-column: 1 / -1;
  }
`;
