import { useId, useState, type ChangeEvent } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { doubtAboutRow, faultOfRow, MOST_TABLE_ROWS, type EditableTeam } from '@portal/api/contract';
import { Button, CloseIcon, TextArea, TextInput, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { counted } from '../../kit/counted.ts';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { FormPart, Message } from '../../kit/form/Field.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useFormHold, useFormLabel } from '../../kit/form/form-context.ts';
import { Buttons, Note } from '../../kit/layout.ts';
import { decodeTable, readTable } from './table-text.ts';
import { rowDraft, sortRows, toRow, type NumberName, type RowDraft, type TableDraft } from './table-draft.ts';

const columns: readonly (readonly [name: NumberName, short: string, label: string])[] = [
  ['played', 'Sp.', 'Spiele'],
  ['won', 'S', 'Siege'],
  ['drawn', 'U', 'Unentschieden'],
  ['lost', 'N', 'Niederlagen'],
  ['goalsFor', 'Tore', 'Tore'],
  ['goalsAgainst', 'Geg.', 'Gegentore'],
  ['points', 'Pkt.', 'Punkte'],
];

/** The rows of a league table, and where a whole one is pasted. */
export function TableFields({ team }: { team: EditableTeam }) {
  const { control, getValues } = useFormContext<TableDraft>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'rows' });
  const { shortName } = useClub();
  useFormLabel('rows', 'Zeilen');
  const isOwn = (club: string) => [team.matchName, shortName].some((name) => isSameName(name, club));
  return (
    <>
      <PastedTable isOwn={isOwn} hasRows={fields.length > 0} onRead={replace} />
      <FormPart>
        <legend>Zeilen</legend>
        {fields.length === 0 && <p>Noch keine Tabelle.</p>}
        <Rows>
          {fields.map(({ id }, index) => (
            <li key={id}>
              <TableRow index={index} onRemove={() => remove(index)} />
            </li>
          ))}
        </Rows>
        <Buttons>
          <Button
            variant="secondary"
            disabled={fields.length >= MOST_TABLE_ROWS}
            onClick={() => append(rowDraft(), { focusName: `rows.${fields.length}.club` })}
          >
            Zeile hinzufügen
          </Button>
          {fields.length > 1 && (
            <Button variant="quiet" onClick={() => replace(sortRows(getValues('rows')))}>
              Nach Punkten sortieren
            </Button>
          )}
          {fields.length > 0 && (
            <Button variant="quiet" onClick={passesFocus(() => replace([]))}>
              Alle Zeilen entfernen
            </Button>
          )}
        </Buttons>
      </FormPart>
    </>
  );
}

function isSameName(one: string, other: string): boolean {
  return one !== '' && one.localeCompare(other, 'de', { sensitivity: 'base' }) === 0;
}

type PastedTableProps = {
  isOwn: (club: string) => boolean;
  hasRows: boolean;
  onRead: (rows: RowDraft[]) => void;
};

/** A table from a spreadsheet, a page or a file: it shows the result before it replaces the rows. */
function PastedTable({ isOwn, hasRows, onRead }: PastedTableProps) {
  const id = useId();
  const [text, setText] = useState('');
  const read = text.trim() ? readTable(text, isOwn) : undefined;
  const table = read && 'rows' in read ? read : undefined;
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setText(decodeTable(new Uint8Array(reader.result as ArrayBuffer))));
    reader.readAsArrayBuffer(file);
    target.value = ''; // the same file may be chosen again, corrected
  };
  const takeLabel = hasRows ? 'Zeilen unten ersetzen' : 'Übernehmen';
  // Saved without it, the table below would stay as it was, and nobody would notice before the visitors do.
  useFormHold(
    text.trim()
      ? `Die eingefügte Tabelle steht noch nicht unten: Tippe auf „${takeLabel}“ oder leere das Feld.`
      : undefined,
  );
  const handleTake = () => {
    onRead((table?.rows ?? []).map(rowDraft));
    setText('');
  };
  return (
    <Pasted>
      <label htmlFor={id}>Ganze Tabelle einfügen</label>
      <Note id={`${id}-hint`}>
        Aus einer Tabellenkalkulation oder von der Seite des Verbands kopiert: je Zeile Mannschaft, Spiele und Punkte,
        dazwischen gern Siege, Unentschieden, Niederlagen und Tore.
      </Note>
      <TextArea
        id={id}
        aria-describedby={`${id}-hint ${id}-message`}
        aria-invalid={read !== undefined && 'fault' in read}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={`${id}-file`}>Oder als Datei (CSV)</label>
      <FileInput id={`${id}-file`} type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={handleFile} />
      <Message id={`${id}-message`} role="alert">
        {read && 'fault' in read && read.fault}
      </Message>
      {table && (
        <>
          <output>
            {counted(table.rows.length, 'Zeile', 'Zeilen')} erkannt
            {table.rows.length === 1 ? ': ' : `, von ${table.rows[0]?.club} bis `}
            {table.rows.at(-1)?.club}.
            {table.skipped.length > 0 && ` Übergangen: ${table.skipped.slice(0, 3).join(' / ').slice(0, 160)}`}
          </output>
          <Button variant="secondary" onClick={passesFocus(handleTake)}>
            {takeLabel}
          </Button>
        </>
      )}
    </Pasted>
  );
}

function TableRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, getFieldState, formState } = useFormContext<TableDraft>();
  const row = useWatch<TableDraft, `rows.${number}`>({ name: `rows.${index}` });
  const id = useId();
  const place = index + 1;
  const faultAt = (name: keyof RowDraft) => getFieldState(`rows.${index}.${name}`, formState).error?.message;
  const messages = (['club', ...columns.map(([name]) => name)] as const).map(faultAt).filter(Boolean);
  const parsed = toRow(row);
  // Saving asks for missing values; until then nothing can be said about the row.
  const isWhole = row.played !== '' && columns.every(([name]) => row[name] === '' || Number.isInteger(parsed[name]));
  const fault = isWhole ? faultOfRow(parsed) : undefined;
  const doubt = isWhole && row.points !== '' && !fault ? doubtAboutRow(parsed) : undefined;
  return (
    <Line>
      <Club>
        <b>{place}.</b>
        <TextInput
          {...register(`rows.${index}.club`)}
          aria-label={`Mannschaft, Platz ${place}`}
          aria-invalid={Boolean(faultAt('club'))}
          placeholder="Mannschaft"
          maxLength={80}
        />
        <button type="button" aria-label={`Platz ${place} entfernen`} onClick={passesFocus(onRemove)}>
          <CloseIcon />
        </button>
      </Club>
      <Numbers>
        {columns.map(([name, short, label]) => (
          <label key={name}>
            <small aria-hidden="true">{short}</small>
            <TextInput
              {...register(`rows.${index}.${name}`)}
              aria-label={`${label}, Platz ${place}`}
              aria-invalid={Boolean(faultAt(name))}
              aria-describedby={`${id}-message`}
              inputMode="numeric"
              maxLength={5}
            />
          </label>
        ))}
      </Numbers>
      <label>
        <input type="checkbox" {...register(`rows.${index}.isOwn`)} /> Das sind wir
      </label>
      <Message id={`${id}-message`} role="alert">
        {[...messages, fault].filter(Boolean).join(' ')}
      </Message>
      {doubt && <Note>{doubt}</Note>}
    </Line>
  );
}

const Pasted = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > label {
    font-weight: 650;
  }

  > textarea {
    width: 100%;
    min-height: 7em;
    font-variant-numeric: tabular-nums;
  }
`;

const Rows = styled.ol`
  display: grid;
  gap: var(--space-4);
`;

const Line = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--color-line);

  > label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: var(--touch);
  }

  input[type='checkbox'] {
    width: 24px;
    height: 24px;
    accent-color: var(--color-brand-mark);
  }
`;

const Club = styled.div`
  display: grid;
  grid-template-columns: 2em minmax(0, 1fr) 48px;
  gap: var(--space-2);
  align-items: center;

  button {
    display: grid;
    place-items: center;
    min-width: 48px;
    min-height: 48px;
    border-radius: var(--radius);
  }

  button:hover {
    background: var(--color-sunken);
  }
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
  gap: 2px;
  max-width: 560px;

  label {
    display: grid;
    gap: 2px;
  }

  small {
    color: var(--color-muted);
    text-align: center;
  }

  input {
    padding-inline: 2px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
