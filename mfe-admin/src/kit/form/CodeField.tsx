import { TextInput } from '@portal/shared-ui';
import { useFormContext } from 'react-hook-form';
import { Field } from './Field.tsx';

/** A code from the app or, by default, a recovery code; the form's field `code`. */
export function CodeField({ hint = 'Sechs Ziffern aus der App, oder ein Ersatzcode.' }: { hint?: string | undefined }) {
  const { register } = useFormContext();
  return (
    <Field name="code" label="Code" hint={hint}>
      {(connection) => (
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...connection} {...register('code')} />
      )}
    </Field>
  );
}
