import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Type } from 'typebox';
import type { EditableSettings } from '@portal/api/contract';
import { NewSettings } from '@portal/api/contract';
import { ButtonLink, EmptyState, ErrorArea, Skeleton } from '@portal/shared-ui';
import { useFreshResource } from '../entries/use-fresh-resource.ts';
import { useIsAllowed } from '../entries/use-is-allowed.ts';
import { ContractForm } from '../form/ContractForm.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { settingsGroups, type SettingsGroup } from './groups.ts';
import { SETTINGS, useSaveSettings } from './settings-api.ts';

const LIST = { to: '/admin/einstellungen', label: 'Einstellungen' };

/** `/admin/einstellungen/:group`: some of the settings. */
export function SettingsGroupPage() {
  const { group: slug } = useParams();
  const group = settingsGroups.find((known) => known.slug === slug);
  const { data, error, reload } = useFreshResource<EditableSettings>(useIsAllowed('admin') ? SETTINGS : null);
  return (
    <AdminFrame title={group?.title ?? 'Einstellungen'} {...(group && { lead: group.lead })} access="admin" back={LIST}>
      {!group && (
        <EmptyState title="Diese Einstellungen gibt es nicht">
          <ButtonLink to={LIST.to}>Zu den Einstellungen</ButtonLink>
        </EmptyState>
      )}
      {group && data && <GroupForm key={group.slug} group={group} settings={data} />}
      {group && !data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />)}
    </AdminFrame>
  );
}

function GroupForm({ group, settings }: { group: SettingsGroup; settings: EditableSettings }) {
  const save = useSaveSettings();
  const navigate = useNavigate();
  const { fields, Fields } = group;
  const schema = useMemo(() => Type.Pick(NewSettings, [...fields]), [fields]);
  const toValues = useMemo(() => valuesOf(fields), [fields]);
  return (
    <ContractForm
      schema={schema}
      item={settings}
      toValues={toValues}
      save={(values, base) => save(values, base ?? settings)}
      savedText="Einstellungen gespeichert."
      onSaved={() => void navigate(LIST.to)}
    >
      <Fields settings={settings} />
    </ContractForm>
  );
}

const valuesOf = (fields: SettingsGroup['fields']) => (settings: EditableSettings | null) =>
  Object.fromEntries(fields.map((field) => [field, settings?.[field] ?? '']));
