import { useId } from 'react';
import type { ImportReport } from '@portal/api/contract';
import { Select } from '@portal/shared-ui';
import { FieldRow } from '../../kit/form/Field.tsx';
import { AskedField } from '../../kit/form/asked-field.ts';
import type { RunningImport } from './use-import.ts';

type ColumnQuestionsProps = {
  report: ImportReport;
  labels: Readonly<Record<string, string>>;
  running: RunningImport;
};

const NONE = 'none';

/** Assigns the columns of a table. */
export function ColumnQuestions({ report, labels, running }: ColumnQuestionsProps) {
  const id = useId();
  const { columns = [], chosen = {} } = report;
  const handleChoose = (field: string, place: string) =>
    running.say({ columns: { ...chosen, [field]: place === NONE ? null : Number(place) } });
  return (
    <FieldRow>
      {Object.entries(labels).map(([field, label]) => (
        <AskedField key={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <Select
            id={`${id}-${field}`}
            value={String(chosen[field] ?? NONE)}
            aria-disabled={running.isBusy}
            onChange={({ target }) => running.isBusy || void handleChoose(field, target.value)}
          >
            <option value={NONE}>In keiner Spalte</option>
            {columns.map(({ name, samples }, place) => (
              // Two columns may have one name.
              <option key={`${place} ${name}`} value={place}>
                {[name || `Spalte ${place + 1}`, samples[0]].filter(Boolean).join(': ')}
              </option>
            ))}
          </Select>
        </AskedField>
      ))}
    </FieldRow>
  );
}
