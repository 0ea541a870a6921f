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

/** Imports a calendar that a Land offers; holidays whose days it has corrected are changed. */
export function CalendarImport() {
  const id = useId();
  const { refresh } = useWriter(schoolHolidayKind);
  const [isReading, setIsReading] = useState(false);
  const takeIn = async (body: SchoolHolidayImport) => {
    try {
      showToast(inWords(await request<SchoolHolidayImportResult>('POST', '/api/school-holidays/import', body)));
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
      <Note id={`${id}-hint`}>
        Kultusministerien bieten sie zum Herunterladen an. Einmal im Jahr genügt; ändern sich die Tage, nimm die neue
        Datei.
      </Note>
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

/** What the import has done. */
function inWords({ added, changed, known, leftOut }: SchoolHolidayImportResult) {
  const counts = [`${added} neu`, ...(changed ? [`${changed} geändert`] : []), `${known} schon da`];
  const gone = leftOut === 1 ? '1 gelöschte kommt nicht wieder' : `${leftOut} gelöschte kommen nicht wieder`;
  return {
    title: `${counts.join(', ')}.`,
    ...(leftOut > 0 && { description: `${gone}. Wenn Du sie brauchst, trage sie ein.` }),
  };
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
