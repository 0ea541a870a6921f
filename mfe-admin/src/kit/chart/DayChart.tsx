import { styled } from 'styled-components';
import { Details } from '../Panel.tsx';
import { bucketLabel, bucketsOf, dayLabel, type DayCounts } from './day-buckets.ts';

const HEIGHT = 100;
const GAP = 0.2;

type DayChartProps = {
  days: readonly DayCounts[];
  /** The labels of the counts; the bars show the first, the table all. */
  columns: readonly [string, ...string[]];
};

/** Counts over time as bars, and the same as a table. */
export function DayChart({ days, columns }: DayChartProps) {
  const buckets = bucketsOf(days);
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const most = Math.max(1, ...buckets.map(({ counts: [count = 0] }) => count));
  const unit = buckets.length < days.length ? 'Woche' : 'Tag';
  return (
    <Figure>
      <Scale aria-hidden="true">
        <span>{most}</span>
        <span>0</span>
      </Scale>
      <Chart viewBox={`0 0 ${buckets.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {buckets.map(({ from, to, counts }, index) => {
          const height = ((counts[0] ?? 0) / most) * HEIGHT;
          const said = columns.map((column, place) => `${counts[place] ?? 0} ${column}`).join(', ');
          return (
            <rect key={from} x={index + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height}>
              <title>{`${bucketLabel({ from, to })}: ${said}`}</title>
            </rect>
          );
        })}
      </Chart>
      <Axis aria-hidden="true">
        <span>{firstDay && dayLabel(firstDay.day)}</span>
        <span>{lastDay && dayLabel(lastDay.day)}</span>
      </Axis>
      <Table>
        <summary>Als Tabelle</summary>
        <table>
          <caption>
            {columns.join(' und ')} je {unit}
          </caption>
          <thead>
            <tr>
              {[unit, ...columns].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buckets.toReversed().map(({ from, to, counts }) => (
              <tr key={from}>
                <th scope="row">{bucketLabel({ from, to })}</th>
                {columns.map((column, place) => (
                  <td key={column}>{counts[place] ?? 0}</td>
                ))}
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
    fill: var(--color-brand-mark);
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
  thead th:not(:first-child) {
    text-align: right;
  }
  tr {
    border-bottom: 1px solid var(--color-line);
  }
`;
