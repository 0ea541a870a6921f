import type { KeyboardEvent, MouseEvent } from 'react';
import type { ClubEvent } from '@portal/api/contract';
import { VisuallyHidden } from '@portal/shared-ui';
import type { Day } from '@portal/shared-ui/calendar-days';
import type { DayProps } from '@portal/shared-ui/month-grid';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clockTime } from '../berlin/days.ts';
import { calendarPath, type CalendarView } from './calendar-view.ts';
import { dayLabel, eventCount } from './calendar-words.ts';

/** Termine written into a day; the others are counted. */
const SHOWN = 3;
/** Lines a Termin may take there; on paper, where nothing can be opened, as many as it needs. */
const LINES = 3;

type DayLinkProps = DayProps & {
  day: Day;
  view: CalendarView;
  events: readonly ClubEvent[];
  onEvent: (id: string) => void;
};

/** One day: its number and Termine, as words where there is room, else as marks. Pressing it lists the day below. */
export function DayLink({ day, view, events, onEvent, ...props }: DayLinkProps) {
  const isChosen = view.day === day;
  // The pointer may take the shorter way to a Termin; keys and readers find it in the list of the day.
  const handleClick = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (!id) return;
    event.preventDefault();
    onEvent(id);
  };
  // In a grid Space chooses, also where the day is a link.
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <Whole
      {...props}
      to={calendarPath({ ...view, month: day.slice(0, 7), day: isChosen ? '' : day, event: '' })}
      replace
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      <VisuallyHidden>
        {dayLabel(day)}, {eventCount(events.length)}
      </VisuallyHidden>
      <Visible aria-hidden="true">
        <DayNumber $isToday={props['aria-current'] === 'date'}>{Number(day.slice(8))}</DayNumber>
        {events.slice(0, SHOWN).map(({ id, title, status, color, startDate, allDay }) => (
          <Entry key={id} data-event={id} style={{ borderColor: color }} $isCancelled={status === 'cancelled'}>
            <span>
              {!allDay && `${clockTime(startDate)} `}
              {title}
            </span>
          </Entry>
        ))}
        {events.length > SHOWN && <More>+{events.length - SHOWN}</More>}
      </Visible>
    </Whole>
  );
}

const Whole = styled(Link)`
  display: block;
  height: 100%;
  min-height: 60px;
  color: inherit;
  text-decoration: none;

  &:hover {
    box-shadow: inset 0 0 0 2px var(--color-control);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (min-width: 768px) {
    min-height: 112px;
  }
`;

const Visible = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  align-content: flex-start;
  padding: 6px;
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
  border: 4px solid;
  border-radius: 50%;
  font-size: 0.8125rem;
  line-height: 1.35;

  > span {
    display: none;
  }

  @media (min-width: 768px) {
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

    &:hover {
      background: var(--color-sunken);
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
