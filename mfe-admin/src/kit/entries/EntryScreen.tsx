import type { Picture } from '@portal/api/contract';
import { EditForm } from '../edit/EditForm.tsx';
import { EditScreen } from '../edit/EditScreen.tsx';
import { FieldRow } from '../form/Field.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import type { Entry, EntryField, EntryForm, EntryKind } from './entry-kind.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';

type EntryScreenProps<Item extends Entry> = { kind: EntryKind<Item>; form: EntryForm<Item> };

/** The form of an entry. */
export function EntryScreen<Item extends Entry>({ kind, form }: EntryScreenProps<Item>) {
  const { newLabel, newTitle = newLabel, present, screen } = kind;
  const { schema, above: Above, below: Below } = form;
  return (
    <EditScreen kind={kind} title={(item) => (item ? present(item).name : item === null ? newTitle : screen.label)}>
      {(item, deleteButton) => (
        <>
          <EditForm
            kind={kind}
            schema={schema}
            item={item}
            toValues={kind.toValues}
            savedText={kind.savedText}
            extra={deleteButton}
          >
            {Above && <Above item={item} />}
            <Fields fields={kind.fields} item={item} image={item && present(item).image} />
          </EditForm>
          {item && Below && <Below item={item} />}
        </>
      )}
    </EditScreen>
  );
}

type FieldsProps<Item> = { fields: readonly EntryField<Item>[]; item: Item | null; image: Picture | null };

function Fields<Item>({ fields, item, image }: FieldsProps<Item>) {
  return fields.map((field) => {
    switch (field.is) {
      case 'line': {
        const { is: _, ...line } = field;
        return <TextField key={field.name} {...line} />;
      }
      case 'text':
        return <TextAreaField key={field.name} {...field} />;
      case 'switch':
        return <SwitchField key={field.name} {...field} />;
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
            <Fields fields={field.fields} item={item} image={image} />
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
      <SwitchField
        name="active"
        label="Auf der Website zeigen"
        hint="Ausgeschaltet bleibt der Eintrag hier erhalten."
      />
      <FieldRow>
        <DateTimeField name="activeFrom" label="Zeigen ab" hint="Leer: sofort." />
        <DateTimeField name="activeUntil" label="Zeigen bis" hint="Leer: ohne Ende." />
      </FieldRow>
    </>
  );
}
