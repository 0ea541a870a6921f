import { useFieldArray } from 'react-hook-form';
import { Button } from '@portal/shared-ui';
import { FieldRow } from '../../kit/form/Field.tsx';
import { useFormLabel } from '../../kit/form/form-labels.ts';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';

/** Honours and those who have them. */
export function HonourFields() {
  const { fields, append, remove } = useFieldArray({ name: 'groups' });
  useFormLabel('groups', 'Ehrungen');
  return (
    <>
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Ehrung ${index + 1}`} onRemove={() => remove(index)}>
          <TextField name={`groups.${index}.title`} label="Bezeichnung" maxLength={120} />
          <TextAreaField name={`groups.${index}.text`} label="Wofür" rows={2} />
          <Members name={`groups.${index}.members`} />
        </FieldGroup>
      ))}
      <Button variant="secondary" onClick={() => append({ title: '', text: '', members: [] })}>
        Ehrung hinzufügen
      </Button>
    </>
  );
}

function Members({ name }: { name: string }) {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <>
      {fields.map(({ id }, index) => (
        <FieldRow key={id}>
          <TextField name={`${name}.${index}.name`} label={`${index + 1}. Name`} maxLength={120} />
          <TextField name={`${name}.${index}.note`} label="Zusatz" maxLength={300} />
          <Button variant="quiet" onClick={() => remove(index)}>
            {index + 1}. Namen entfernen
          </Button>
        </FieldRow>
      ))}
      <Button variant="secondary" onClick={() => append({ name: '', note: '' })}>
        Namen hinzufügen
      </Button>
    </>
  );
}
