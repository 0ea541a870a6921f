import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NewTeam, OwnTeamChange, squadRule, type Department, type EditableTeam } from '@portal/api/contract';
import { ButtonAnchor, ButtonLink, ErrorArea, ExternalLinkIcon, useResource } from '@portal/shared-ui';
import { teamPath } from '@portal/shared-ui/team-path';
import { useParams } from 'react-router-dom';
import { EditScreen, NEW } from '../../kit/edit/EditScreen.tsx';
import { teamKind } from '../../kit/kinds/team-kind.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { FieldRow, FormPart } from '../../kit/form/Field.tsx';
import { SelectField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { useWasAllowed } from '../../kit/frame/navigation.ts';
import { PictureField } from '../../kit/picture/PictureField.tsx';
import { SquadFields } from './SquadFields.tsx';
import {
  blankTeam,
  groupChoices,
  teamDraftOf,
  teamField,
  toNewTeam,
  toOwnChange,
  type TeamDraft,
} from './team-draft.ts';

/** `/admin/mannschaften/:id`. */
export function TeamScreen() {
  const isEditor = useWasAllowed('editor');
  const isNew = useParams()['id'] === NEW;
  return (
    <EditScreen
      kind={teamKind}
      access={isNew ? 'editor' : 'trainer'}
      title={(team) => (team === null ? 'Neue Mannschaft' : team?.name)}
      actions={(team) => (
        <>
          <ButtonLink variant="secondary" to={`${teamKind.screen.to}/${team.id}/tabelle`}>
            Tabelle
          </ButtonLink>
          <ButtonAnchor variant="secondary" href={teamPath(team.slug)} target="_blank">
            Ansehen <ExternalLinkIcon />
          </ButtonAnchor>
        </>
      )}
    >
      {(team, deleteButton) =>
        team && !isEditor ? <OwnTeamForm team={team} /> : <TeamForm team={team} extra={deleteButton} />
      }
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
      <LeagueFields />
      <GroupFields isNew={team === null} />
      <TextField name="slug" label="Adresse der Mannschaft" hint="Leer: aus dem Namen gemacht." maxLength={60} />
      <PageFields team={team} />
      <SquadOnSite />
    </EditForm>
  );
}

/** The part of a team that its trainers edit. */
function OwnTeamForm({ team }: { team: EditableTeam }) {
  return (
    <EditForm<TeamDraft, EditableTeam>
      kind={teamKind}
      schema={OwnTeamChange}
      item={team}
      toValues={toValues}
      toBody={toOwnChange}
      fieldFor={teamField}
      savedText="Mannschaft gespeichert."
      after="here"
    >
      <LeagueFields />
      <AgeField />
      <PageFields team={team} />
      <p>Name, Gruppe, Adresse und ob der Kader gezeigt wird, ändert die Redaktion.</p>
    </EditForm>
  );
}

function LeagueFields() {
  return (
    <FieldRow>
      <TextField name="subtitle" label="Untertitel, zum Beispiel die Liga" maxLength={120} />
      <TextField name="season" label="Saison" placeholder="2026/27" maxLength={20} />
    </FieldRow>
  );
}

function AgeField() {
  return (
    <TextField name="ageGroup" label="Alter oder Jahrgang" placeholder="U12 oder Jahrgang 2014/15" maxLength={60} />
  );
}

/** The public fields of the team's page. */
function PageFields({ team }: { team: EditableTeam | null }) {
  return (
    <>
      <PictureField name="imageUrl" label="Mannschaftsfoto" picture={team?.image} />
      <FormPart>
        <legend>Trainer</legend>
        <FieldRow>
          <TextField name="trainerName" label="Name" maxLength={80} />
          <TextField name="trainerRole" label="Aufgabe" placeholder="Trainer 1. Mannschaft" maxLength={80} />
        </FieldRow>
        <PictureField name="trainerImageUrl" label="Foto des Trainers" picture={team?.trainer?.image} />
        <FieldRow>
          <TextField name="trainerPhone" label="Telefon" type="tel" maxLength={60} />
          <TextField name="trainerEmail" label="E-Mail" type="email" maxLength={254} />
        </FieldRow>
        <SwitchField
          name="trainerConsent"
          label="Der Trainer ist einverstanden, dass Telefon und E-Mail auf der Website stehen"
          hint="Ausgeschaltet sieht sie nur die Redaktion."
        />
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
    </>
  );
}

/** Whether visitors see the squad, with the default if nobody has decided. */
function SquadOnSite() {
  const [name, ageGroup, group] = useWatch<TeamDraft, ['name', 'ageGroup', 'group']>({
    name: ['name', 'ageGroup', 'group'],
  });
  const { age, isShown } = squadRule({ name, ageGroup, group: group || undefined });
  return (
    <SelectField
      name="showsSquad"
      label="Kader auf der Website"
      hint={HINTS[age]}
      choices={[
        ['', `Wie üblich: hier ${isShown ? 'zeigen' : 'nicht zeigen'}`],
        ['yes', 'Zeigen'],
        ['no', 'Nicht zeigen'],
      ]}
    />
  );
}

const HINTS = {
  young: 'Gezeigt werden bei der Jugend höchstens Vorname und Anfangsbuchstabe.',
  adult: 'Üblich ist: Erwachsene ja, Jugend nicht.',
  unknown:
    'Der Name sagt nicht, ob hier Kinder spielen. „Zeigen“ bitte nur bei Erwachsenen: Dann stehen die vollen Namen auf der Website.',
} as const;

/** Where a team stands in the list of all; a department only in a club that has some. */
function GroupFields({ isNew }: { isNew: boolean }) {
  const { data: departments = [], error, reload } = useResource<Department[]>('/api/departments');
  return (
    <>
      <FieldRow>
        <SelectField
          name="group"
          label="Gruppe"
          choices={isNew ? [['', 'Nach dem Namen'], ...groupChoices] : groupChoices}
        />
        <AgeField />
      </FieldRow>
      {departments.length === 0 && error && (
        <ErrorArea title="Die Abteilungen konnten nicht geladen werden" onRetry={reload} />
      )}
      {departments.length > 0 && (
        <SelectField
          name="departmentId"
          label="Abteilung"
          choices={[['', 'Keine'], ...departments.map(({ id, name }) => [id, name] as const)]}
        />
      )}
    </>
  );
}
