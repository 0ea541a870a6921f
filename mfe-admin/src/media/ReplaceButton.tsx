import { useRef, useState } from 'react';
import type { MediaDetail } from '@portal/api/contract';
import { Button, showToast } from '@portal/shared-ui';
import { failureText } from '../failure-text.ts';
import { confirm } from '../frame/confirm.ts';
import { fileRefusal } from '../upload/file-refusal.ts';
import { PictureInput } from '../upload/PictureInput.tsx';
import { replaceFile } from './media-api.ts';

type ReplaceButtonProps = { item: MediaDetail; onReplaced: () => void };

/** Chooses another file for a picture; wherever it is shown, the new one appears. */
export function ReplaceButton({ item, onReplaced }: ReplaceButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  const handleFile = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const refusal = fileRefusal(file);
    if (refusal) return void showToast({ title: 'Nicht ersetzt', description: refusal, variant: 'danger' });
    const isConfirmed = await confirm({
      title: 'Bild ersetzen?',
      text: `„${file.name}“ erscheint dann überall, wo das bisherige Bild zu sehen ist. Das bisherige wird gelöscht.`,
      confirmLabel: 'Ersetzen',
    });
    if (!isConfirmed) return;
    setIsBusy(true);
    try {
      await replaceFile(item, file);
      showToast({ title: 'Bild ersetzt.' });
    } catch (error) {
      showToast({ title: 'Nicht ersetzt', description: failureText(error), variant: 'danger' });
    } finally {
      setIsBusy(false);
      onReplaced();
    }
  };

  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => chooser.current?.click()}>
        {isBusy ? 'Wird ersetzt …' : 'Durch andere Datei ersetzen'}
      </Button>
      <PictureInput ref={chooser} onFiles={(files) => void handleFile(files?.[0])} />
    </>
  );
}
