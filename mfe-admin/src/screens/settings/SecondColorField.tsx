import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { Field } from '../../kit/form/Field.tsx';
import { ColorInput } from '../../kit/form/fields.tsx';

const WHITE = '#ffffff';
const show = (value: unknown) => (typeof value === 'string' && value ? value : 'keine');

/** The club's second colour, or none. */
export function SecondColorField() {
  const { field } = useController<Record<string, string>>({ name: 'secondColor' });
  const isThere = Boolean(field.value);
  return (
    <Field
      name="secondColor"
      label="Zweite Vereinsfarbe"
      hint="Wenn es eine gibt, z. B. Weiß bei Grün-Weiß."
      show={show}
    >
      {(connection) => (
        <Choice>
          <label>
            <input
              type="checkbox"
              {...connection}
              ref={field.ref}
              checked={isThere}
              onBlur={field.onBlur}
              onChange={({ target }) => field.onChange(target.checked ? WHITE : '')}
            />
            <span aria-hidden="true">Es gibt eine</span>
          </label>
          {isThere && (
            <ColorInput
              aria-label="Farbton der zweiten Vereinsfarbe"
              value={field.value}
              onChange={({ target }) => field.onChange(target.value)}
            />
          )}
        </Choice>
      )}
    </Field>
  );
}

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: 48px;
  > label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--touch);
    font-weight: 400;
  }
  input[type='checkbox'] {
    width: 26px;
    height: 26px;
    accent-color: var(--color-brand-mark);
  }
`;
