import { styled } from 'styled-components';

/** `id` tells bars apart that are called alike; it is shown under the name if it is another. */
type Bar = { label: string; id?: string; count: number };
type BarListProps = { bars: readonly Bar[]; total: number; empty: string };

/** Counts as bars, longest first; the numbers are text, the bars only illustrate them. */
export function BarList({ bars, total, empty }: BarListProps) {
  if (bars.length === 0) return <Quiet>{empty}</Quiet>;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <List>
      {bars.map(({ label, id = label, count }) => (
        <li key={id}>
          <span>
            {label}
            {id !== label && <small> {id}</small>}
          </span>
          <span>
            {count}
            <small> ({percent(count, total)} %)</small>
          </span>
          <Track aria-hidden="true">
            <span style={{ width: `${(count / most) * 100}%` }} />
          </Track>
        </li>
      ))}
    </List>
  );
}

function percent(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 100);
}

const Quiet = styled.p`
  color: var(--color-muted);
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--space-3);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: 4px;
  background: var(--color-sunken);
  > span {
    display: block;
    height: 100%;
    min-width: 2px;
    border-radius: 4px;
    background: var(--color-brand-mark);
  }
`;
