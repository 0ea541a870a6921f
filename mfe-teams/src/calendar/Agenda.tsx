import type { ClubEvent } from '@portal/api/contract';
import type { Day } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { styled } from 'styled-components';
import { AgendaEvent } from './AgendaEvent.tsx';
import type { CalendarView } from './calendar-view.ts';

type AgendaProps = {
  days: readonly (readonly [Day, readonly ClubEvent[]])[];
  view: CalendarView;
  today: Day | undefined;
};

/** Days with their events, one below the other. */
export function Agenda({ days, view, today }: AgendaProps) {
  return (
    <List aria-live="polite">
      {days.map(([day, events]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Title id={`day-${day}`}>
            {dayLabel(day)}
            {day === today && <Today>Heute</Today>}
          </Title>
          <ul>
            {events.map((event) => (
              <AgendaEvent key={event.id} event={event} view={view} />
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > section {
    break-inside: avoid;
  }
`;

const Title = styled.h3`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  margin-bottom: var(--space-3);
  font-size: var(--text-lg);
`;

const Today = styled.span`
  padding: 4px 8px;
  border-radius: 3px;
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: 0.875rem;
  line-height: 1;
`;
