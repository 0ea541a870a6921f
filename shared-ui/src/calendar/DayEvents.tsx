import type { ClubEvent } from '@portal/api/contract';
import { styled } from 'styled-components';
import { holdDashes } from '../format/hold-dashes.ts';
import { clockOf, dayOf, type Day } from './days.ts';

/** Events written into a day; the others are counted. */
const SHOWN = 3;
/** Lines that an event may take there: enough for both names of a match; on paper, where nothing can be opened, all. */
const LINES = 6;

type DayEventsProps = {
  day: Day;
  isToday: boolean;
  events: readonly Pick<ClubEvent, 'id' | 'title' | 'status' | 'color' | 'startDate' | 'allDay'>[];
};

/**
 * A day of the month grid: its number and events, as words if there is room, else as marks; a cancelled event's mark is
 * hollow. Readers get words of their own. Each event carries its id as `data-event`.
 */
export function DayEvents({ day, isToday, events }: DayEventsProps) {
  return (
    <Content aria-hidden="true">
      <DayNumber $isToday={isToday}>{Number(day.slice(8))}</DayNumber>
      {events.slice(0, SHOWN).map(({ id, title, status, color, startDate, allDay }) => (
        <Entry key={id} data-event={id} style={{ borderColor: color }} $isCancelled={status === 'cancelled'}>
          <span>
            {!allDay && dayOf(startDate) === day && `${clockOf(startDate)} `}
            {holdDashes(title)}
          </span>
        </Entry>
      ))}
      {events.length > SHOWN && <More>+{events.length - SHOWN}</More>}
    </Content>
  );
}

const Content = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  align-content: flex-start;
  padding: 3px;

  @media (min-width: 48em) {
    padding: 6px;
  }
`;

const DayNumber = styled.span<{ $isToday: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-right: calc(100% - 28px);
  border-radius: 50%;
  background: ${({ $isToday }) => ($isToday ? 'var(--color-brand)' : 'transparent')};
  color: ${({ $isToday }) => ($isToday ? 'var(--color-on-brand)' : 'inherit')};
  font: 750 1.0625rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Entry = styled.span<{ $isCancelled: boolean }>`
  width: 8px;
  height: 8px;
  border: ${({ $isCancelled }) => ($isCancelled ? '2px' : '4px')} solid;
  border-radius: 50%;
  font-size: 0.8125rem;
  line-height: 1.35;

  > span {
    display: none;
  }

  @media (min-width: 48em) {
    width: 100%;
    height: auto;
    padding-left: 6px;
    border-width: 0 0 0 4px;
    border-radius: 0;
    text-decoration: ${({ $isCancelled }) => ($isCancelled ? 'line-through' : 'none')};

    > span {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${LINES};
    }
  }

  @media print {
    > span {
      -webkit-line-clamp: none;
    }
  }
`;

const More = styled.span`
  color: var(--color-muted);
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
`;
