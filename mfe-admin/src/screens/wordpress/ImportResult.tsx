import { useId, useState } from 'react';
import type { WordPressEntry, WordPressEntryPage, WordPressEntryQuery, WordPressImport } from '@portal/api/contract';
import { ErrorArea, formatDateTime, Select, Skeleton, useResource } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { AskedField } from '../../kit/form/asked-field.ts';
import { Note, Stack } from '../../kit/layout.ts';
import { Pager } from '../../kit/list/Pager.tsx';
import { Details, LateDetails, Panel } from '../../kit/Panel.tsx';
import { Examples, Losses } from './Losses.tsx';
import { UndoButton } from './UndoButton.tsx';
import { IMPORTS } from './use-imports.ts';
import { lossText, outcomeText } from './wordpress-words.ts';

type ImportResultProps = { import: WordPressImport; onChange: () => void };

/** The results of an import, and the articles that stayed when it was undone. */
export function ImportResult({ import: result, onChange }: ImportResultProps) {
  const { id, state, report, choices, site, outcomes, pictures, missing, kept, finishedAt } = result;
  const isUndone = state === 'undone';
  // Pictures on the chosen server are not lost; those that could not be fetched are named with the reason.
  const losses = (report?.losses ?? []).filter(
    ({ kind, name }) => kind !== 'foreign-picture' || name !== choices?.pictureHost,
  );
  return (
    <Panel title={report?.title || site} icon={isUndone ? 'undo' : 'newspaper'}>
      {finishedAt && (
        <p>
          {isUndone ? 'Zurückgenommen am' : 'Übernommen am'} {formatDateTime(finishedAt)}.
          {isUndone &&
            kept > 0 &&
            ` ${kept === 1 ? 'Ein Eintrag ist geblieben, weil ihn' : `${kept} Einträge sind geblieben, weil sie`} jemand geändert hat.`}
        </p>
      )}
      {!isUndone && (
        <ul>
          {outcomes.map(({ outcome, count }) => (
            <li key={outcome}>
              <strong>{count}</strong> {outcomeText(outcome)}
            </li>
          ))}
          <li>
            <strong>{pictures.taken}</strong> {pictures.taken === 1 ? 'Bild' : 'Bilder'} übernommen
            {pictures.failed > 0 && `, ${pictures.failed} nicht zu bekommen`}
          </li>
        </ul>
      )}
      {!isUndone && missing.length > 0 && (
        <Details>
          <summary>Warum Bilder fehlen</summary>
          <ul>
            {missing.map(({ reason, count, examples }) => (
              <li key={reason}>
                <strong>{count}×</strong> {reason}
                <Examples> – zum Beispiel {examples.join(', ')}</Examples>
              </li>
            ))}
          </ul>
        </Details>
      )}
      {losses.length > 0 && (
        <Details>
          <summary>Was aus der Datei nicht oder nur zum Teil mitkam</summary>
          <Losses losses={losses} />
        </Details>
      )}
      {(!isUndone || kept > 0) && (
        <LateDetails summary="Einzelne Einträge">
          <Entries id={id} first={isUndone ? 'left' : 'losses'} />
        </LateDetails>
      )}
      {!isUndone && <UndoButton import={result} label="Import zurücknehmen …" onUndone={onChange} />}
    </Panel>
  );
}

type Only = NonNullable<WordPressEntryQuery['only']>;

const FILTERS: readonly (readonly [value: Only | '', label: string])[] = [
  ['losses', 'Die etwas verloren haben'],
  ['failed', 'Die nicht übernommen wurden'],
  ['left', 'Die hier geändert oder gelöscht waren'],
  ['', 'Alle'],
];

function Entries({ id, first }: { id: string; first: Only }) {
  const field = useId();
  const [only, setOnly] = useState<Only | ''>(first);
  const [page, setPage] = useState(1);
  const key = `${IMPORTS}/${id}/entries?page=${page}${only && `&only=${only}`}` as const;
  const { data, error, reload } = useResource<WordPressEntryPage>(key, { freshTime: 0, keepPrevious: true });
  return (
    <Stack $gap={3}>
      <AskedField>
        <label htmlFor={field}>Welche Einträge</label>
        <Select
          id={field}
          value={only}
          onChange={({ target }) => {
            setOnly(target.value as Only | '');
            setPage(1);
          }}
        >
          {FILTERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </AskedField>
      {!data && error && <ErrorArea onRetry={reload} />}
      {!data && !error && <Skeleton shape="text" />}
      {data && (
        <>
          <ul>
            {data.items.map((entry) => (
              <Entry key={entry.position} entry={entry} />
            ))}
          </ul>
          <Pager page={data.page} pages={data.pages} total={data.total} onTurn={setPage} />
        </>
      )}
    </Stack>
  );
}

function Entry({ entry }: { entry: WordPressEntry }) {
  const { title, outcome, reason, notes, missingPictures, articleId, pageId, kind } = entry;
  const screen = articleId ? `/admin/neuigkeiten/${articleId}` : pageId && `/admin/eigene-seiten/${pageId}`;
  return (
    <li>
      {screen ? <Link to={screen}>{title}</Link> : title}
      {kind === 'page' && ' (Seite)'}: {outcomeText(outcome)}
      {reason && <Note>{reason}</Note>}
      {notes.map((note) => (
        <Note key={`${note.kind} ${note.name}`}>{lossText(note)}</Note>
      ))}
      {missingPictures.map(({ address, reason: why }) => (
        <Note key={address}>
          Bild fehlt: {address}. {why}
        </Note>
      ))}
    </li>
  );
}
