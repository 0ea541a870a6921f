import type { VersionHealth } from '@portal/api/contract';
import { Button, Skeleton, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useHealth } from './modules-api.ts';

/** A row: what it tells, and that of a version. */
type Row = [title: string, value: (version: VersionHealth) => string];

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const jump = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const none = '–';
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

/** How the live version of a section fares among visitors, beside its canary or the one before it. */
export function ModuleHealth({ section }: { section: string }) {
  const { data, error, reload } = useHealth(section);
  if (!data && error) return <Button onClick={reload}>Zahlen noch einmal laden</Button>;
  if (!data) return <Skeleton shape="text" />;
  const live = data.versions.find(({ isLive }) => isLive);
  if (!live) return null;
  const canary = data.versions.find(({ share }) => share !== null);
  const before = canary ? undefined : data.versions.find(({ version }) => version === live.before);
  const shown = [canary, live, before].filter((each) => each !== undefined);
  if (shown.every(({ views, failures }) => views + failures === 0)) return <p>Noch keine Aufrufe.</p>;
  return (
    <Table>
      <caption>Letzte 30 Tage</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Maß</VisuallyHidden>
          </th>
          {shown.map(({ version, isLive, share }) => (
            <th key={version} scope="col">
              {version}
              <small>{share !== null ? `für ${share}\u00a0%` : isLive ? 'für alle' : 'davor'}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, value]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {shown.map((version) => (
              <td key={version.version}>{value(version)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
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
