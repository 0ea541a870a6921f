import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { EditableEvent } from '@portal/api/contract';
import { VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { clockOf, dayLabel, weeksOf, type Day } from './berlin-days.ts';
import { dayAfterKey } from './month-keys.ts';

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
/** Termine written into a day; the others are counted. */
const SHOWN = 3;

type MonthGridProps = {
  /** `2026-11` */
  month: string;
  today: Day;
  chosen: Day;
  days: ReadonlyMap<Day, readonly EditableEvent[]>;
  onChoose: (day: Day) => void;
};

/** A month of days to choose from; one stop of the Tab key, arrows move (ARIA Authoring Practices, "Grid"). */
export function MonthGrid({ month, today, chosen, days, onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Day>('');
  const moveTo = useRef<Day>('');
  const stop = [focused, chosen, today].find((day) => day.startsWith(month)) ?? `${month}-01`;

  // A day of another month is there only after the month has changed.
  useEffect(() => {
    const target = moveTo.current && table.current?.querySelector<HTMLElement>(`[data-day="${moveTo.current}"]`);
    if (!target) return;
    moveTo.current = '';
    target.focus();
  });

  const handleKey = (event: KeyboardEvent) => {
    const target = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(stop, event.key);
    if (!target) return;
    event.preventDefault();
    setFocused(target);
    moveTo.current = target;
    if (!target.startsWith(month)) onChoose(target);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table with keys
    <Table ref={table} role="grid" aria-labelledby="month-name" onKeyDown={handleKey}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
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
                <Cell key={day} aria-selected={day === chosen}>
                  <DayButton
                    type="button"
                    data-day={day}
                    tabIndex={day === stop ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    onFocus={() => setFocused(day)}
                    onClick={() => onChoose(day)}
                  >
                    <DayContent day={day} events={days.get(day) ?? []} />
                  </DayButton>
                </Cell>
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

function DayContent({ day, events }: { day: Day; events: readonly EditableEvent[] }) {
  const count = events.length === 1 ? '1 Termin' : `${events.length || 'keine'} Termine`;
  return (
    <>
      <VisuallyHidden>
        {dayLabel(day)}, {count}
      </VisuallyHidden>
      <Visible aria-hidden="true">
        <b>{Number(day.slice(8))}</b>
        {events.slice(0, SHOWN).map(({ id, title, status, color, startDate, allDay }) => (
          <Entry key={id} style={{ borderColor: color }} $isCancelled={status === 'cancelled'}>
            <span>
              {!allDay && `${clockOf(startDate)} `}
              {title}
            </span>
          </Entry>
        ))}
        {events.length > SHOWN && <small>+{events.length - SHOWN}</small>}
      </Visible>
    </>
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
  height: 1px; /* Lets the button be as high as the row. */
  padding: 0;
  background: var(--color-surface);
  &[aria-selected='true'] {
    box-shadow: inset 0 0 0 3px var(--color-brand);
  }
`;

const Blank = styled.td`
  background: var(--color-page);
`;

const DayButton = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  min-height: 56px;
  text-align: left;
  &:hover {
    box-shadow: inset 0 0 0 2px var(--color-control);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] b {
    border-radius: 50%;
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  @media (min-width: 768px) {
    min-height: 104px;
  }
`;

const Visible = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  align-content: flex-start;
  height: 100%;
  padding: 5px;
  b {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    margin-right: calc(100% - 26px);
    font: 750 1.0625rem/1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--color-muted);
    font-weight: 700;
    line-height: 1;
  }
`;

const Entry = styled.span<{ $isCancelled: boolean }>`
  width: 8px;
  height: 8px;
  border: 4px solid;
  border-radius: 50%;
  font-size: 0.8125rem;
  line-height: 1.35;
  > span {
    display: none;
  }
  @media (min-width: 768px) {
    overflow: hidden;
    width: 100%;
    height: auto;
    padding-left: 6px;
    border-width: 0 0 0 4px;
    border-radius: 0;
    text-decoration: ${({ $isCancelled }) => ($isCancelled ? 'line-through' : 'none')};
    text-overflow: ellipsis;
    white-space: nowrap;
    > span {
      display: inline;
    }
  }
`;
