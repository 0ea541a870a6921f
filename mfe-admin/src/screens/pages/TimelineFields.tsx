import { useFieldArray } from 'react-hook-form';
import { Button } from '@portal/shared-ui';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { useFormLabel } from '../../kit/form/form-labels.ts';

/** The steps of the club's history; visitors see them by year, whatever their order here. */
export function TimelineFields() {
  const { fields, prepend, remove } = useFieldArray({ name: 'timeline' });
  useFormLabel('timeline', 'Ereignisse');
  return (
    <>
      <Button variant="secondary" onClick={() => prepend({ year: new Date().getFullYear(), title: '', text: '' })}>
        Ereignis hinzufügen
      </Button>
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Ereignis ${index + 1}`} onRemove={() => remove(index)}>
          <TextField name={`timeline.${index}.year`} label="Jahr" type="number" />
          <TextField name={`timeline.${index}.title`} label="Was geschah" maxLength={120} />
          <TextAreaField name={`timeline.${index}.text`} label="Mehr dazu" rows={2} />
        </FieldGroup>
      ))}
    </>
  );
}
