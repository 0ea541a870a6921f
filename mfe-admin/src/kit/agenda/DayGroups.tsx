import type { ReactNode } from 'react';
import type { EditableEvent } from '@portal/api/contract';
import { type Day, dayOf } from '@portal/shared-ui/calendar-days';
import { styled } from 'styled-components';
import { dayHeading } from './event-words.ts';
import { Stack } from '../layout.ts';

type DayGroupsProps = {
  events: readonly EditableEvent[];
  today: Day;
  heading?: 'h2' | 'h3';
  renderEvent: (event: EditableEvent) => ReactNode;
};

/** Events under the days on which they begin, in the given order. */
export function DayGroups({ events, today, heading = 'h2', renderEvent }: DayGroupsProps) {
  const days = new Map<Day, EditableEvent[]>();
  for (const event of events) {
    const day = dayOf(event.startDate);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return (
    <Stack as="ul" $gap={6}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <Heading as={heading}>{dayHeading(day, today)}</Heading>
          <Stack as="ul" $gap={2}>
            {ofDay.map((event) => (
              <li key={event.id}>{renderEvent(event)}</li>
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

const Heading = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--text-lg);
`;
