import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dayAfterKey, weeksOf, type Day, type Month } from './days.ts';
import { weekdays } from './words.ts';

/** The props of a day's link or button. */
export type DayProps = {
  'data-day': Day;
  tabIndex: 0 | -1;
  'aria-current': 'date' | undefined;
};

type MonthGridProps = {
  month: Month;
  today: Day | undefined;
  /** '' for none. */
  chosen: Day;
  'aria-labelledby': string;
  /** Called when a key moves to a day of another month, which has to be shown. */
  onLeave: (day: Day) => void;
  /** Fills a day with the one link or button of it. */
  renderDay: (day: Day, props: DayProps) => ReactNode;
};

/**
 * The month as a grid of days: one stop of the Tab key, arrow keys move by day and week, Home and End within the week,
 * Page up and down by month (ARIA Authoring Practices, "Grid"). Own, because the known calendar components are pickers
 * of a date and alone larger than a page may be.
 */
export function MonthGrid({ month, today, chosen, onLeave, renderDay, ...label }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Day>('');
  const moveTo = useRef<Day>('');
  const stop = [focused, chosen, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;

  // A day of another month is in the page only after the month has changed.
  useEffect(() => {
    const target = moveTo.current && table.current?.querySelector<HTMLElement>(`[data-day="${moveTo.current}"]`);
    if (!target) return;
    moveTo.current = '';
    target.focus();
  });

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(moveTo.current || stop, event.key);
    if (!target) return;
    event.preventDefault();
    setFocused(target);
    moveTo.current = target;
    if (!target.startsWith(month)) onLeave(target);
  };

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    moveTo.current = '';
    setFocused(event.target.dataset['day'] ?? '');
  };

  const renderCell = (day: Day) => (
    <Cell key={day} aria-selected={day === chosen}>
      {renderDay(day, {
        'data-day': day,
        tabIndex: day === stop ? 0 : -1,
        'aria-current': day === today ? 'date' : undefined,
      })}
    </Cell>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table with keys
    <Table ref={table} role="grid" {...label} onKeyDown={handleKey} onFocus={handleFocus}>
      <thead>
        <tr>
          {weekdays.map(([, name]) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>{week.map((day, column) => (day ? renderCell(day) : <Blank key={column} />))}</tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 1px;
  border-collapse: separate;

  tbody {
    background: var(--color-line);
  }

  th {
    padding: var(--space-2) 0;
    color: var(--color-muted);
    font: 750 1rem/1 var(--font-display);
  }

  abbr {
    text-decoration: none;
  }
`;

const Cell = styled.td`
  height: 1px; /* Lets what is in it be as high as the row. */
  padding: 0;
  background: var(--color-surface);
  vertical-align: top;

  &[aria-selected='true'] {
    box-shadow: inset 0 0 0 3px var(--color-brand-mark);
  }
`;

const Blank = styled.td`
  background: var(--color-page);
`;
