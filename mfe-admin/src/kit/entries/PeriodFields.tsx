import { DateTimeField } from '../form/DateTimeField.tsx';
import { FieldRow } from '../form/Field.tsx';
import { SwitchField } from '../form/fields.tsx';

/** Whether and when visitors see something; the server begins and ends a period by itself. */
export function PeriodFields() {
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
