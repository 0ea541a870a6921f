import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ClubEvent } from '@portal/api/contract';
import { styled } from 'styled-components';
import type { Day } from '../berlin/days.ts';
import type { CalendarView, Month } from './calendar-view.ts';
import { DayCell } from './DayCell.tsx';
import { dayAfterKey, weeksOf } from './month-grid.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

type MonthGridProps = {
  view: CalendarView;
  month: Month;
  today: Day | undefined;
  days: ReadonlyMap<Day, readonly ClubEvent[]>;
  onShow: (change: Partial<CalendarView>) => void;
};

/**
 * The month as a grid of days: one stop of the Tab key, arrow keys move by day and week, Home and End within the week,
 * Page up and down by month (ARIA Authoring Practices, "Grid"). Own, because the known calendar components are pickers
 * of a date and alone larger than this page may be.
 */
export function MonthGrid({ view, month, today, days, onShow }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Day>('');
  const moveTo = useRef<Day>('');
  const stop = [focused, view.day, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;

  // A day of another month is there only after the address has changed.
  useEffect(() => {
    const cell = moveTo.current && table.current?.querySelector<HTMLElement>(`[data-day="${moveTo.current}"]`);
    if (!cell) return;
    moveTo.current = '';
    cell.focus();
  });

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      (event.target as HTMLElement).click();
    }
    const target = dayAfterKey(stop, event.key);
    if (!target) return;
    event.preventDefault();
    setFocused(target);
    moveTo.current = target;
    if (!target.startsWith(month)) onShow({ month: target.slice(0, 7), day: '' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table with keys
    <Table ref={table} role="grid" aria-labelledby="calendar-month" onKeyDown={handleKey}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, column) =>
              day ? (
                <DayCell
                  key={day}
                  day={day}
                  view={view}
                  events={days.get(day) ?? []}
                  isToday={day === today}
                  isStop={day === stop}
                  onFocus={setFocused}
                  onEvent={(event) => onShow({ event })}
                />
              ) : (
                <Blank key={column} />
              ),
            )}
          </tr>
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

const Blank = styled.td`
  background: var(--color-page);
`;
