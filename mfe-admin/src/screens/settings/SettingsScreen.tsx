import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Type } from 'typebox';
import { NewSettings, type EditableSettings } from '@portal/api/contract';
import { ButtonLink, EmptyState, useClub } from '@portal/shared-ui';
import { EntryFields } from '../../kit/entries/EntryFields.tsx';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { settingsGroups, settingsIn, type SettingsGroup } from './groups.ts';
import { settingsKind, useSaveSettings } from './settings-kind.ts';

/** `/admin/einstellungen/:group`: some of the settings. */
export function SettingsScreen() {
  const { group: slug } = useParams();
  const group = settingsGroups.find((known) => known.slug === slug);
  if (!group)
    return (
      <AdminFrame access="admin">
        <EmptyState title="Diese Einstellungen gibt es nicht">
          <ButtonLink to={settingsKind.screen.to}>Zu den Einstellungen</ButtonLink>
        </EmptyState>
      </AdminFrame>
    );
  return (
    <EditScreen
      kind={settingsKind}
      id={group.slug}
      source={settingsKind.list}
      title={() => group.title}
      lead={group.lead}
      access="admin"
    >
      {(settings) =>
        settings && (
          <>
            <GroupForm group={group} settings={settings} />
            <ProofQuestion />
          </>
        )
      }
    </EditScreen>
  );
}

function GroupForm({ group, settings }: { group: SettingsGroup; settings: EditableSettings }) {
  const save = useSaveSettings();
  const { advertisingImage } = useClub();
  const schema = useMemo(() => Type.Pick(NewSettings, settingsIn(group)), [group]);
  const toValues = useMemo(() => valuesOf(settingsIn(group)), [group]);
  return (
    <EditForm
      kind={settingsKind}
      schema={schema}
      item={settings}
      toValues={toValues}
      save={(values, base) => save(values, base ?? settings)}
      savedText="Einstellungen gespeichert."
    >
      <EntryFields fields={group.fields} item={settings} image={advertisingImage} />
    </EditForm>
  );
}

const valuesOf = (fields: readonly (keyof NewSettings)[]) => (settings: EditableSettings | null) =>
  Object.fromEntries(fields.map((field) => [field, settings?.[field] ?? '']));
