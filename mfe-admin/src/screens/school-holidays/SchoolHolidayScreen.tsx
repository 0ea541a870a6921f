import { NewSchoolHoliday } from '@portal/api/contract';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { FieldRow } from '../../kit/form/Field.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';
import { schoolHolidayKind } from './school-holiday-kind.ts';

const toValues = formValues({ name: '', firstDay: '', lastDay: '' });

/** `/admin/ferien/:id`. */
export function SchoolHolidayScreen() {
  return (
    <EditScreen kind={schoolHolidayKind} title={(period) => (period === null ? 'Neue Ferien' : undefined)}>
      {(period, deleteButton) => (
        <EditForm
          kind={schoolHolidayKind}
          schema={NewSchoolHoliday}
          item={period}
          toValues={toValues}
          submitLabel={period ? 'Speichern' : 'Ferien anlegen'}
          savedText="Ferien gespeichert."
          extra={deleteButton}
        >
          <TextField name="name" label="Name" placeholder="Herbstferien" maxLength={80} />
          <FieldRow>
            <TextField name="firstDay" label="Erster Tag" type="date" />
            <TextField name="lastDay" label="Letzter Tag" type="date" />
          </FieldRow>
        </EditForm>
      )}
    </EditScreen>
  );
}
