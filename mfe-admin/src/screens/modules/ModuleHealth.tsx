import type { VersionHealth } from '@portal/api/contract';
import { Button, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { focusOnLeaving } from '@portal/shared-ui/focus-on-leaving';
import { useHealth } from './modules-api.ts';

/** A row: its heading, and a version's value. */
type Row = [title: string, value: (version: VersionHealth) => string];

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const jump = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const none = '–';
/** Keeps the line. */
const NOTHING = '\u00a0';
const ms = (value: number | null | undefined) => (typeof value === 'number' ? `${number.format(value)} ms` : none);

const rows: readonly Row[] = [
  ['Aufrufe', ({ views }) => number.format(views)],
  ['Fehler je 1.000 Aufrufe', ({ perThousand }) => (perThousand === null ? none : rate.format(perThousand))],
  ['Fehler in Browsern', ({ browserFailures }) => number.format(browserFailures)],
  ['Fehler auf dem Server', ({ serverFailures }) => number.format(serverFailures)],
  ['Vom Server ausgelassen', ({ quarantines }) => `${number.format(quarantines)}-mal`],
  ['Server neu gestartet', ({ replacedWorkers }) => `${number.format(replacedWorkers)}-mal`],
  ['Erzeugen, die Hälfte unter', ({ render }) => ms(render?.p50)],
  ['Erzeugen, 95 % unter', ({ render }) => ms(render?.p95)],
  ['Inhalt zu sehen (LCP)', ({ lcp }) => ms(lcp)],
  ['Antwort auf Eingaben (INP)', ({ inp }) => ms(inp)],
  ['Verrutschen (CLS)', ({ cls }) => (cls === null ? none : jump.format(cls))],
];

type ModuleHealthProps = {
  section: string;
  /** Its live version. */
  live: string;
  /** The row that is probably shown beside it. */
  before: string | null;
};

/**
 * How the live version of a section fares among visitors, beside its canary or the one before it. Its size is the same
 * while it loads, because people press buttons below it and in the next panels meanwhile.
 */
export function ModuleHealth({ section, live, before: earlier }: ModuleHealthProps) {
  const { data, error, reload } = useHealth(section);
  if (!data && error)
    return (
      <div ref={focusOnLeaving}>
        <Button onClick={reload}>Zahlen noch einmal laden</Button>
      </div>
    );
  if (!data) {
    const expected = [live, earlier].filter((version) => version !== null);
    return (
      <HealthTable columns={expected.map((version) => ({ version, note: NOTHING, value: () => NOTHING }))} isBusy />
    );
  }
  const current = data.versions.find(({ isLive }) => isLive);
  if (!current) return null;
  const canary = data.versions.find(({ share }) => share !== null);
  const before = canary ? undefined : data.versions.find(({ version }) => version === current.before);
  const shown = [canary, current, before].filter((each) => each !== undefined);
  return (
    <HealthTable
      columns={shown.map((one) => ({
        version: one.version,
        note: one.share !== null ? `für ${one.share}\u00a0%` : one.isLive ? 'für alle' : 'davor',
        value: (row) => row(one),
      }))}
      isUnseen={shown.every(({ views, failures }) => views + failures === 0)}
    />
  );
}

type HealthTableProps = {
  columns: readonly { version: string; note: string; value: (row: Row[1]) => string }[];
  /** Whether nobody has seen these versions. */
  isUnseen?: boolean;
  isBusy?: boolean;
};

function HealthTable({ columns, isUnseen = false, isBusy = false }: HealthTableProps) {
  return (
    <Table aria-busy={isBusy}>
      <caption>Letzte 30 Tage{isUnseen && ': noch keine Aufrufe'}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Maß</VisuallyHidden>
          </th>
          {columns.map(({ version, note }) => (
            <th key={version} scope="col">
              {version}
              <small>{note}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, row]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map(({ version, value }) => (
              <td key={version}>{value(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/* Columns as wide before the numbers come as after: other widths break other titles into lines. */
const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: var(--space-2);
    color: var(--color-muted);
    text-align: left;
  }
  th,
  td {
    padding: var(--space-1) 0 var(--space-1) var(--space-3);
    text-align: right;
    vertical-align: top;
  }
  th[scope='row'] {
    padding-left: 0;
    font-weight: 400;
    text-align: left;
  }
  th[scope='col'] {
    overflow-wrap: anywhere;
    &:not(:first-child) {
      width: 6em;
    }
  }
  small {
    display: block;
    color: var(--color-muted);
    font-weight: 400;
  }
  tbody tr {
    border-top: 1px solid var(--color-line);
  }
`;
