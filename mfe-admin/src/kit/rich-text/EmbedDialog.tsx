import type { Picture } from '@portal/api/contract';
import { Button, TextInput } from '@portal/shared-ui';
import type { Editor } from '@tiptap/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Message } from '../form/Field.tsx';
import { Choices } from '../dialog/Confirmations.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Note, Stack } from '../layout.ts';
import { MediaPicker } from '../picture/MediaPicker.tsx';
import { postHtml, readEmbed, videoHtml } from './embed-html.ts';
import { insertBehind } from './insert-behind.ts';

type EmbedDialogProps = { editor: Editor; onClose: () => void };

/** Puts a video of YouTube into the text, or a post on Instagram with a picture of our own. */
export function EmbedDialog({ editor, onClose }: EmbedDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [title, setTitle] = useState('');
  const [picture, setPicture] = useState<Picture>();
  const [isPicking, setIsPicking] = useState(false);
  const [problem, setProblem] = useState('');
  const found = readEmbed(typed);
  const insert = (html: string) => {
    insertBehind(editor, html);
    onClose();
  };
  const apply = () => {
    if (!found)
      return setProblem('Bitte die Adresse eines Videos bei YouTube oder eines Beitrags bei Instagram eingeben.');
    if (found.kind === 'video')
      return title.trim() ? insert(videoHtml(found.address, title.trim())) : setProblem('Bitte einen Titel eingeben.');
    return picture ? insert(postHtml(found.address, picture)) : setProblem('Bitte ein Bild wählen.');
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && apply();
  if (isPicking)
    return (
      <MediaPicker
        onClose={() => setIsPicking(false)}
        onPick={(chosen) => {
          setPicture(chosen);
          setIsPicking(false);
        }}
      />
    );
  return (
    <Dialog title="Video oder Instagram" onClose={onClose}>
      <Stack>
        <div>
          <label htmlFor={`${id}-address`}>Adresse bei YouTube oder Instagram</label>
          <TextInput
            id={`${id}-address`}
            value={typed}
            maxLength={500}
            aria-describedby={`${id}-message`}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
        {found?.kind === 'video' && (
          <div>
            <label htmlFor={`${id}-title`}>Titel des Videos</label>
            <TextInput
              id={`${id}-title`}
              value={title}
              maxLength={200}
              aria-describedby={`${id}-message`}
              onChange={(event) => setTitle(event.target.value)}
              onKeyDown={handleKeyDown}
            />
            <Note>Geladen wird es erst, wenn Besucher zustimmen.</Note>
          </div>
        )}
        {found?.kind === 'post' && (
          <Shown>
            {picture && <img src={picture.url} alt={picture.alt} />}
            <Button variant="secondary" onClick={() => setIsPicking(true)}>
              {picture ? 'Anderes Bild wählen' : 'Bild aus der Mediathek wählen'}
            </Button>
            <Note>Von Instagram wird nichts geladen: Euer Bild führt zum Beitrag.</Note>
          </Shown>
        )}
        <Message id={`${id}-message`} role="alert">
          {problem}
        </Message>
      </Stack>
      <Choices>
        <Button onClick={apply}>Einfügen</Button>
      </Choices>
    </Dialog>
  );
}

const Shown = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  img {
    max-height: 160px;
    border-radius: var(--radius);
  }
`;
