import { useController } from 'react-hook-form';
import { TargetBox } from './TargetBox.tsx';
import { useKnownTargets } from './use-targets.ts';
import { Field } from '../form/Field.tsx';

type TargetFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** The text for no target. */
  none: string;
};

/**
 * The target of a button or picture: a page, a team, an article or a document by its name, or another address; stored
 * as an address.
 */
export function TargetField({ name, label, hint, none }: TargetFieldProps) {
  const { field } = useController<Record<string, string | undefined>>({ name });
  const targets = useKnownTargets();
  const show = (value: unknown) => targets?.find(({ path }) => path === value)?.title ?? String(value);
  return (
    <Field name={name} label={label} hint={hint} show={show}>
      {(connection) => (
        <TargetBox
          {...connection}
          ref={field.ref}
          label={label}
          address={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          hasFiles
          none={none}
        />
      )}
    </Field>
  );
}
