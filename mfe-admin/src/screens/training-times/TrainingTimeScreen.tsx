import { weekdays } from '@portal/shared-ui/calendar-words';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NewTrainingTime, type EditableTrainingTime, type OwnTeam } from '@portal/api/contract';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { NoOwnTeam } from '../../kit/agenda/NoOwnTeam.tsx';
import { HolidayFields } from '../../kit/agenda/HolidayFields.tsx';
import { trainingTimeKind } from './training-time-kind.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { FieldRow } from '../../kit/form/Field.tsx';
import { SelectField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { useWasAllowed } from '../../kit/frame/navigation.ts';
import { formValues } from '../../kit/form/form-values.ts';

/** `/admin/trainingszeiten/:id`. */
export function TrainingTimeScreen() {
  const teams = useOwnTeams();
  const isFree = useWasAllowed('editor');
  return (
    <EditScreen
      kind={trainingTimeKind}
      title={(time) => (time === null ? 'Neue Trainingszeit' : undefined)}
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

/** Stands for a group in the list of teams; no name is a sign alone. */
const GROUP = '+';

/** The values of the form: a team, or `GROUP` and the name of a group. */
type TimeDraft = typeof usualTime;

/** A new one begins with the usual evening, which is free on public holidays. */
const usualTime = {
  team: '',
  group: '',
  dayOfWeek: 'tuesday',
  startTime: '19:00',
  endTime: '20:30',
  location: '',
  notes: '',
  active: true,
  exceptHolidays: true,
  exceptSchoolHolidays: false,
};

type TrainingTimeFormProps = {
  time: EditableTrainingTime | null;
  teams: readonly OwnTeam[];
  /** Whether other groups than the teams may train, too („Alte Herren“). */
  isFree: boolean;
  extra: ReactNode;
};

/** A weekly training time to write. */
function TrainingTimeForm({ time, teams, isFree, extra }: TrainingTimeFormProps) {
  const toValues = useMemo(() => draftsOf(teams, isFree), [teams, isFree]);
  return (
    <EditForm
      kind={trainingTimeKind}
      schema={NewTrainingTime}
      item={time}
      toValues={toValues}
      toBody={toTime}
      submitLabel={time ? 'Speichern' : 'Trainingszeit anlegen'}
      savedText="Trainingszeit gespeichert."
      extra={extra}
    >
      <WhoTrains teams={teams} isFree={isFree} />
      <When />
      <TextField name="location" label="Ort (freiwillig)" placeholder="Hauptplatz" maxLength={120} />
      <TextField name="notes" label="Hinweis (freiwillig)" placeholder="Hallenschuhe mitbringen" maxLength={300} />
      <HolidayFields />
      <SwitchField name="active" label="Findet statt" hint="Ausgeschaltet sehen Besucher diese Zeit nicht." />
    </EditForm>
  );
}

function When() {
  useEndThatMoves();
  return (
    <FieldRow>
      <SelectField name="dayOfWeek" label="Wochentag" choices={weekdays} />
      <TextField name="startTime" label="Beginn" type="time" />
      <TextField name="endTime" label="Ende (freiwillig)" type="time" />
    </FieldRow>
  );
}

/** The usual end moves with „Beginn“ until somebody says when it ends. */
function useEndThatMoves(): void {
  const { getValues, setValue, subscribe } = useFormContext<TimeDraft>();
  useEffect(() => {
    let before = getValues('startTime');
    return subscribe({
      formState: { values: true },
      callback: ({ values: { startTime, endTime }, name, type }) => {
        if (name !== 'startTime' || !startTime) return;
        const isUsual = endTime === usualEnd(before);
        before = startTime;
        if (type === 'change' && isUsual) setValue('endTime', usualEnd(startTime), { shouldDirty: true });
      },
    });
  }, [getValues, setValue, subscribe]);
}

/** An hour and a half later. */
function usualEnd(startTime: string): string {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number);
  const end = hours * 60 + minutes + 90;
  return [Math.floor(end / 60) % 24, end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function WhoTrains({ teams, isFree }: { teams: readonly OwnTeam[]; isFree: boolean }) {
  const isGroup = useWatch<TimeDraft, 'team'>({ name: 'team' }) === GROUP;
  const names = teams.map(({ name }) => [name, name] as const);
  return (
    <>
      <SelectField
        name="team"
        label="Mannschaft"
        choices={isFree ? [['', 'Bitte wählen'], ...names, [GROUP, 'Andere Gruppe …']] : names}
      />
      {isGroup && <TextField name="group" label="Name der Gruppe" placeholder="Gymnastik" maxLength={60} />}
    </>
  );
}

function draftsOf(teams: readonly OwnTeam[], isFree: boolean) {
  const values = formValues({ ...usualTime, team: isFree ? '' : (teams[0]?.name ?? '') });
  return (time: EditableTrainingTime | null): TimeDraft => {
    const { exceptHolidays = false, exceptSchoolHolidays = false } = time ?? usualTime;
    const draft = { ...values(time), exceptHolidays, exceptSchoolHolidays };
    const isGroup = isFree && time !== null && !teams.some(({ name }) => name === time.team);
    return isGroup ? { ...draft, team: GROUP, group: time.team } : draft;
  };
}

function toTime({ group, team, endTime, location, notes, ...time }: TimeDraft): object {
  const open = { endTime: endTime || null, location: location.trim() || null, notes: notes.trim() || null };
  return { ...time, ...open, team: team === GROUP ? group : team };
}
