import type { EditableEvent, EditableTrainingTime, TrainingDate } from '@portal/api/contract';
import { Badge, Button, ButtonLink, request, showToast } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { weekdays } from '@portal/shared-ui/calendar-words';
import { shortDay } from '@portal/shared-ui/event-words';
import { nextLine, trainingNotice } from '@portal/shared-ui/training-words';
import { Link } from 'react-router-dom';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { useEventRows } from '../../kit/agenda/use-event-rows.tsx';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import type { Column } from '../../kit/list/ListTable.tsx';
import type { ListFilter } from '../../kit/list/ListTools.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useWork } from '../../kit/use-work.ts';
import { TrainingDoubts } from './TrainingDoubts.tsx';
import { whenLabel, trainingTimeKind } from './training-time-kind.ts';

const columns: readonly Column<EditableTrainingTime>[] = [
  { label: 'Wann', render: (time) => <Link to={`/admin/trainingszeiten/${time.id}`}>{whenLabel(time)}</Link> },
  { label: 'Mannschaft', render: ({ team }) => team },
  { label: 'Ort', render: ({ location }) => location ?? '' },
  { label: 'Hinweis', render: ({ notes }) => notes ?? '', wide: true },
  { label: 'Status', render: (time) => (time.active ? comingOf(time) : <Badge>Pausiert</Badge>) },
];

const add = <ButtonLink to="/admin/trainingszeiten/neu">Neue Trainingszeit</ButtonLink>;

/** `/admin/trainingszeiten`: when each team trains every week. */
export function TrainingTimeListScreen() {
  return (
    <AdminFrame
      lead="Wann jede Mannschaft Woche für Woche trainiert. Jede Zeit steht mit ihren Tagen auch im Kalender; fällt ein Training aus, genügt „Absagen“."
      access="trainer"
      create={add}
    >
      <TrainingDoubts />
      <TrainingTimes />
    </AdminFrame>
  );
}

function TrainingTimes() {
  const list = useAdminList<EditableTrainingTime>(trainingTimeKind.list);
  const { refresh } = useWriter(trainingTimeKind);
  const { data: teams = [] } = useOwnTeams();
  const events = useEventRows(teams, () => void refresh());
  const filters: readonly ListFilter[] = [
    {
      name: 'team',
      label: 'Mannschaft',
      choices: teams.map(({ name }) => [name, name] as const),
    },
    { name: 'dayOfWeek', label: 'Wochentag', choices: weekdays },
    {
      name: 'active',
      label: 'Status',
      choices: [
        ['true', 'Findet statt'],
        ['false', 'Pausiert'],
      ],
    },
  ];
  const handleCancel = async (date: TrainingDate) => {
    try {
      const event = await request<EditableEvent>('GET', `/api/admin/events/${date.id}`);
      events.open({ action: 'cancel', event });
    } catch (error) {
      showFailure('Der Termin lässt sich nicht öffnen', error);
      await refresh();
    }
  };
  return (
    <>
      <ResourceList
        list={list}
        columns={columns}
        nameOf={(time) => `${time.team}, ${whenLabel(time)}`}
        searchLabel="Mannschaft, Ort oder Hinweis suchen"
        filters={filters}
        sorts={[
          ['', 'Nach Wochentag'],
          ['team', 'Nach Mannschaft'],
        ]}
        rowActions={(time) => (
          <>
            {time.nextDate && <CancelButton time={time} date={time.nextDate} onCancel={handleCancel} />}
            <PauseButton time={time} />
          </>
        )}
        empty={{
          title: 'Noch keine Trainingszeiten',
          text: 'Sie erscheinen auf der Seite „Trainingszeiten“ und bei der Mannschaft.',
          action: add,
        }}
      />
      {events.dialogs}
    </>
  );
}

/** Visitors see it no longer, or again, with one tap. */
function PauseButton({ time }: { time: EditableTrainingTime }) {
  const { save, refresh } = useWriter(trainingTimeKind);
  const { isBusy, run } = useWork('Nicht gespeichert');
  const { active } = time;
  const label = active ? 'Pausieren' : 'Wieder aufnehmen';
  const handleClick = () =>
    run(async () => {
      try {
        await save({ active: !active }, time);
        showToast({ title: active ? 'Pausiert: Besucher sehen sie nicht mehr.' : 'Findet wieder statt.' });
      } catch (error) {
        await refresh(); // perhaps somebody else has changed it
        throw error;
      }
    });
  return (
    <Button
      variant="quiet"
      aria-label={`${label}: ${time.team}, ${whenLabel(time)}`}
      aria-disabled={isBusy}
      onClick={passesFocus(handleClick)}
    >
      {label}
    </Button>
  );
}

type CancelButtonProps = {
  time: EditableTrainingTime;
  date: TrainingDate;
  onCancel: (date: TrainingDate) => Promise<void>;
};

/** The next date is one tap from its reasons. */
function CancelButton({ time, date, onCancel }: CancelButtonProps) {
  const day = shortDay(dayOf(date.startDate));
  return (
    <Button
      variant="secondary"
      aria-label={`${day} absagen: ${time.team}, ${whenLabel(time)}`}
      onClick={() => void onCancel(date)}
    >
      {day} absagen
    </Button>
  );
}

/** The cancelled or moved dates of the near future, and the next date. */
function comingOf({ changes = [], nextDate }: EditableTrainingTime) {
  const lines = [...changes.map(trainingNotice), nextLine(nextDate, changes)].filter((line) => line !== undefined);
  return lines.map((line) => <p key={line}>{line}</p>);
}
