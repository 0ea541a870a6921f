import type { Message } from '@portal/api/contract';
import { Badge } from '@portal/shared-ui';
import { fullTime } from '../../kit/full-time.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import type { BulkAction } from '../../kit/list/BulkBar.tsx';
import type { Column } from '../../kit/list/ListTable.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { messageKind, statusChoices, statusColors, statusLabels, useFinalRemoval } from './message-kind.ts';

const columns: readonly Column<Message>[] = [
  {
    label: 'Nachricht',
    render: ({ id, subject, name, status }) => (
      <Subject $isNew={status === 'new'}>
        <Link to={`/admin/nachrichten/${id}`}>{subject}</Link>
        <span>von {name}</span>
      </Subject>
    ),
  },
  { label: 'Status', render: ({ status }) => <Badge color={statusColors[status]}>{statusLabels[status]}</Badge> },
  { label: 'Eingang', render: ({ receivedAt }) => fullTime(receivedAt) },
];

const filters = [{ name: 'status', label: 'Status', choices: statusChoices }] as const;
const sorts = [
  ['', 'Neueste zuerst'],
  ['oldest', 'Älteste zuerst'],
] as const;

/** `/admin/nachrichten`: what people wrote through the contact form. */
export function MessageListScreen() {
  return (
    <AdminFrame
      lead="Was über das Kontaktformular kam. Wie lange Nachrichten bleiben, steht in den Einstellungen."
      access="reader"
    >
      <Messages />
    </AdminFrame>
  );
}

function Messages() {
  const list = useAdminList<Message>(messageKind.list);
  const { change } = useWriter(messageKind);
  const remove = useFinalRemoval();
  const bulkActions: readonly BulkAction[] = [
    { label: 'Erledigt', run: (ids) => change(ids, { status: 'done' }) },
    { label: 'Spam', run: (ids) => change(ids, { status: 'spam' }) },
    {
      label: 'Löschen',
      run: (ids) => {
        const title = ids.length === 1 ? 'Nachricht löschen?' : `${ids.length} Nachrichten löschen?`;
        return remove(ids, title, 'Gelöschte Nachrichten lassen sich nicht zurückholen.');
      },
    },
  ];
  return (
    <ResourceList
      list={list}
      columns={columns}
      nameOf={({ subject }) => subject}
      searchLabel="Name, Betreff oder Text suchen"
      filters={filters}
      sorts={sorts}
      bulkActions={bulkActions}
      empty={{
        title: 'Keine Nachrichten',
        text: 'Wer auf der Kontaktseite das Formular ausfüllt, landet hier. Geantwortet wird mit dem eigenen Mailprogramm.',
      }}
    />
  );
}

const Subject = styled.span<{ $isNew: boolean }>`
  display: grid;
  overflow-wrap: anywhere;

  a {
    font-weight: ${({ $isNew }) => ($isNew ? 750 : 500)};
  }

  span {
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-weight: 400;
  }
`;
