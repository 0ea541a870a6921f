import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { Button, TextInput } from '@portal/shared-ui';
import { Choices } from '../frame/Confirmations.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Message } from '../form/Field.tsx';

type LinkDialogProps = { editor: Editor; onClose: () => void };

const ALLOWED = /^(https?:\/\/[^\s]+|\/(?!\/)[^\s]*|mailto:[^\s]+|tel:[^\s]+)$/;

/** Where the marked text leads. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const typed = address.trim();
    const href = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
    if (!ALLOWED.test(href)) return setIsWrong(true);
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    return onClose();
  };
  return (
    <Dialog title="Link" onClose={onClose}>
      <label htmlFor="link-address">Adresse, zum Beispiel https://… oder /news</label>
      <TextInput
        id="link-address"
        value={address}
        aria-invalid={isWrong}
        aria-describedby="link-message"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
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
    </Dialog>
  );
}
