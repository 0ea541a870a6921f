import { clockOf, dayOf, timeOf } from '@portal/shared-ui/calendar-days';
import { useController, useFormContext } from 'react-hook-form';
import { TextInput } from '@portal/shared-ui';
import { Field } from './Field.tsx';

type DateTimeFieldProps = { name: string; label: string; hint?: string };

/** A point in time as clocks in Berlin show it; the form's value is ISO 8601 with offset, or '' for none. */
export function DateTimeField({ name, label, hint }: DateTimeFieldProps) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return (
    <Field name={name} label={label} hint={hint}>
      {(connection) => (
        <TextInput
          type="datetime-local"
          {...connection}
          ref={field.ref}
          value={field.value ? wallTime(String(field.value)) : ''}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(fromWallTime(event.target.value))}
        />
      )}
    </Field>
  );
}

/** `2026-11-21T15:00`, what a clock in Berlin shows at a time. */
export function wallTime(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : `${dayOf(iso)}T${clockOf(iso)}`;
}

/** The time at which a clock in Berlin shows `2026-11-21T15:00`; '' for none. */
export function fromWallTime(text: string): string {
  const [day, clock] = text.split('T');
  return day && clock ? timeOf(day, clock.slice(0, 5)) : '';
}
