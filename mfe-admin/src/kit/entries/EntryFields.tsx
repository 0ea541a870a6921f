import type { Picture } from '@portal/api/contract';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FieldRow } from '../form/Field.tsx';
import { ColorField, SelectField, SwitchField, TextAreaField, TextField } from '../form/fields.tsx';
import { TargetField } from '../target/TargetField.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { periodLabels, type EntryField } from './entry-kind.ts';

type FieldsProps<Item> = { fields: readonly EntryField<Item>[]; item: Item | null; image: Picture | null };

/** Fields as their kind declares them; `image` is the stored picture. */
export function EntryFields<Item>({ fields, item, image }: FieldsProps<Item>) {
  return fields.map((field) => {
    switch (field.is) {
      case 'line': {
        const { is: _, ...line } = field;
        return <TextField key={field.name} {...line} />;
      }
      case 'target':
        return <TargetField key={field.name} {...field} />;
      case 'text':
        return <TextAreaField key={field.name} {...field} />;
      case 'switch':
        return <SwitchField key={field.name} {...field} />;
      case 'color':
        return <ColorField key={field.name} {...field} />;
      case 'own':
        return <field.Fields key={Object.keys(field.labels).join(' ')} />;
      case 'picture':
        return <PictureField key={field.name} {...field} picture={image} />;
      case 'choice': {
        const { choices } = field;
        return (
          <SelectField key={field.name} {...field} choices={typeof choices === 'function' ? choices(item) : choices} />
        );
      }
      case 'row':
        return (
          <FieldRow key={field.fields.map((part) => ('name' in part ? part.name : part.is)).join(' ')}>
            <EntryFields fields={field.fields} item={item} image={image} />
          </FieldRow>
        );
      case 'period':
        return <PeriodFields key="period" />;
    }
  });
}

/** Whether and when visitors see something; the server begins and ends a period by itself. */
function PeriodFields() {
  return (
    <>
      <SwitchField name="active" label={periodLabels.active} hint="Ausgeschaltet bleibt der Eintrag hier erhalten." />
      <FieldRow>
        <DateTimeField name="activeFrom" label={periodLabels.activeFrom} hint="Leer: sofort." />
        <DateTimeField name="activeUntil" label={periodLabels.activeUntil} hint="Leer: ohne Ende." />
      </FieldRow>
    </>
  );
}
