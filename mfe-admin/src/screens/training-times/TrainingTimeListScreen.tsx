import type { EditableTrainingTime } from '@portal/api/contract';
import { Badge, Button, ButtonLink, showToast } from '@portal/shared-ui';
import { weekdays } from '@portal/shared-ui/calendar-words';
import { Link } from 'react-router-dom';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import type { Column } from '../../kit/list/ListTable.tsx';
import type { ListFilter } from '../../kit/list/ListTools.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { whenLabel, trainingTimeKind } from './training-time-kind.ts';

const columns: readonly Column<EditableTrainingTime>[] = [
  { label: 'Wann', render: (time) => <Link to={`/admin/trainingszeiten/${time.id}`}>{whenLabel(time)}</Link> },
  { label: 'Mannschaft', render: ({ team }) => team },
  { label: 'Ort', render: ({ location }) => location ?? '' },
  { label: 'Hinweis', render: ({ notes }) => notes ?? '', wide: true },
  { label: 'Status', render: ({ active }) => !active && <Badge>Pausiert</Badge> },
];

const add = <ButtonLink to="/admin/trainingszeiten/neu">Neue Trainingszeit</ButtonLink>;

/** `/admin/trainingszeiten`: when each team trains every week. */
export function TrainingTimeListScreen() {
  return (
    <AdminFrame
      title="Trainingszeiten"
      lead="Wann jede Mannschaft Woche für Woche trainiert. Fällt ein einzelnes Training aus, wird es unter Termine abgesagt."
      access="trainer"
      create={add}
    >
      <TrainingTimes />
    </AdminFrame>
  );
}

function TrainingTimes() {
  const list = useAdminList<EditableTrainingTime>(trainingTimeKind.list);
  const { save, refresh } = useWriter(trainingTimeKind);
  const { data: teams = [] } = useOwnTeams();
  const filters: readonly ListFilter[] = [
    {
      name: 'team',
      label: 'Mannschaft',
      choices: [['', 'Alle Mannschaften'], ...teams.map(({ name }) => [name, name] as const)],
    },
    { name: 'dayOfWeek', label: 'Wochentag', choices: [['', 'Alle Tage'], ...weekdays] },
    {
      name: 'active',
      label: 'Status',
      choices: [
        ['', 'Jeder Status'],
        ['true', 'Findet statt'],
        ['false', 'Pausiert'],
      ],
    },
  ];
  const handleToggle = async (time: EditableTrainingTime) => {
    const { active } = time;
    try {
      await save({ active: !active }, time);
      showToast({ title: active ? 'Pausiert: Besucher sehen sie nicht mehr.' : 'Findet wieder statt.' });
    } catch (error) {
      showFailure('Nicht gespeichert', error);
      await refresh();
    }
  };
  return (
    <ResourceList
      list={list}
      label="Trainingszeiten"
      columns={columns}
      nameOf={(time) => `${time.team}, ${whenLabel(time)}`}
      searchLabel="Mannschaft, Ort oder Hinweis suchen"
      filters={filters}
      sorts={[
        ['', 'Nach Wochentag'],
        ['team', 'Nach Mannschaft'],
      ]}
      rowActions={(time) => (
        <Button
          variant="quiet"
          aria-label={`${time.active ? 'Pausieren' : 'Wieder aufnehmen'}: ${time.team}, ${whenLabel(time)}`}
          onClick={() => void handleToggle(time)}
        >
          {time.active ? 'Pausieren' : 'Wieder aufnehmen'}
        </Button>
      )}
      empty={{
        title: 'Noch keine Trainingszeiten',
        text: 'Sie erscheinen auf der Seite „Trainingszeiten“ und bei der Mannschaft.',
        action: add,
      }}
    />
  );
}
