import type { VisitReport } from '@portal/api/contract';
import { styled } from 'styled-components';
import { Details } from '../panel/Details.tsx';
import { bucketLabel, bucketsOf, dayLabel } from './visit-buckets.ts';

const HEIGHT = 100;
const GAP = 0.2;

/** Visits over time as bars, and the same as a table. */
export function DayChart({ report }: { report: VisitReport }) {
  const buckets = bucketsOf(report.days);
  const most = Math.max(1, ...buckets.map(({ count }) => count));
  const isWeekly = buckets.length < report.days.length;
  const unit = isWeekly ? 'Woche' : 'Tag';
  return (
    <Figure>
      <Scale aria-hidden="true">
        <span>{most}</span>
        <span>0</span>
      </Scale>
      <Chart viewBox={`0 0 ${buckets.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {buckets.map((bucket, index) => {
          const height = (bucket.count / most) * HEIGHT;
          return (
            <rect key={bucket.from} x={index + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height}>
              <title>{`${bucketLabel(bucket)}: ${bucket.count}`}</title>
            </rect>
          );
        })}
      </Chart>
      <Axis aria-hidden="true">
        <span>{dayLabel(report.from)}</span>
        <span>{dayLabel(report.to)}</span>
      </Axis>
      <Table>
        <summary>Als Tabelle</summary>
        <table>
          <caption>Aufrufe je {unit}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">Aufrufe</th>
            </tr>
          </thead>
          <tbody>
            {buckets.toReversed().map((bucket) => (
              <tr key={bucket.from}>
                <th scope="row">{bucketLabel(bucket)}</th>
                <td>{bucket.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Table>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-2);
  width: 100%;
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

const Chart = styled.svg`
  width: 100%;
  height: 220px;
  border-bottom: 2px solid var(--color-control);
  background: linear-gradient(var(--color-line) 1px, transparent 1px) 0 0 / 100% 50%;
  rect {
    fill: var(--color-brand);
  }
`;

const Axis = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

const Table = styled(Details)`
  grid-column: 1 / -1;
  table {
    width: min(100%, 420px);
  }
  caption {
    color: var(--color-muted);
    text-align: left;
  }
  th {
    padding: var(--space-1) 0;
    text-align: left;
    font-weight: 400;
  }
  thead th {
    font-weight: 700;
  }
  td,
  thead th:last-child {
    text-align: right;
  }
  tr {
    border-bottom: 1px solid var(--color-line);
  }
`;
