import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { showFailure } from '../../kit/failure.ts';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { Note, Stack } from '../../kit/layout.ts';
import { UploadProgress } from './UploadProgress.tsx';

type FileSenderProps = {
  label: string;
  /** The types of files, as an input names them. */
  accept: string;
  hint: (isSending: boolean) => ReactNode;
  /** What is said once all of it has arrived. */
  after: string;
  /** What is said above the reason when it fails. */
  failure: string;
  /** Sends the file and tells how much of it is there, 0 to 1. */
  send: (file: File, onProgress: (part: number) => void) => Promise<void>;
};

/** Takes one file at a time and shows how much of it was sent. */
export function FileSender({ label, accept, hint, after, failure, send }: FileSenderProps) {
  const id = useId();
  const [part, setPart] = useState<number>();
  const isSending = part !== undefined;

  const handleChoose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isSending) return;
    setPart(0);
    try {
      await send(file, setPart);
    } catch (error) {
      showFailure(failure, error);
    }
    target.value = '';
    setPart(undefined);
  };

  return (
    <Stack $gap={2}>
      <label htmlFor={id}>{label}</label>
      <FileInput
        id={id}
        type="file"
        accept={accept}
        disabled={isSending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void handleChoose(event)}
      />
      <Note id={`${id}-hint`}>{hint(isSending)}</Note>
      {isSending && <UploadProgress part={part} after={after} />}
    </Stack>
  );
}
