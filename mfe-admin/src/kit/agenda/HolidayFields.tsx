import { FieldRow } from '../form/Field.tsx';
import { SwitchField } from '../form/fields.tsx';

/** Which days a series leaves out. */
export function HolidayFields() {
  return (
    <FieldRow>
      <SwitchField
        name="exceptHolidays"
        label="Nicht an Feiertagen"
        hint="Feiertage des Landes aus den Einstellungen."
      />
      <SwitchField name="exceptSchoolHolidays" label="Nicht in den Ferien" hint="Ferien stehen unter „Ferien“." />
    </FieldRow>
  );
}
