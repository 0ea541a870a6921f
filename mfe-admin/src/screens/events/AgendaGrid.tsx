import type { EditableEvent } from '@portal/api/contract';
import { VisuallyHidden } from '@portal/shared-ui';
import type { Day } from '@portal/shared-ui/calendar-days';
import { dayLabel, eventCount } from '@portal/shared-ui/calendar-words';
import { DayEvents } from '@portal/shared-ui/day-events';
import { MonthGrid } from '@portal/shared-ui/month-grid';
import { styled } from 'styled-components';

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
          <VisuallyHidden>
            {dayLabel(day)}, {eventCount(days.get(day)?.length ?? 0)}
          </VisuallyHidden>
          <DayEvents day={day} isToday={day === today} events={days.get(day) ?? []} />
        </DayButton>
      )}
    />
  );
}

const DayButton = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
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
  @media (min-width: 768px) {
    min-height: 104px;
  }
`;
