import type { ClubEvent } from '@portal/api/contract';
import { ButtonLink, CalendarIcon, EmptyState, SectionHeading } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useDay } from '../berlin/use-today.ts';
import { useEvents } from '../teams-api.ts';
import { TodaysEvent } from './TodaysEvent.tsx';

/** docs/specification.md#events-weather-and-clock. */
const MAX_EVENTS = 10;
/** Rows whose place is kept while the day is loading. */
const PLACES = [1, 2, 3];

/**
 * What is on today (docs/specification.md#todays-events-widget); a failure is an empty day
 * (docs/specification.md#8-error-catalogue).
 */
export function TodaysEvents() {
  const today = useDay();
  const { data, error } = useEvents(today, today);
  return (
    <section aria-labelledby="todays-events">
      <SectionHeading id="todays-events">Heute</SectionHeading>
      {data || error ? <Day events={data ?? []} /> : <Loading />}
    </section>
  );
}

function Day({ events }: { events: readonly ClubEvent[] }) {
  if (events.length === 0) {
    return (
      <Empty>
        <EmptyState level={3} title="Keine Termine heute">
          <ButtonLink to="/kalender" variant="secondary">
            <CalendarIcon /> Kalender öffnen
          </ButtonLink>
        </EmptyState>
      </Empty>
    );
  }
  return (
    <>
      <List>
        {byStart(events)
          .slice(0, MAX_EVENTS)
          .map((event) => (
            <TodaysEvent key={event.id} event={event} />
          ))}
      </List>
      <ButtonLink to="/kalender" variant="quiet">
        <CalendarIcon /> Zum Kalender
      </ButtonLink>
    </>
  );
}

function Loading() {
  return (
    <List as="output" aria-label="Termine werden geladen">
      {PLACES.map((place) => (
        <Place key={place} aria-hidden="true" />
      ))}
    </List>
  );
}

function byStart(events: readonly ClubEvent[]): ClubEvent[] {
  return events.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  overflow: hidden;
  margin-bottom: var(--space-3);
  border-radius: var(--radius);
  box-shadow: var(--shadow);
`;

const Place = styled.span`
  height: 68px;
  background: var(--color-sunken);
`;

const Empty = styled.div`
  > div {
    min-height: 220px;
    padding-block: var(--space-8);
  }
`;
