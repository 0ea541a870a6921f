import { useId, useState, type ChangeEvent } from 'react';
import type { SchoolHolidayImportResult } from '@portal/api/contract';
import { request, showToast } from '@portal/shared-ui';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { Note } from '../../kit/layout.ts';
import { Panel } from '../../kit/panel/Panel.tsx';
import { schoolHolidayKind } from './school-holiday-kind.ts';

/** The contract's limit: a calendar of this many letters is none of school holidays. */
const MOST_LETTERS = 200_000;

/** Takes in a calendar that a Land offers; what is there already stays as it is. */
export function CalendarImport() {
  const id = useId();
  const { refresh } = useWriter(schoolHolidayKind);
  const [isReading, setIsReading] = useState(false);
  const handleChoose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isReading) return;
    setIsReading(true);
    try {
      if (file.size > MOST_LETTERS) throw new Error('Diese Datei ist zu groß für einen Ferienkalender.');
      const calendar = await readText(file);
      const { added, known } = await request<SchoolHolidayImportResult>('POST', '/api/school-holidays/import', {
        calendar,
      });
      showToast({ title: `${added} neu, ${known} schon da.` });
    } catch (error) {
      showFailure('Nicht übernommen', error);
    }
    target.value = '';
    await refresh();
    setIsReading(false);
  };
  return (
    <Panel title="Ferienkalender übernehmen">
      <label htmlFor={id}>Datei im iCal-Format (.ics)</label>
      <Note id={`${id}-hint`}>Kultusministerien bieten sie zum Herunterladen an. Einmal im Jahr genügt.</Note>
      <FileInput
        id={id}
        type="file"
        accept=".ics,text/calendar"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void handleChoose(event)}
      />
    </Panel>
  );
}

function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Die Datei lässt sich nicht lesen.')));
    reader.readAsText(file);
  });
}
