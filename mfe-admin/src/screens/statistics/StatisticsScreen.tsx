import { useState } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import type { Device, VisitReport } from '@portal/api/contract';
import { Button, EmptyState, ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { addDays, dayOf } from '@portal/shared-ui/calendar-days';
import { styled } from 'styled-components';
import { counted } from '../../kit/counted.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { DayChart } from '../../kit/chart/DayChart.tsx';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { useSitePages } from '../../kit/site-pages.ts';
import { BarList } from './BarList.tsx';
import { visitCsv } from './visit-csv.ts';

const devices: Readonly<Record<Device, string>> = { phone: 'Handy', tablet: 'Tablet', desktop: 'Computer' };

/** How the site is visited, counted without identifying anyone. */
export function StatisticsScreen() {
  const [query] = useSearchParams();
  const days = periodOf(query.get('tage'));
  return (
    <AdminFrame lead="Seitenaufrufe von Besuchern, die der Analyse zugestimmt haben; wer sie ablehnt oder nichts wählt, fehlt hier. Gezählt werden nur Summen, keine Personen.">
      <PeriodChoice days={days} />
      <Report days={days} />
    </AdminFrame>
  );
}

function Report({ days }: { days: number }) {
  const [today] = useState(() => dayOf(Date.now()));
  const from = addDays(today, 1 - days);
  const {
    data: report,
    error,
    reload,
  } = useResource<VisitReport>(`/api/admin/visits?from=${from}`, {
    freshTime: 60_000,
    keepPrevious: true,
  });
  const pages = useSitePages();
  const names = new Map(pages?.map(({ path, title }) => [path, title]));
  if (!report && error) return <ErrorArea onRetry={reload} />;
  if (!report) return <Skeleton shape="cards" />;
  if (report.total === 0)
    return (
      <EmptyState
        title="Noch keine Aufrufe gezählt"
        text="Gezählt wird erst, wenn Besucher im Cookie-Hinweis der Analyse zustimmen. Mit den ersten Besuchen füllt sich diese Seite von selbst."
      />
    );
  return (
    <Panels>
      <Wide>
        <Panel title={`${counted(report.total, 'Aufruf', 'Aufrufe')} in ${days} Tagen`}>
          <DayChart days={report.days.map(({ day, count }) => ({ day, counts: [count] }))} columns={['Aufrufe']} />
          <Button
            variant="secondary"
            onClick={() => saveFile(`aufrufe-${report.from}-${report.to}.csv`, 'text/csv', visitCsv(report))}
          >
            Als CSV herunterladen
          </Button>
        </Panel>
      </Wide>
      <Panel title="Meistgelesene Seiten">
        <BarList
          bars={report.paths
            .slice(0, 15)
            .map(({ path, title, count }) => ({ label: title ?? names.get(path) ?? path, id: path, count }))}
          total={report.total}
          empty="Keine"
        />
      </Panel>
      <Panel title="Herkunft">
        <BarList
          bars={report.referrers.slice(0, 15).map(({ host, count }) => ({ label: host, count }))}
          total={report.total}
          empty="Alle kamen direkt, etwa über ein Lesezeichen."
        />
      </Panel>
      <Panel title="Geräte">
        <BarList
          bars={report.devices.map(({ device, count }) => ({ label: devices[device], count }))}
          total={report.total}
          empty="Keine"
        />
      </Panel>
    </Panels>
  );
}

/** Which days are shown, in the address. */
function PeriodChoice({ days }: { days: number }) {
  return (
    <Choice aria-label="Zeitraum">
      {PERIODS.map((period) => (
        <Link key={period} to={`?tage=${period}`} aria-current={period === days ? 'true' : undefined}>
          {period === 365 ? '1 Jahr' : `${period} Tage`}
        </Link>
      ))}
    </Choice>
  );
}

/** Periods one can choose, in days up to today. */
const PERIODS = [7, 30, 90, 365] as const;

const USUAL = 30;

/** The period an address asks for; the usual one for none or a foreign one. */
function periodOf(text: string | null): number {
  return PERIODS.find((days) => String(days) === text) ?? USUAL;
}

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Choice = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-6);
  a {
    display: grid;
    place-items: center;
    flex: none;
    min-height: var(--touch);
    padding-inline: var(--space-3);
    border: 1px solid var(--color-control);
    border-radius: var(--radius);
    color: var(--color-text);
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--color-brand-edge);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;
