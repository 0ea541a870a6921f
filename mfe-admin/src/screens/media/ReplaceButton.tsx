import { useEffect, useRef } from 'react';
import type { MediaDetail } from '@portal/api/contract';
import { Button, showToast } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { confirm } from '../../kit/frame/confirm.ts';
import { PictureInput } from '../../kit/upload/PictureInput.tsx';
import { UploadList } from '../../kit/upload/UploadList.tsx';
import { useUploadQueue } from '../../kit/upload/use-upload-queue.ts';
import { replacementOf } from '../../kit/picture/media-kind.ts';

type ReplaceButtonProps = { item: MediaDetail; onReplaced: () => Promise<void> };

/** Chooses another file for a picture; wherever it is shown, the new one appears. */
export function ReplaceButton({ item, onReplaced }: ReplaceButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useUploadQueue(() => {
    showToast({ title: 'Bild ersetzt.' });
    void onReplaced();
  });
  const isBusy = uploads.entries.some(({ state }) => state === 'waiting' || state === 'sending');
  const isRefused = uploads.entries.some(({ state }) => state === 'refused');
  // Somebody else may have changed the picture: what is shown then is not what is stored.
  useEffect(() => {
    if (isRefused) void onReplaced();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal, whoever listens
  }, [isRefused]);

  const handleFile = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const isConfirmed = await confirm({
      title: 'Bild ersetzen?',
      text: `„${file.name}“ erscheint dann überall, wo das bisherige Bild zu sehen ist. Das bisherige wird gelöscht.`,
      confirmLabel: 'Ersetzen',
    });
    if (!isConfirmed) return;
    for (const { id } of uploads.entries) uploads.remove(id); // the latest choice counts
    uploads.add([file], replacementOf(item));
  };

  return (
    <Parts>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && chooser.current?.click()}>
        {isBusy ? 'Wird ersetzt …' : 'Durch andere Datei ersetzen'}
      </Button>
      <PictureInput ref={chooser} onFiles={(files) => void handleFile(files?.[0])} />
      <UploadList entries={uploads.entries} stored="left-out" onRetry={uploads.retry} onRemove={uploads.remove} />
    </Parts>
  );
}

/** The button is beside others; progress takes a line of its own. */
const Parts = styled.div`
  display: contents;
  > section {
    flex: 1 0 100%;
    order: 1;
  }
`;
