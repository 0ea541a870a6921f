import { useController, useFormContext } from 'react-hook-form';
import { Select, TextArea, TextInput } from '@portal/shared-ui';
import { NO_CHOICE } from './no-choice.ts';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';

type FieldProps = { name: string; label: string; hint?: string };

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'number' | 'date' | 'time';
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  /** Id of a `datalist` with suggestions. */
  list?: string;
};

/** One line: text, e-mail, address, number, date (`YYYY-MM-DD`) or time (`HH:MM`). Numbers arrive as numbers. */
export function TextField({ name, label, hint, type = 'text', ...rest }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint}>
      {(connection) => (
        <TextInput type={type} {...connection} {...rest} {...register(name, { valueAsNumber: type === 'number' })} />
      )}
    </Field>
  );
}

/** Plain text of several lines. */
export function TextAreaField({ name, label, hint, rows = 4 }: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint}>
      {(connection) => <Lines $rows={rows} {...connection} {...register(name)} />}
    </Field>
  );
}

type SelectFieldProps = FieldProps & { choices: readonly (readonly [value: string, label: string])[] };

/** A short list of options; a stored value that is no longer offered stays until another is chosen. */
export function SelectField({ name, label, hint, choices }: SelectFieldProps) {
  const { field } = useController<Record<string, string | undefined>>({ name });
  const chosen = field.value ?? '';
  const isOffered = choices.some(([value]) => value === chosen);
  const offered = isOffered ? choices : [[chosen, chosen] as const, ...choices];
  const show = (value: unknown) => choices.find(([known]) => known === value)?.[1] ?? String(value);
  return (
    <Field name={name} label={label} hint={hint} show={show}>
      {(connection) => (
        <Select
          {...connection}
          {...field}
          value={chosen || NO_CHOICE}
          onChange={({ target }) => field.onChange(target.value === NO_CHOICE ? '' : target.value)}
        >
          {offered.map(([value, text]) => (
            <option key={value} value={value || NO_CHOICE}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** On or off. */
export function SwitchField({ name, label, hint }: FieldProps) {
  const { register } = useFormContext();
  return (
    <SwitchBox>
      <Field name={name} label={label} hint={hint}>
        {(connection) => <input type="checkbox" {...connection} {...register(name)} />}
      </Field>
    </SwitchBox>
  );
}

/** A colour as `#rrggbb`. */
export function ColorField({ name, label, hint }: FieldProps) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint}>
      {(connection) => <ColorInput {...connection} {...register(name)} />}
    </Field>
  );
}

/* The height of so many lines; with more text it grows. */
const Lines = styled(TextArea)<{ $rows: number }>`
  min-height: calc(${({ $rows }) => $rows * 1.5}em + 2 * var(--space-2) + 2px);
`;

/** The browser's own choice of a colour. */
export const ColorInput = styled.input.attrs({ type: 'color' })`
  width: 88px;
  height: 48px;
  padding: 4px;
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

const SwitchBox = styled.div`
  > div {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 var(--space-3);
  }
  > div > * {
    grid-column: 2;
  }
  > div > input {
    grid-column: 1;
    grid-row: 1;
  }
  label {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
  input {
    appearance: none;
    width: 52px;
    height: 30px;
    border: 2px solid var(--color-control);
    border-radius: 15px;
    background: radial-gradient(circle at 13px 50%, var(--color-control) 9px, transparent 9.5px) var(--color-surface);
    cursor: pointer;
  }
  input:checked {
    border-color: var(--color-brand-edge);
    background: radial-gradient(circle at 35px 50%, var(--color-on-brand) 9px, transparent 9.5px) var(--color-brand);
  }
`;
