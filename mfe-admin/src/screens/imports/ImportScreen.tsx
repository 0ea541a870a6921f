import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button, showToast } from '@portal/shared-ui';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Note, Stack } from '../../kit/layout.ts';
import { Panel } from '../../kit/panel/Panel.tsx';
import { AskedField, ImportForm } from './asked-field.ts';
import { ImportReportPanel } from './ImportReportPanel.tsx';
import { importKinds } from './import-kinds.ts';
import { readFile } from './read-file.ts';
import { useImport } from './use-import.ts';

type ImportScreenProps = {
  kind: string;
  accept: string;
  fileLabel: string;
  fileHint: string;
  /** Fields before the file. */
  before?: ReactNode;
  /** Fields behind it: other ways than a file. */
  behind?: ReactNode;
  /** What is sent besides the file; a text is what to tell whoever has left something out. */
  more?: (file: File | undefined) => object | string;
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
  const [file, setFile] = useState<File>();
  const running = useImport(kind);
  const { title = '', lead = '' } = importKinds.find((each) => each.kind === kind) ?? {};

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const others = more?.(file) ?? (file ? {} : 'Bitte zuerst die Datei auswählen.');
    if (typeof others === 'string') return showToast({ title: others, variant: 'danger' });
    try {
      await running.begin({ ...(file && { file: await readFile(file) }), ...others });
    } catch (error) {
      showToast({
        title: error instanceof Error ? error.message : 'Die Datei lässt sich nicht lesen.',
        variant: 'danger',
      });
    }
  };

  return (
    <AdminFrame title={title} lead={lead} back={{ to: '/admin/importieren', label: 'Importieren' }}>
      <Stack $gap={6}>
        <Panel title="Datei">
          <ImportForm onSubmit={(event: FormEvent) => void handleSubmit(event)}>
            {before}
            <AskedField>
              <label htmlFor={id}>{fileLabel}</label>
              <Note id={`${id}-hint`}>{fileHint}</Note>
              <FileInput
                id={id}
                type="file"
                accept={accept}
                aria-describedby={`${id}-hint`}
                onChange={({ target }) => setFile(target.files?.[0])}
              />
            </AskedField>
            {behind}
            <div>
              <Button type="submit" aria-disabled={running.isBusy}>
                Bericht ansehen
              </Button>
            </div>
          </ImportForm>
        </Panel>
        <ImportReportPanel running={running} {...(columnLabels && { columnLabels })} />
      </Stack>
    </AdminFrame>
  );
}
