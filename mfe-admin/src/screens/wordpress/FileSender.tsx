import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { failureText } from '../../kit/failure.ts';
import { AskedField } from '../../kit/form/asked-field.ts';
import { Message } from '../../kit/form/Field.tsx';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { Note } from '../../kit/layout.ts';
import { UploadProgress } from '../../kit/upload/UploadProgress.tsx';

type FileSenderProps = {
  label: string;
  /** The types of files, as an input names them. */
  accept: string;
  hint: (isSending: boolean) => ReactNode;
  /** The message once all of it has arrived. */
  after: string;
  /** Sends the file and tells how much of it is there, 0 to 1. */
  send: (file: File, onProgress: (part: number) => void) => Promise<void>;
};

/** Takes one file at a time and shows its progress. */
export function FileSender({ label, accept, hint, after, send }: FileSenderProps) {
  const id = useId();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isSending = part !== undefined;

  const handleChoose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isSending) return;
    setPart(0);
    setFailure(undefined);
    try {
      await send(file, setPart);
    } catch (error) {
      setFailure(failureText(error));
    }
    target.value = '';
    setPart(undefined);
  };

  return (
    <AskedField>
      <label htmlFor={id}>{label}</label>
      <FileInput
        id={id}
        type="file"
        accept={accept}
        disabled={isSending}
        aria-invalid={failure !== undefined}
        aria-describedby={`${id}-hint ${id}-message`}
        onChange={(event) => void handleChoose(event)}
      />
      <Note id={`${id}-hint`}>{hint(isSending)}</Note>
      <Message id={`${id}-message`} role="alert">
        {failure}
      </Message>
      <div aria-live="polite">{isSending && <UploadProgress part={part} after={after} />}</div>
    </AskedField>
  );
}
