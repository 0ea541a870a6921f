import type { KeyboardEvent, MouseEvent } from 'react';
import type { ClubEvent } from '@portal/api/contract';
import { VisuallyHidden } from '@portal/shared-ui';
import type { Day } from '@portal/shared-ui/calendar-days';
import { dayLabel, eventCount } from '@portal/shared-ui/calendar-words';
import { DayEvents } from '@portal/shared-ui/day-events';
import type { DayProps } from '@portal/shared-ui/month-grid';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { calendarPath, type CalendarView } from './calendar-view.ts';

type DayLinkProps = DayProps & {
  day: Day;
  view: CalendarView;
  /** Undefined as long as they are not known. */
  events: readonly ClubEvent[] | undefined;
  onEvent: (id: string) => void;
};

/** One day: its number and events, as words if there is room, else as marks. Pressing it lists the day below. */
export function DayLink({ day, view, events, onEvent, ...props }: DayLinkProps) {
  const isChosen = view.day === day;
  // The pointer may take the shorter way to an event; keys and readers find it in the list of the day.
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
        {dayLabel(day)}
        {events && `, ${eventCount(events.length)}`}
      </VisuallyHidden>
      <DayEvents day={day} isToday={props['aria-current'] === 'date'} events={events ?? []} />
    </Whole>
  );
}

const Whole = styled(Link)`
  display: block;
  height: 100%;
  min-height: 48px;
  color: inherit;
  text-decoration: none;

  &:hover {
    box-shadow: inset 0 0 0 2px var(--color-control);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (min-width: 48em) {
    min-height: 112px;

    [data-event]:hover {
      background: var(--color-sunken);
    }
  }
`;
