import type { ReactNode } from 'react';
import type { EditableDocument } from '@portal/api/contract';
import { typeAndSize } from '@portal/api/file-size';
import { Button, formatDate, showToast } from '@portal/shared-ui';
import { copyText } from '../../kit/copy-text.ts';
import { documentKind } from '../../kit/documents/document-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { Buttons } from '../../kit/layout.ts';
import { FileSide, Places } from '../../kit/places/Places.tsx';
import type { UploadTarget } from '../../kit/upload/send-picture.ts';
import { DocumentInput } from './DocumentInput.tsx';
import { DocumentUploads } from './DocumentUploads.tsx';
import { useDocumentUpload } from './use-document-upload.ts';

type DocumentSideProps = { item: EditableDocument; deleteButton: ReactNode };

/** The file itself: its address, the links to it, another file for it, and deleting. */
export function DocumentSide({ item, deleteButton }: DocumentSideProps) {
  const { url, name, filedAt, uploadedBy, usedIn } = item;
  return (
    <FileSide>
      <p>
        <a href={url} download>
          {name || url}
        </a>
        <br />
        {typeAndSize(item)}, Stand {formatDate(filedAt)}
        {uploadedBy && `, hochgeladen von ${uploadedBy}`}
      </p>
      <p>
        Adresse für Knöpfe und Links: <code>{url}</code>
      </p>
      <Buttons>
        <Button variant="secondary" onClick={() => copyText(url, 'Adresse kopiert.', url)}>
          Adresse kopieren
        </Button>
        {deleteButton}
      </Buttons>
      <Replacement item={item} />
      <Places title="Wo verlinkt" none="In keinem Text und auf keinem Knopf." uses={usedIn} />
    </FileSide>
  );
}

/** Another file behind the same address. */
function Replacement({ item }: { item: EditableDocument }) {
  const { refresh } = useWriter(documentKind);
  const handleStored = () => {
    showToast({ title: 'Datei ersetzt.' });
    void refresh();
  };
  // Somebody else may have been faster: theirs is shown before this one is sent again over it.
  const { uploads, isBusy, add, retry, leaveOut } = useDocumentUpload(handleStored, () => void refresh());
  const target: UploadTarget = {
    url: `${documentKind.writes}/${item.id}/file`,
    method: 'PUT',
    fields: { version: String(item.version) },
  };
  const handleFile = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const isConfirmed = await confirm({
      title: 'Datei ersetzen?',
      text: `Unter derselben Adresse gibt es dann „${file.name}“. Die bisherige Datei wird gelöscht.`,
      confirmLabel: 'Ersetzen',
    });
    if (!isConfirmed) return;
    for (const upload of uploads) leaveOut(upload); // the latest choice counts
    add([file], target);
  };
  return (
    <>
      <DocumentInput
        label="Durch neue Fassung ersetzen"
        hint={`Wieder als ${item.type.toUpperCase()}. Die Adresse bleibt, alle Links führen zur neuen Fassung.`}
        onFiles={([file]) => void handleFile(file)}
      />
      <DocumentUploads uploads={uploads} onRetry={(upload) => retry(upload, target)} onLeaveOut={leaveOut} />
    </>
  );
}
