import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Device, VisitReport } from '@portal/api/contract';
import { EmptyState, ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { addDays, dayOf } from '@portal/shared-ui/calendar-days';
import { styled } from 'styled-components';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { DayChart } from '../../kit/chart/DayChart.tsx';
import { Panel, Panels } from '../../kit/panel/Panel.tsx';
import { BarList } from './BarList.tsx';
import { PERIODS, periodOf } from './periods.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

const devices: Readonly<Record<Device, string>> = { phone: 'Handy', tablet: 'Tablet', desktop: 'Computer' };

/** How the site is visited, counted without identifying anyone. */
export function StatisticsScreen() {
  const [query] = useSearchParams();
  const days = periodOf(query.get('tage'));
  return (
    <AdminFrame
      title="Statistik"
      lead="Seitenaufrufe von Besuchern, die der Analyse zugestimmt haben. Gezählt werden nur Summen, keine Personen."
    >
      <PeriodChoice days={days} periods={PERIODS} />
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
        <Panel title={`${report.total} Aufrufe in ${days} Tagen`}>
          <DayChart days={report.days.map(({ day, count }) => ({ day, counts: [count] }))} columns={['Aufrufe']} />
        </Panel>
      </Wide>
      <Panel title="Meistgelesene Seiten">
        <BarList
          bars={report.paths
            .slice(0, 15)
            .map(({ path, count }) => ({ label: path === '/' ? 'Startseite' : path, count }))}
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

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
