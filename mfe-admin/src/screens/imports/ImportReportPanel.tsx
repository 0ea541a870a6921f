import { useId } from 'react';
import type { ImportReport, ImportRow } from '@portal/api/contract';
import { Button, Select, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { counted } from '../../kit/counted.ts';
import { Buttons, Note, Stack } from '../../kit/layout.ts';
import { Details, Panel } from '../../kit/Panel.tsx';
import { AskedField } from '../../kit/form/asked-field.ts';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import { countsText, problemLines, STATES } from './import-words.ts';
import { NameQuestions } from './NameQuestions.tsx';
import type { RunningImport } from './use-import.ts';

type ImportReportPanelProps = {
  running: RunningImport;
  /** The possible meanings of a table's columns, by their fields. */
  columnLabels?: Readonly<Record<string, string>>;
  /** The button's label, if not the number of rows it takes. */
  buttonLabel?: string;
};

/** More rows than this are hidden behind a click, so that the button is in reach. */
const MOST_OPEN = 30;

/** The changes an import would make, its questions, and the one button. */
export function ImportReportPanel({ running, columnLabels = {}, buttonLabel }: ImportReportPanelProps) {
  const { report, answers, isBusy, carryOut } = running;
  if (!report) return null;
  const { counts, rows, problems, warnings = [], leftOut = [], columns, names } = report;
  const onOwnGround = leftOut.filter((row) => row.onOwnGround);
  const elsewhere = leftOut.filter((row) => !row.onOwnGround);
  const others = rows.filter((row) => !isConflict(row));
  const isTaken = (row: ImportRow) => isConflict(row) && answers.choices[row.key] === 'file';
  const writes = counts.new + counts.moved + counts.changed + rows.filter(isTaken).length;
  // An open question leaves a row as it is except for fields that only the file has changed; an answer is worth
  // keeping, too.
  const isWorth = writes + counts.conflicts + answers.names.length > 0;
  const listed = counts.new + counts.moved + counts.changed + counts.conflicts + counts.kept;
  return (
    <Panel title="Bericht" isAwaited>
      <p aria-live="polite">
        <strong>{countsText(counts)}</strong>
      </p>
      {columns && <ColumnQuestions report={report} labels={columnLabels} running={running} />}
      {names && <NameQuestions names={names} running={running} />}
      {problems.length > 0 && (
        <Details open>
          <summary>{counts.problems === 1 ? 'Eine Zeile bleibt' : `${counts.problems} Zeilen bleiben`} draußen</summary>
          <ul>
            {problemLines(problems).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Details>
      )}
      {warnings.length > 0 && (
        <Details open>
          <summary>Bitte prüfen: wird so übernommen</summary>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Details>
      )}
      <OnOwnGround rows={onOwnGround} />
      <LeftOut rows={elsewhere} count={counts.foreign - onOwnGround.length} />
      <ChangedRows rows={rows.filter(isConflict)} title="Bitte entscheiden" isOpen running={running} />
      <ChangedRows rows={others} title="Was sich ändert" isOpen={others.length <= MOST_OPEN} running={running} />
      {listed > rows.length && <Note>Und {counted(listed - rows.length, 'weitere Zeile', 'weitere Zeilen')}.</Note>}
      <Stack $gap={2}>
        <Buttons>
          <Button aria-disabled={isBusy || !isWorth} onClick={() => void (isWorth && carryOut())}>
            {isBusy ? 'Einen Augenblick …' : (buttonLabel ?? takeLabel(writes))}
          </Button>
        </Buttons>
        <Note>
          Bis hierhin ist nichts geschrieben. Danach lässt sich der ganze Import mit einem Knopf rückgängig machen.
        </Note>
      </Stack>
    </Panel>
  );
}

function isConflict({ state }: ImportRow): boolean {
  return state === 'conflict';
}

type ChangedRowsProps = { rows: readonly ImportRow[]; title: string; isOpen: boolean; running: RunningImport };

function ChangedRows({ rows, title, isOpen, running: { answers, choose } }: ChangedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <Details open={isOpen}>
      <summary>{title}</summary>
      <ul>
        {rows.map((row) => (
          <Row key={row.key}>
            <span>
              <State>{STATES[row.state]}</State> {row.title}
            </span>
            {row.changes.map(({ field, before, after }) => (
              <small key={field}>
                {field}: {row.state === 'kept' ? `hier ${before}, in der Datei ${after}` : changeText(before, after)}
              </small>
            ))}
            {isConflict(row) && <ConflictChoice row={row} chosen={answers.choices[row.key]} onChoose={choose} />}
          </Row>
        ))}
      </ul>
    </Details>
  );
}

type LeftOutRows = NonNullable<ImportReport['leftOut']>;

/** Other clubs' matches on a ground of the club: they are not imported, but the club has to know of them. */
function OnOwnGround({ rows }: { rows: LeftOutRows }) {
  if (rows.length === 0) return null;
  return (
    <Details open={rows.length <= MOST_OPEN}>
      <summary>{counted(rows.length, 'Spiel', 'Spiele')} anderer Vereine auf eurem Platz</summary>
      <Note>
        Der Kalender führt die Spiele eurer Mannschaften, deshalb werden diese nicht übernommen. Wovon alle wissen
        sollen, trägst du als Termin ein.
      </Note>
      <LeftOutList rows={rows} />
    </Details>
  );
}

/** Matches that are understood but not imported, behind a click: in the Spielplan of a Staffel most are. */
function LeftOut({ rows, count }: { rows: LeftOutRows; count: number }) {
  if (rows.length === 0) return null;
  const more = count - rows.length;
  return (
    <Details>
      <summary>{count === 1 ? 'Eine Zeile ist' : `${count} Zeilen sind`} kein Spiel einer eigenen Mannschaft</summary>
      <LeftOutList rows={rows} />
      {more > 0 && <Note>Und {counted(more, 'weitere', 'weitere')}.</Note>}
    </Details>
  );
}

function LeftOutList({ rows }: { rows: LeftOutRows }) {
  return (
    <ul>
      {rows.map(({ row, title, reason }) => (
        <Row key={row}>
          <span>
            Zeile {row}: {title}
          </span>
          <small>{reason}</small>
        </Row>
      ))}
    </ul>
  );
}

/** A value that was empty before needs no arrow. */
function changeText(before: string, after: string): string {
  return before === '–' ? after : `${before} → ${after}`;
}

function takeLabel(rows: number): string {
  return rows === 1 ? 'Eine Zeile übernehmen' : `${rows} Zeilen übernehmen`;
}

type ConflictChoiceProps = {
  row: ImportRow;
  chosen: 'file' | 'portal' | undefined;
  onChoose: (key: string, take: 'file' | 'portal') => void;
};

function ConflictChoice({ row: { key, title }, chosen, onChoose }: ConflictChoiceProps) {
  const id = useId();
  return (
    <AskedField>
      <label htmlFor={id}>
        Hier und in der Datei geändert: Was gilt?<VisuallyHidden> {title}</VisuallyHidden>
      </label>
      <Select
        id={id}
        value={chosen ?? 'open'}
        onChange={({ target }) => onChoose(key, target.value as 'file' | 'portal')}
      >
        <option value="open" disabled>
          Noch offen (bleibt, wie es hier ist)
        </option>
        <option value="portal">Was hier steht</option>
        <option value="file">Was in der Datei steht</option>
      </Select>
    </AskedField>
  );
}

const Row = styled.li`
  display: grid;
  gap: var(--space-1);
  small {
    color: var(--color-muted);
  }
`;

const State = styled.strong`
  margin-right: var(--space-1);
`;
