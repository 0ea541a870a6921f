import type { EditableTeam, LeagueTable, LeagueTableRow } from '@portal/api/contract';
import { dayOf } from '@portal/shared-ui/calendar-days';

const NUMBERS = ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst', 'points'] as const;

/** A number of a row. */
export type NumberName = (typeof NUMBERS)[number];

/** A row as the form holds it: numbers as they are typed, '' for missing values. */
export type RowDraft = Record<NumberName, string> & Pick<LeagueTableRow, 'club' | 'isOwn'>;

/** The values of the form; without rows the team has no table. */
export type TableDraft = { asOf: string; rows: RowDraft[] };

export function rowDraft(row: Partial<LeagueTableRow> = {}): RowDraft {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, String(row[name] ?? '')]));
  return { club: row.club ?? '', isOwn: row.isOwn ?? false, ...(numbers as Record<NumberName, string>) };
}

/** A team's table as the form shows it; a new one is of today. */
export function tableDraftOf(team: EditableTeam | null): TableDraft {
  const table = team?.leagueTable;
  return { asOf: table?.asOf ?? dayOf(Date.now()), rows: (table?.rows ?? []).map(rowDraft) };
}

/** The request's body. A missing required number is left out, so that the contract asks for it. */
export function toTableChange({ asOf, rows }: TableDraft): { leagueTable: LeagueTable | null } {
  return { leagueTable: rows.length > 0 ? { asOf, rows: rows.map(toRow) } : null };
}

export function toRow({ club, isOwn, ...typed }: RowDraft): LeagueTableRow {
  const number = (name: NumberName) => {
    const text = typed[name].trim().replace(/[−–]/, '-');
    return text === '' ? null : Number(text);
  };
  const { played, points, ...others } = Object.fromEntries(NUMBERS.map((name) => [name, number(name)])) as Record<
    NumberName,
    number | null
  >;
  const needed = { ...(played !== null && { played }), ...(points !== null && { points }) };
  // The contract reports missing values.
  return { club: club.trim(), isOwn, ...others, ...needed } as LeagueTableRow;
}

/** Sorts as leagues do: by points, then difference, then goals; ties keep their order. */
export function sortRows(rows: readonly RowDraft[]): RowDraft[] {
  const rank = (row: RowDraft) => {
    const { points, goalsFor, goalsAgainst } = toRow(row);
    return [points ?? 0, (goalsFor ?? 0) - (goalsAgainst ?? 0), goalsFor ?? 0];
  };
  return rows.toSorted((a, b) => {
    const [ofA, ofB] = [rank(a), rank(b)];
    return ofB.map((value, index) => value - (ofA[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}

/** The form's field for one of the contract's. */
export function tableField(field: string): string {
  return field.replace(/^leagueTable\.?/, '') || 'rows';
}
