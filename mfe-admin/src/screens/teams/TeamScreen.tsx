import type { ReactNode } from 'react';
import { NewTeam, type EditableTeam } from '@portal/api/contract';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { teamKind } from './team-kind.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { FieldRow, FormPart } from '../../kit/form/Field.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/picture/PictureField.tsx';
import { SquadFields } from './SquadFields.tsx';
import { blankTeam, teamDraftOf, teamField, toNewTeam, type TeamDraft } from './team-draft.ts';

/** `/admin/mannschaften/:id`. */
export function TeamScreen() {
  return (
    <EditScreen kind={teamKind} title={(team) => (team === null ? 'Neue Mannschaft' : 'Mannschaft')}>
      {(team, deleteButton) => <TeamForm team={team} extra={deleteButton} />}
    </EditScreen>
  );
}

const toValues = (team: EditableTeam | null) => (team ? teamDraftOf(team) : blankTeam);

/** A team with its trainer, ground and squad to write; `team` is null for a new one. */
function TeamForm({ team, extra }: { team: EditableTeam | null; extra: ReactNode }) {
  return (
    <EditForm<TeamDraft, EditableTeam>
      kind={teamKind}
      schema={NewTeam}
      item={team}
      toValues={toValues}
      toBody={toNewTeam}
      fieldFor={teamField}
      submitLabel={team ? 'Speichern' : 'Mannschaft anlegen'}
      savedText="Mannschaft gespeichert."
      extra={extra}
    >
      <FieldRow>
        <TextField name="name" label="Name" placeholder="1. Mannschaft" maxLength={60} />
        <TextField
          name="matchName"
          label="Name auf der Anzeigetafel"
          hint="Leer: wie der Name."
          placeholder="SV Musterstadt II"
          maxLength={60}
        />
      </FieldRow>
      <FieldRow>
        <TextField name="subtitle" label="Untertitel, zum Beispiel die Liga" maxLength={120} />
        <TextField name="season" label="Saison" placeholder="2024/25" maxLength={20} />
      </FieldRow>
      <TextField name="slug" label="Adresse der Mannschaft" hint="Leer: aus dem Namen gemacht." maxLength={60} />
      <PictureField name="imageUrl" label="Mannschaftsfoto" picture={team?.image} />
      <FormPart>
        <legend>Trainer</legend>
        <FieldRow>
          <TextField name="trainerName" label="Name" maxLength={80} />
          <TextField name="trainerRole" label="Aufgabe" placeholder="Trainer 1. Mannschaft" maxLength={80} />
        </FieldRow>
        <PictureField name="trainerImageUrl" label="Foto des Trainers" picture={team?.trainer?.image} />
      </FormPart>
      <FormPart>
        <legend>Trainingsplatz</legend>
        <p>Leer: das Stadion des Vereins aus den Einstellungen.</p>
        <FieldRow>
          <TextField name="stadiumName" label="Platz" placeholder="Sportplatz Musterstadt" maxLength={120} />
          <TextField name="stadiumAddress" label="Anschrift" maxLength={200} />
        </FieldRow>
      </FormPart>
      <SquadFields />
    </EditForm>
  );
}
