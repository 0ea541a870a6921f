import type { EditableEvent } from '@portal/api/contract';
import { VisuallyHidden } from '@portal/shared-ui';
import type { Day } from '@portal/shared-ui/calendar-days';
import { MonthGrid } from '@portal/shared-ui/month-grid';
import { styled } from 'styled-components';
import { clockOf, dayLabel } from './berlin-days.ts';

/** Termine written into a day; the others are counted. */
const SHOWN = 3;

type AgendaGridProps = {
  /** `2026-11` */
  month: string;
  today: Day;
  chosen: Day;
  days: ReadonlyMap<Day, readonly EditableEvent[]>;
  onChoose: (day: Day) => void;
};

/** A month of days to choose from. */
export function AgendaGrid({ month, today, chosen, days, onChoose }: AgendaGridProps) {
  return (
    <MonthGrid
      month={month}
      today={today}
      chosen={chosen}
      aria-labelledby="month-name"
      onLeave={onChoose}
      renderDay={(day, props) => (
        <DayButton {...props} type="button" onClick={() => onChoose(day)}>
          <DayContent day={day} events={days.get(day) ?? []} />
        </DayButton>
      )}
    />
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
