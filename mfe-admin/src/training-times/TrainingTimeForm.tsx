import { useCallback } from 'react';
import { NewTrainingTime, type EditableTrainingTime, type OwnTeam } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { useNavigate } from 'react-router-dom';
import { ContractForm } from '../form/ContractForm.tsx';
import { FieldRow } from '../form/Field.tsx';
import { SelectField, SwitchField, TextField } from '../form/fields.tsx';
import { removeWithUndo } from '../removal/remove-with-undo.ts';
import { whenLabel, weekdays } from './training-time-words.ts';
import {
  addTrainingTime,
  changeTrainingTime,
  trainingTimePath,
  useRefreshTrainingTimes,
} from './training-times-api.ts';

/** The form's fields, those of the contract; '' where nothing is said. */
type TrainingTimeDraft = {
  team: string;
  dayOfWeek: NewTrainingTime['dayOfWeek'];
  startTime: string;
  endTime: string;
  location: string;
  notes: string;
  active: boolean;
};

const LIST = '/admin/trainingszeiten';

type TrainingTimeFormProps = {
  time: EditableTrainingTime | null;
  teams: readonly OwnTeam[];
  /** Whether other groups than the teams may train, too („Alte Herren"). */
  isFree: boolean;
};

/** A weekly training time to write. */
export function TrainingTimeForm({ time, teams, isFree }: TrainingTimeFormProps) {
  const navigate = useNavigate();
  const refresh = useRefreshTrainingTimes();
  const firstTeam = isFree ? '' : (teams[0]?.name ?? '');
  const toValues = useCallback((item: EditableTrainingTime | null) => draftOf(item, firstTeam), [firstTeam]);

  const save = (draft: TrainingTimeDraft, base: EditableTrainingTime | null) => {
    const fields = draft as NewTrainingTime; // checked by the contract; empty text is null by now
    return base ? changeTrainingTime(base.id, { ...fields, version: base.version }) : addTrainingTime(fields);
  };
  const leave = () => {
    void refresh();
    void navigate(LIST);
  };
  const handleDelete = (item: EditableTrainingTime) =>
    removeWithUndo({
      paths: [trainingTimePath(item.id)],
      question: {
        title: 'Trainingszeit löschen?',
        text: `${item.team}, ${whenLabel(item)}. Wer nur pausiert, schaltet sie besser ab.`,
      },
      done: 'Trainingszeit gelöscht.',
      description: `${item.team}, ${whenLabel(item)}`,
      refresh,
      leave: () => void navigate(LIST),
    });
  return (
    <ContractForm<TrainingTimeDraft, EditableTrainingTime>
      schema={NewTrainingTime}
      item={time}
      toValues={toValues}
      save={save}
      onSaved={leave}
      submitLabel={time ? 'Speichern' : 'Trainingszeit anlegen'}
      savedText="Trainingszeit gespeichert."
      extra={
        time && (
          <Button variant="quiet" onClick={() => void handleDelete(time)}>
            Löschen
          </Button>
        )
      }
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
    </ContractForm>
  );
}

function draftOf(time: EditableTrainingTime | null, team: string): TrainingTimeDraft {
  return {
    team: time?.team ?? team,
    dayOfWeek: time?.dayOfWeek ?? 'tuesday',
    startTime: time?.startTime ?? '19:00',
    endTime: time ? (time.endTime ?? '') : '20:30',
    location: time?.location ?? '',
    notes: time?.notes ?? '',
    active: time?.active ?? true,
  };
}
