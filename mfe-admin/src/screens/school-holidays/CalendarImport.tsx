import { useId, useState, type ChangeEvent } from 'react';
import { CALENDAR_LIMITS, type SchoolHolidayImport, type SchoolHolidayImportResult } from '@portal/api/contract';
import { request, showToast } from '@portal/shared-ui';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { Note } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { schoolHolidayKind } from './school-holiday-kind.ts';

const NOT_TAKEN = 'Nicht übernommen';

/** Imports a calendar that a Land offers; existing holidays stay as they are. */
export function CalendarImport() {
  const id = useId();
  const { refresh } = useWriter(schoolHolidayKind);
  const [isReading, setIsReading] = useState(false);
  const takeIn = async (body: SchoolHolidayImport) => {
    try {
      const { added, known } = await request<SchoolHolidayImportResult>('POST', '/api/school-holidays/import', body);
      showToast({ title: `${added} neu, ${known} schon da.` });
    } catch (error) {
      showFailure(NOT_TAKEN, error);
    }
    await refresh();
  };
  const handleChoose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isReading) return;
    setIsReading(true);
    const read = await readCalendar(file);
    if ('fault' in read) showToast({ title: NOT_TAKEN, description: read.fault, variant: 'danger' });
    else await takeIn(read);
    target.value = '';
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

/** The calendar in the file, or why it cannot be sent, in German. */
function readCalendar(file: File): Promise<{ calendar: string } | { fault: string }> {
  if (file.size > CALENDAR_LIMITS.letters)
    return Promise.resolve({ fault: 'Diese Datei ist zu groß für einen Ferienkalender.' });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve({ calendar: typeof reader.result === 'string' ? reader.result : '' }),
    );
    reader.addEventListener('error', () => resolve({ fault: 'Die Datei lässt sich nicht lesen.' }));
    reader.readAsText(file);
  });
}
