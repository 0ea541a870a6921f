import { Link } from 'react-router-dom';
import type { ListedDocument } from '@portal/api/contract';
import { typeAndSize } from '@portal/api/file-size';
import { formatDate, showToast } from '@portal/shared-ui';
import { documentKind } from '../../kit/documents/document-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { OrderLink } from '../../kit/entries/EntryListScreen.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Stack } from '../../kit/layout.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { titleIn, useAdminList } from '../../kit/list/use-admin-list.ts';
import { DocumentInput } from './DocumentInput.tsx';
import { DocumentUploads } from './DocumentUploads.tsx';
import { useDocumentUpload } from './use-document-upload.ts';

const FILTERS = [
  {
    name: 'onDownloads',
    label: 'Downloads',
    choices: [
      ['true', 'Auf „Downloads“'],
      ['false', 'Nur verlinkt'],
    ],
  },
] as const;

const SORTS = [
  ['', 'In Reihenfolge'],
  ['name', 'Nach Titel'],
  ['newest', 'Neueste zuerst'],
  ['largest', 'Größte zuerst'],
] as const;

const columns = [
  {
    label: 'Titel',
    render: ({ id, title }: ListedDocument) => <Link to={`${documentKind.screen.to}/${id}`}>{title}</Link>,
  },
  { label: 'Art', render: typeAndSize },
  { label: 'Gruppe', render: ({ group }: ListedDocument) => group ?? '' },
  { label: 'Downloads', render: ({ onDownloads }: ListedDocument) => (onDownloads ? 'Gezeigt' : 'Nur verlinkt') },
  { label: 'Stand', render: ({ filedAt }: ListedDocument) => formatDate(filedAt) },
];

/** `/admin/dateien`: documents that visitors download, and the place to upload them. */
export function DocumentListScreen() {
  return (
    <AdminFrame
      lead="Satzung, Anträge und Formulare: zum Verlinken in Texten und Knöpfen und für die Seite „Downloads“."
      actions={<OrderLink to={`${documentKind.screen.to}/reihenfolge`} keepsRoom />}
    >
      <Documents />
    </AdminFrame>
  );
}

function Documents() {
  const list = useAdminList<ListedDocument>(documentKind.list);
  const { change, refresh, remove } = useWriter(documentKind);
  const { uploads, add, retry, leaveOut } = useDocumentUpload(({ title }) => {
    showToast({ title: `„${title}“ hochgeladen.` });
    void refresh();
  });
  const removeAll = (ids: readonly string[]) =>
    remove(ids, {
      nameOf: titleIn(list),
      done: ids.length === 1 ? 'Datei gelöscht.' : `${ids.length} Dateien gelöscht.`,
    });
  return (
    <Stack $gap={5}>
      <DocumentInput
        isMultiple
        label="Datei hochladen"
        hint="PDF, DOCX oder ODT bis 20 MB, ohne Makros."
        onFiles={(files) => add(files)}
      />
      <DocumentUploads uploads={uploads} onRetry={retry} onLeaveOut={leaveOut} />
      <div>
        <ResourceList<ListedDocument>
          list={list}
          nameOf={({ title }) => title}
          searchLabel="Titel, Beschreibung oder Dateiname"
          filters={FILTERS}
          sorts={SORTS}
          columns={columns}
          bulkActions={[
            { label: 'Auf „Downloads“ zeigen', run: (ids) => change(ids, { onDownloads: true }) },
            { label: 'Nicht mehr zeigen', run: (ids) => change(ids, { onDownloads: false }) },
            { label: 'Löschen', run: removeAll },
          ]}
          empty={{
            title: 'Noch keine Dateien',
            text: 'Lade oben die erste hoch, zum Beispiel die Satzung oder den Aufnahmeantrag.',
          }}
        />
      </div>
    </Stack>
  );
}
