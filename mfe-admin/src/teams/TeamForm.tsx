import { NewTeam, type EditableTeam } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { useNavigate } from 'react-router-dom';
import { ContractForm } from '../form/ContractForm.tsx';
import { FieldRow } from '../form/Field.tsx';
import { TextField } from '../form/fields.tsx';
import { FormPart } from '../form/FormPart.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { removeWithUndo } from '../removal/remove-with-undo.ts';
import { SquadFields } from './SquadFields.tsx';
import { blankTeam, teamDraftOf, teamField, toNewTeam, type TeamDraft } from './team-draft.ts';
import { addTeam, changeTeam, teamPath, useRefreshTeams } from './teams-api.ts';

const LIST = '/admin/mannschaften';
const toValues = (team: EditableTeam | null) => (team ? teamDraftOf(team) : blankTeam);

/** A team with its trainer, ground and squad to write; `team` is null for a new one. */
export function TeamForm({ team }: { team: EditableTeam | null }) {
  const navigate = useNavigate();
  const refresh = useRefreshTeams();
  const save = (draft: TeamDraft, base: EditableTeam | null) => {
    const body = toNewTeam(draft);
    return base ? changeTeam(base.id, { ...body, version: base.version }) : addTeam(body);
  };
  const leave = () => {
    void refresh();
    void navigate(LIST);
  };
  const handleDelete = (item: EditableTeam) =>
    removeWithUndo({
      paths: [teamPath(item.id)],
      question: {
        title: `${item.name} löschen?`,
        text: 'Die Seite der Mannschaft verschwindet. Ihre Termine und Trainingszeiten bleiben stehen.',
      },
      done: 'Mannschaft gelöscht.',
      description: item.name,
      refresh,
      leave: () => void navigate(LIST),
    });
  return (
    <ContractForm<TeamDraft, EditableTeam>
      schema={NewTeam}
      item={team}
      toValues={toValues}
      toBody={toNewTeam}
      fieldFor={teamField}
      save={save}
      onSaved={leave}
      submitLabel={team ? 'Speichern' : 'Mannschaft anlegen'}
      savedText="Mannschaft gespeichert."
      extra={
        team && (
          <Button variant="quiet" onClick={() => void handleDelete(team)}>
            Löschen
          </Button>
        )
      }
    >
      <FieldRow>
        <TextField name="name" label="Name" placeholder="1. Mannschaft" maxLength={60} />
        <TextField
          name="matchName"
          label="Name auf der Anzeigetafel"
          hint="Leer: wie der Name."
          placeholder="FSV Sommerried II"
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
          <TextField name="stadiumName" label="Platz" placeholder="Sportplatz Bechtheim" maxLength={120} />
          <TextField name="stadiumAddress" label="Anschrift" maxLength={200} />
        </FieldRow>
      </FormPart>
      <SquadFields />
    </ContractForm>
  );
}
