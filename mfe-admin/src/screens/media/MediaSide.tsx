import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChildrenAnswer, MediaDetail } from '@portal/api/contract';
import { fileSize } from '@portal/api/file-size';
import { Picture, Button, showToast } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { fullTime } from '../../kit/full-time.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { mediaKind, replacementOf } from '../../kit/picture/media-kind.ts';
import { FileSide, Places } from '../../kit/places/Places.tsx';
import { Choices } from '../../kit/dialog/Confirmations.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ANSWERS, answerOf } from '../../kit/children/ChildrenQuestion.tsx';
import { ChoiceOf } from '../../kit/form/ChoiceOf.tsx';
import { PictureInput } from '../../kit/upload/PictureInput.tsx';
import { UploadList } from '../../kit/upload/UploadList.tsx';
import { useUploadQueue } from '../../kit/upload/use-upload-queue.ts';
import { Buttons, Stack } from '../../kit/layout.ts';

type MediaSideProps = { item: MediaDetail; deleteButton: ReactNode };

/** The picture itself: its places, another file for it, and deleting. */
export function MediaSide({ item, deleteButton }: MediaSideProps) {
  const { refresh } = useWriter(mediaKind);
  return (
    <Side>
      <Picture src={item.url} alt={item.alt} width={item.width} height={item.height} color={item.color} />
      <p>
        {item.width} × {item.height} Pixel, {fileSize(item.bytes)}
        <br />
        Hochgeladen am {fullTime(item.createdAt)}
        {item.uploadedBy && ` von ${item.uploadedBy}`}
      </p>
      <Places
        title="Wo verwendet"
        none="Nirgends. Das Bild kann gelöscht werden, ohne dass etwas fehlt."
        uses={item.usedIn}
      />
      <Buttons>
        <ReplaceButton item={item} onReplaced={refresh} />
        {deleteButton}
      </Buttons>
    </Side>
  );
}

type ReplaceButtonProps = { item: MediaDetail; onReplaced: () => Promise<void> };

/** Chooses another file for a picture; the new one appears everywhere. */
function ReplaceButton({ item, onReplaced }: ReplaceButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useUploadQueue(() => {
    showToast({ title: 'Bild ersetzt.' });
    void onReplaced();
  });
  const isBusy = uploads.entries.some(({ state }) => state === 'waiting' || state === 'sending');
  const isRefused = uploads.entries.some(({ state }) => state === 'refused');
  // Somebody else may have changed the picture: then the visible one is not the stored one.
  useEffect(() => {
    if (isRefused) void onReplaced();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal, whoever listens
  }, [isRefused]);

  const [chosen, setChosen] = useState<File>();
  const [children, setChildren] = useState<ChildrenAnswer>();

  const choose = (file: File | undefined) => {
    if (!file || isBusy) return;
    setChildren(answerOf(item.children));
    setChosen(file);
  };
  const replace = (file: File) => {
    setChosen(undefined);
    for (const { id } of uploads.entries) uploads.remove(id); // the latest choice counts
    uploads.add([file], replacementOf(item, children));
  };

  return (
    <Parts>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && chooser.current?.click()}>
        {isBusy ? 'Wird ersetzt …' : 'Durch andere Datei ersetzen'}
      </Button>
      <PictureInput ref={chooser} onFiles={(files) => choose(files?.[0])} />
      <UploadList entries={uploads.entries} showsPeople={false} onRetry={uploads.retry} onRemove={uploads.remove} />
      {chosen && (
        <Dialog title="Bild ersetzen?" onClose={() => setChosen(undefined)}>
          <Stack>
            <p>
              „{chosen.name}“ erscheint dann überall, wo das bisherige Bild zu sehen ist. Das bisherige wird gelöscht.
            </p>
            <ChoiceOf
              question="Sind auf dem neuen Bild Kinder zu erkennen?"
              value={children}
              choices={ANSWERS}
              onChange={setChildren}
            />
          </Stack>
          <Choices>
            <Button variant="secondary" onClick={() => setChosen(undefined)}>
              Abbrechen
            </Button>
            <Button onClick={() => replace(chosen)}>Ersetzen</Button>
          </Choices>
        </Dialog>
      )}
    </Parts>
  );
}

const Side = styled(FileSide)`
  > p {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  > img {
    max-height: 60vh;
    border-radius: var(--radius);
    object-fit: contain;
  }
`;

/** The button is beside others; progress takes a line of its own. */
const Parts = styled.div`
  display: contents;
  > section {
    flex: 1 0 100%;
    order: 1;
  }
`;
