import { useId, useState, type FormEvent } from 'react';
import { TextInput } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { FieldRow } from '../../kit/form/Field.tsx';
import { Note, Stack } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { AskedField } from '../../kit/form/asked-field.ts';
import { ImportForm } from './import-form.ts';
import { ImportReportPanel } from './ImportReportPanel.tsx';
import { ReportButton } from './ReportButton.tsx';
import { proposedSeasons } from './proposed-seasons.ts';
import { useImport } from './use-import.ts';

/** `/admin/importieren/saison`: from one season into the next. */
export function SeasonScreen() {
  const id = useId();
  const [change, setChange] = useState(() => proposedSeasons(new Date()));
  const running = useImport('season');
  const { name, lastDay, next } = change;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void running.begin(change);
  };

  return (
    <AdminFrame
      lead="Spiele, Kader und eingetragene Tabellen kommen so, wie Besucher sie heute sehen, ins öffentliche Archiv. Mannschaften, Kader und Trainingszeiten gehen in die neue Saison mit; ihre Tabelle beginnt leer."
      access="admin"
    >
      <Stack $gap={6}>
        <Panel title="Von welcher Saison in welche?">
          <ImportForm onSubmit={handleSubmit} onChange={running.forget}>
            <FieldRow>
              <AskedField>
                <label htmlFor={`${id}-name`}>Saison, die endet</label>
                <TextInput
                  id={`${id}-name`}
                  required
                  maxLength={20}
                  value={name}
                  onChange={({ target }) => setChange({ ...change, name: target.value })}
                />
              </AskedField>
              <AskedField>
                <label htmlFor={`${id}-day`}>Ihr letzter Tag</label>
                <TextInput
                  id={`${id}-day`}
                  type="date"
                  min="1900-01-01"
                  max="2200-12-31"
                  required
                  value={lastDay}
                  onChange={({ target }) => setChange({ ...change, lastDay: target.value })}
                />
              </AskedField>
              <AskedField>
                <label htmlFor={`${id}-next`}>Neue Saison</label>
                <TextInput
                  id={`${id}-next`}
                  required
                  maxLength={20}
                  value={next}
                  onChange={({ target }) => setChange({ ...change, next: target.value })}
                />
              </AskedField>
            </FieldRow>
            <ReportButton running={running} />
          </ImportForm>
          <Note>
            Vorher entsteht eine Sicherung. Die Saison des Vereins wechselt mit, wenn in den Einstellungen keine andere
            steht. Die Liga auf der Startseite steht in den <Link to="/admin/einstellungen">Einstellungen</Link>, die
            einer Mannschaft bei der Mannschaft. Wer im Archiv nicht mehr genannt werden möchte, lässt sich unter{' '}
            <Link to="/admin/archiv">Saisons im Archiv</Link> herausnehmen.
          </Note>
        </Panel>
        <ImportReportPanel running={running} buttonLabel="Sichern und Saison wechseln" />
      </Stack>
    </AdminFrame>
  );
}
