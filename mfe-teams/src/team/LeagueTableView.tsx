import type { LeagueTable } from '@portal/api/contract';
import { VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';

type LeagueTableViewProps = { table: LeagueTable; league: string | null };

/** The league table as the club has entered it; a column that nobody has filled is left out. */
export function LeagueTableView({ table: { asOf, rows }, league }: LeagueTableViewProps) {
  const hasOutcomes = rows.some(({ won }) => won !== null);
  const hasGoals = rows.some(({ goalsFor }) => goalsFor !== null);
  return (
    <figure>
      <Table>
        <caption>
          <VisuallyHidden>Tabelle{league && `: ${league}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <Head short="Pl." full="Platz" />
            <Head short="Mannschaft" />
            <Head short="Sp." full="Spiele" />
            {hasOutcomes && (
              <>
                <Head short="S" full="Siege" isExtra />
                <Head short="U" full="Unentschieden" isExtra />
                <Head short="N" full="Niederlagen" isExtra />
              </>
            )}
            {hasGoals && (
              <>
                <Head short="Tore" isExtra />
                <Head short="Diff." full="Tordifferenz" />
              </>
            )}
            <Head short="Pkt." full="Punkte" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ club, isOwn, played, won, drawn, lost, goalsFor, goalsAgainst, points }, index) => (
            <tr key={index} {...(isOwn && { 'data-own': '' })}>
              <td>{index + 1}</td>
              <th scope="row">
                {club}
                {isOwn && <VisuallyHidden> (wir)</VisuallyHidden>}
              </th>
              <td>{played}</td>
              {hasOutcomes && [won, drawn, lost].map((count, place) => <Extra key={place}>{count ?? '–'}</Extra>)}
              {hasGoals && (
                <>
                  <Extra>{goalsFor === null || goalsAgainst === null ? '–' : `${goalsFor}:${goalsAgainst}`}</Extra>
                  <td>{goalsFor === null || goalsAgainst === null ? '–' : signed(goalsFor - goalsAgainst)}</td>
                </>
              )}
              <td>
                <b>{points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <AsOf>
        Stand: <time dateTime={asOf}>{asOf.split('-').reverse().join('.')}</time>
      </AsOf>
    </figure>
  );
}

/** A column's head as far as there is room for it, and its whole name for those who hear it. */
function Head({ short, full, isExtra = false }: { short: string; full?: string; isExtra?: boolean }) {
  const Cell = isExtra ? ExtraHead : 'th';
  return (
    <Cell scope="col">
      {full ? (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{full}</VisuallyHidden>
        </>
      ) : (
        short
      )}
    </Cell>
  );
}

/** `+7`, `0`, `−3`: with a minus sign, as wide as the plus. */
function signed(difference: number): string {
  if (difference === 0) return '0';
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-2) 6px;
    border-bottom: 1px solid var(--color-line);
    text-align: right;
    vertical-align: baseline;
  }

  thead th {
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-weight: 650;
  }

  th:nth-child(2) {
    text-align: left;
    overflow-wrap: anywhere;
  }

  tbody th {
    width: 100%;
    font-weight: 500;
  }

  /* A text twice as large leaves a phone room for place, name and points: with more, names had two letters a line. */
  @media (max-width: 14.9em) {
    tr > :is(:nth-child(3), :nth-last-child(2)) {
      display: none;
    }
  }

  tr[data-own] {
    background: var(--color-sunken);
    box-shadow: inset 4px 0 0 var(--color-brand);

    th {
      font-weight: 800;
    }
  }
`;

/* On a phone place, name, matches, difference and points are what fits. */
const Extra = styled.td`
  white-space: nowrap;

  @media (max-width: 559px) {
    display: none;
  }
`;

const ExtraHead = styled.th`
  @media (max-width: 559px) {
    display: none;
  }
`;

const AsOf = styled.figcaption`
  margin-top: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
