import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import type { ListedDocument } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { Choices } from '../dialog/Confirmations.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Message } from '../form/Field.tsx';
import { TargetBox } from '../target/TargetBox.tsx';
import { DocumentChoice } from './DocumentChoice.tsx';
import { insertDocumentLink } from './document-link.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

const ALLOWED = /^(https?:\/\/[^\s]+|\/(?!\/)[^\s]*|mailto:[^\s]+|tel:[^\s]+)$/;

/** The address of the marked text's link. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const href = address.trim();
    if (!ALLOWED.test(href)) return setIsWrong(true);
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    return onClose();
  };
  const linkDocument = (document: ListedDocument) => {
    insertDocumentLink(editor, document);
    onClose();
  };
  return (
    <Dialog title="Link" onClose={onClose}>
      <label htmlFor="link-address">Seite wählen oder Adresse, zum Beispiel https://…</label>
      <TargetBox
        id="link-address"
        label="Seiten, Mannschaften und Artikel"
        address={address}
        onChange={setAddress}
        onEnter={apply}
        aria-invalid={isWrong}
        aria-describedby="link-message"
      />
      <Message id="link-message" role="alert">
        {isWrong && 'Bitte eine Adresse mit https:// oder einen Pfad wie /news eingeben.'}
      </Message>
      <Choices>
        {editor.isActive('link') && (
          <Button
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Link entfernen
          </Button>
        )}
        <Button onClick={apply}>Übernehmen</Button>
      </Choices>
      <DocumentChoice onChoose={linkDocument} />
    </Dialog>
  );
}
