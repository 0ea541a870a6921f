import type { ActivityEntry } from '@portal/api/contract';
import { TextInput } from '@portal/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { RestoreButton } from '../../kit/edit/RestoreButton.tsx';
import { fullTime } from '../../kit/full-time.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { adminAreas } from '../../kit/frame/areas.ts';
import { areaName } from '../../kit/frame/navigation.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useAdminList, type ListQuery } from '../../kit/list/use-admin-list.ts';
import { deedChoices, deedText, fieldsText } from './activity-words.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

const resources = () => adminAreas().flatMap(({ resource, label }) => (resource ? [[resource, label] as const] : []));

/** Who changed what, when. */
export function ActivityScreen() {
  return (
    <AdminFrame
      lead="Wer was wann geändert hat, ein Jahr lang. Inhalte und Passwörter stehen hier nicht."
      access="admin"
    >
      <Activity />
    </AdminFrame>
  );
}

/** The forms' labels of their fields, by resource; loaded after the list they explain. */
function useLabels(): Labels {
  const [labels, setLabels] = useState<Labels>({});
  useEffect(() => {
    for (const { resource, screens } of adminAreas())
      for (const screen of screens)
        void screen.labels?.().then(
          (known) => setLabels((others) => ({ ...others, [resource ?? '']: known })),
          () => undefined,
        );
  }, []);
  return labels;
}

function Activity() {
  const list = useAdminList<ActivityEntry>('/api/admin/activity');
  const labels = useLabels();
  return (
    <>
      <PeriodFilter query={list.query} />
      <ResourceList
        list={list}
        nameOf={({ subject, resource }) => subject ?? areaName(resource)}
        searchLabel="Person oder Titel suchen"
        columns={[
          {
            label: 'Was',
            render: ({ subject, resource }) => (
              <What>
                <strong>{subject ?? areaName(resource)}</strong>
                {subject && <small>{areaName(resource)}</small>}
              </What>
            ),
          },
          {
            label: 'Änderung',
            render: (entry) => {
              const fields = fieldsText(entry.fields, labels[entry.resource]);
              return (
                <What>
                  {deedText(entry)}
                  {fields && <small>{fields}</small>}
                </What>
              );
            },
          },
          { label: 'Wer', render: ({ userName }) => <Who>{userName}</Who> },
          { label: 'Wann', render: ({ at }) => fullTime(at) },
        ]}
        rowActions={({ restorePath, subject, resource }) =>
          restorePath && <RestoreButton restorePath={restorePath} name={subject ?? areaName(resource)} />
        }
        filters={[
          {
            name: 'resource',
            label: 'Bereich',
            choices: resources(),
          },
          { name: 'action', label: 'Änderung', choices: deedChoices },
        ]}
        sorts={[
          ['', 'Neueste zuerst'],
          ['oldest', 'Älteste zuerst'],
        ]}
        empty={{
          title: 'Noch nichts geschehen',
          text: 'Sobald jemand etwas anlegt, ändert oder löscht, steht es hier.',
        }}
      />
    </>
  );
}

/** The first and the last day, both included. */
function PeriodFilter({ query }: { query: ListQuery }) {
  const days = [
    ['from', 'Von'],
    ['to', 'Bis'],
  ] as const;
  return (
    <Days>
      {days.map(([name, label]) => (
        <label key={name}>
          {label}
          <TextInput
            type="date"
            value={query.value(name)}
            onChange={(event) => query.set({ [name]: event.target.value })}
          />
        </label>
      ))}
    </Days>
  );
}

const What = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

/* Wide enough for the usual names; only longer ones are broken. */
const Who = styled.span`
  display: inline-block;
  min-width: 7.5em;
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 220px));
  gap: var(--space-3);
  margin-bottom: var(--space-3);
  label {
    font-weight: 650;
  }
  input {
    width: 100%;
    min-width: 0;
  }
`;
