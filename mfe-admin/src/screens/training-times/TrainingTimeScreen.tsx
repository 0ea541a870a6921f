import { useSession } from '@portal/shared-ui';
import { weekdays } from '@portal/shared-ui/calendar-words';
import { useMemo, type ReactNode } from 'react';
import { NewTrainingTime, type EditableTrainingTime, type OwnTeam } from '@portal/api/contract';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { NoOwnTeam } from '../../kit/agenda/NoOwnTeam.tsx';
import { trainingTimeKind } from './training-time-kind.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { FieldRow } from '../../kit/form/Field.tsx';
import { SelectField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';

/** `/admin/trainingszeiten/:id`. */
export function TrainingTimeScreen() {
  const teams = useOwnTeams();
  const isFree = useSession((session) => session.user?.role !== 'trainer');
  return (
    <EditScreen
      kind={trainingTimeKind}
      title={(time) => (time === null ? 'Neue Trainingszeit' : 'Trainingszeit')}
      access="trainer"
      needs={[teams]}
    >
      {(time, deleteButton) =>
        !time && !isFree && teams.data?.length === 0 ? (
          <NoOwnTeam text="Trainer schreiben die Zeiten ihrer Mannschaften." />
        ) : (
          <TrainingTimeForm time={time} teams={teams.data ?? []} isFree={isFree} extra={deleteButton} />
        )
      }
    </EditScreen>
  );
}

/** A new one begins with the usual evening. */
const usualTime = {
  team: '',
  dayOfWeek: 'tuesday',
  startTime: '19:00',
  endTime: '20:30',
  location: '',
  notes: '',
  active: true,
};

type TrainingTimeFormProps = {
  time: EditableTrainingTime | null;
  teams: readonly OwnTeam[];
  /** Whether other groups than the teams may train, too („Alte Herren"). */
  isFree: boolean;
  extra: ReactNode;
};

/** A weekly training time to write. */
function TrainingTimeForm({ time, teams, isFree, extra }: TrainingTimeFormProps) {
  const firstTeam = isFree ? '' : (teams[0]?.name ?? '');
  const toValues = useMemo(() => formValues({ ...usualTime, team: firstTeam }), [firstTeam]);
  return (
    <EditForm
      kind={trainingTimeKind}
      schema={NewTrainingTime}
      item={time}
      toValues={toValues}
      submitLabel={time ? 'Speichern' : 'Trainingszeit anlegen'}
      savedText="Trainingszeit gespeichert."
      extra={extra}
    >
      {isFree ? (
        <>
          <TextField
            name="team"
            label="Mannschaft oder Gruppe"
            hint="Genau wie die Mannschaft heißt, damit die Zeit auch auf ihrer Seite steht."
            maxLength={60}
            list="training-teams"
          />
          <datalist id="training-teams">
            {teams.map(({ slug, name }) => (
              <option key={slug}>{name}</option>
            ))}
          </datalist>
        </>
      ) : (
        <SelectField name="team" label="Mannschaft" choices={teams.map(({ name }) => [name, name] as const)} />
      )}
      <FieldRow>
        <SelectField name="dayOfWeek" label="Wochentag" choices={weekdays} />
        <TextField name="startTime" label="Beginn" type="time" />
        <TextField name="endTime" label="Ende (freiwillig)" type="time" />
      </FieldRow>
      <TextField name="location" label="Ort (freiwillig)" placeholder="Hauptplatz" maxLength={120} />
      <TextField name="notes" label="Hinweis (freiwillig)" placeholder="Schnuppern jederzeit" maxLength={300} />
      <SwitchField name="active" label="Findet statt" hint="Ausgeschaltet sehen Besucher diese Zeit nicht." />
    </EditForm>
  );
}
