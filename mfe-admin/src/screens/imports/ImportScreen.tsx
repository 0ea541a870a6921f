import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Message } from '../../kit/form/Field.tsx';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Note, Stack } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { AskedField } from '../../kit/form/asked-field.ts';
import { ImportForm } from './import-form.ts';
import { NO_FILE, type Complaint } from './complaint.ts';
import { ImportReportPanel } from './ImportReportPanel.tsx';
import { importKinds } from './import-kinds.ts';
import { ReportButton } from './ReportButton.tsx';
import { readFile } from './read-file.ts';
import { useImport } from './use-import.ts';

type ImportScreenProps = {
  kind: string;
  accept: string;
  fileLabel: string;
  fileHint: string;
  /** Fields before the file, with their errors. */
  before?: (message: string | undefined) => ReactNode;
  /** Fields behind it: other ways than a file. */
  behind?: ReactNode;
  /** The request's further values, or the missing one. */
  more?: (file: File | undefined) => { body: object } | Complaint;
  columnLabels?: Readonly<Record<string, string>>;
};

/** A screen that takes a file and shows its report. */
export function ImportScreen({
  kind,
  accept,
  fileLabel,
  fileHint,
  before,
  behind,
  more,
  columnLabels,
}: ImportScreenProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [complaint, setComplaint] = useState<Complaint>();
  const running = useImport(kind);
  const { lead = '' } = importKinds.find((each) => each.kind === kind) ?? {};
  const messageAt = (field: Complaint['at']) => (complaint?.at === field ? complaint.text : undefined);
  useEffect(() => {
    if (complaint) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaint]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Asked of the field: of the same file, corrected and chosen again, browsers tell no change.
    const file = input.current?.files?.[0];
    const asked = more?.(file) ?? (file ? { body: {} } : NO_FILE);
    if ('at' in asked) return setComplaint({ ...asked });
    try {
      await running.begin({ ...(file && { file: await readFile(file) }), ...asked.body });
    } catch (error) {
      running.forget();
      setComplaint({ at: 'file', text: error instanceof Error ? error.message : 'Die Datei lässt sich nicht lesen.' });
    }
  };
  // A report is about the choices at the time of its request.
  const handleChange = () => {
    setComplaint(undefined);
    running.forget();
  };

  return (
    <AdminFrame lead={lead}>
      <Stack $gap={6}>
        <Panel title="Datei">
          <ImportForm ref={form} onChange={handleChange} onSubmit={(event: FormEvent) => void handleSubmit(event)}>
            {before?.(messageAt('team'))}
            <AskedField>
              <label htmlFor={id}>{fileLabel}</label>
              <Note id={`${id}-hint`}>{fileHint}</Note>
              <FileInput
                ref={input}
                id={id}
                type="file"
                accept={accept}
                aria-invalid={messageAt('file') !== undefined}
                aria-describedby={`${id}-hint ${id}-message`}
              />
              <Message id={`${id}-message`} role="alert">
                {messageAt('file')}
              </Message>
            </AskedField>
            {behind}
            <ReportButton running={running} />
          </ImportForm>
        </Panel>
        <ImportReportPanel running={running} {...(columnLabels && { columnLabels })} />
      </Stack>
    </AdminFrame>
  );
}
