import { useMemo } from 'react';
import { Type } from 'typebox';
import { TeamChange, type EditableTeam } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { TableFields } from './TableFields.tsx';
import { tableDraftOf, tableField, toTableChange, type TableDraft } from './table-draft.ts';
import { teamKind } from '../../kit/kinds/team-kind.ts';

/** `/admin/mannschaften/:id/tabelle`: the league table of a team, typed, pasted or from a file. */
export function TableScreen() {
  return (
    <EditScreen
      kind={teamKind}
      access="trainer"
      title={(team) => (team ? `Tabelle: ${team.name}` : undefined)}
      lead="Steht als erster Reiter auf der Seite der Mannschaft. Ohne Zeilen gibt es keine."
      actions={({ id }) => (
        <ButtonLink variant="quiet" to={`${teamKind.screen.to}/${id}`}>
          Zur Mannschaft
        </ButtonLink>
      )}
    >
      {(team) => team && <TableForm team={team} />}
    </EditScreen>
  );
}

function TableForm({ team }: { team: EditableTeam }) {
  const schema = useMemo(() => Type.Required(Type.Pick(TeamChange, ['leagueTable'])), []);
  return (
    <EditForm<TableDraft, EditableTeam>
      kind={teamKind}
      schema={schema}
      item={team}
      toValues={tableDraftOf}
      toBody={toTableChange}
      fieldFor={tableField}
      savedText="Tabelle gespeichert."
      after="here"
    >
      <TextField name="asOf" label="Stand" type="date" hint="Von welchem Tag die Tabelle ist." />
      <TableFields team={team} />
    </EditForm>
  );
}
