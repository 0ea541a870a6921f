import type { EditableSchoolHoliday } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import type { Column } from '../../kit/list/ListTable.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { Stack } from '../../kit/layout.ts';
import { CalendarImport } from './CalendarImport.tsx';
import { daysLabel, schoolHolidayKind } from './school-holiday-kind.ts';

const columns: readonly Column<EditableSchoolHoliday>[] = [
  { label: 'Ferien', render: ({ id, name }) => <Link to={`/admin/ferien/${id}`}>{name}</Link> },
  { label: 'Tage', render: daysLabel },
];

const add = <ButtonLink to="/admin/ferien/neu">Neue Ferien</ButtonLink>;

/** `/admin/ferien`: when schools are closed, once per club. */
export function SchoolHolidayListScreen() {
  const list = useAdminList<EditableSchoolHoliday>(schoolHolidayKind.list);
  return (
    <AdminFrame
      lead="Trainings mit „Nicht in den Ferien“ fallen an diesen Tagen aus, überall im Portal und in abonnierten Kalendern."
      create={add}
    >
      <Stack $gap={6}>
        <CalendarImport />
        <ResourceList
          list={list}
          columns={columns}
          nameOf={({ name }) => name}
          searchLabel="Ferien suchen"
          sorts={[
            ['', 'Späteste zuerst'],
            ['soonest', 'Früheste zuerst'],
          ]}
          empty={{
            title: 'Noch keine Ferien',
            text: 'Trage sie ein, oder lade oben den Ferienkalender deines Landes.',
            action: add,
          }}
        />
      </Stack>
    </AdminFrame>
  );
}
