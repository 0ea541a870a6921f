import type { ReactNode } from 'react';
import type { EditableEvent } from '@portal/api/contract';
import { Button, ButtonLink, ChevronLeftIcon, ChevronRightIcon, ErrorArea, VisuallyHidden } from '@portal/shared-ui';
import { addMonths, timeOf, type Day } from '@portal/shared-ui/calendar-days';
import { dayLabel, monthLabel, eventCount } from '@portal/shared-ui/calendar-words';
import { eventsByDay } from '@portal/shared-ui/events-by-day';
import { styled } from 'styled-components';
import { DayEvents } from '@portal/shared-ui/day-events';
import { MonthGrid } from '@portal/shared-ui/month-grid';
import { useAgenda } from '../../kit/agenda/events-api.ts';
import { CutNote } from '../../kit/list/CutNote.tsx';
import { Stack } from '../../kit/layout.ts';
import { useRefusedQuery, type ListQuery } from '../../kit/list/use-admin-list.ts';

/** All of a month; the contract's limit of a page. */
const MOST_EVENTS = '500';

type AgendaMonthProps = {
  month: string;
  /** The day whose events are listed below; '' for none. */
  day: Day;
  today: Day;
  query: ListQuery;
  /** Parameters for the API beside the period. */
  filter: Readonly<Record<string, string>>;
  onShow: (month: string, day: Day) => void;
  renderEvent: (event: EditableEvent) => ReactNode;
};

/** A month and, below it, the events of the chosen day. */
export function AgendaMonth({ month, day, today, query, filter, onShow, renderEvent }: AgendaMonthProps) {
  const next = addMonths(month, 1);
  const lastSecond = new Date(Date.parse(timeOf(`${next}-01`)) - 1000).toISOString();
  const agenda = useAgenda({ ...filter, start: timeOf(`${month}-01`), end: lastSecond, limit: MOST_EVENTS });
  const days = agenda.data && eventsByDay(agenda.data.items);
  const ofDay = days?.get(day) ?? [];
  const turn = (count: number) => onShow(addMonths(month, count), '');
  const isRefused = useRefusedQuery(agenda.error, query);
  if (agenda.error && !agenda.data && !isRefused) return <ErrorArea onRetry={agenda.reload} />;
  return (
    <Stack aria-busy={agenda.isValidating}>
      <Head>
        <h2 id="month-name" aria-live="polite">
          {monthLabel(month)}
        </h2>
        <Button variant="secondary" aria-label="Voriger Monat" onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </Button>
        <Button variant="secondary" onClick={() => onShow(today.slice(0, 7), today)}>
          Heute
        </Button>
        <Button variant="secondary" aria-label="Nächster Monat" onClick={() => turn(1)}>
          <ChevronRightIcon />
        </Button>
      </Head>
      {agenda.data && <CutNote page={agenda.data}>Die übrigen findet eine Suche oder ein Filter.</CutNote>}
      <AgendaGrid
        month={month}
        today={today}
        chosen={day}
        days={days}
        onChoose={(chosen) => onShow(chosen.slice(0, 7), chosen)}
      />
      {day.startsWith(month) ? (
        <section aria-labelledby="chosen-day">
          <DayHead>
            <h3 id="chosen-day">{dayLabel(day)}</h3>
            <ButtonLink variant="secondary" to={`/admin/termine/neu?tag=${day}`}>
              Neuer Termin an diesem Tag
            </ButtonLink>
          </DayHead>
          {days && ofDay.length === 0 && <p>An diesem Tag ist nichts geplant.</p>}
          <Stack as="ul" $gap={2}>
            {ofDay.map((event) => (
              <li key={event.id}>{renderEvent(event)}</li>
            ))}
          </Stack>
        </section>
      ) : (
        <p>Ein Tipp auf einen Tag zeigt seine Termine.</p>
      )}
    </Stack>
  );
}

type AgendaGridProps = {
  /** `2026-11` */
  month: string;
  today: Day;
  chosen: Day;
  /** Undefined as long as they are not known. */
  days: ReadonlyMap<Day, readonly EditableEvent[]> | undefined;
  onChoose: (day: Day) => void;
};

/** A month of days to choose from. */
function AgendaGrid({ month, today, chosen, days, onChoose }: AgendaGridProps) {
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
            {dayLabel(day)}
            {days && `, ${eventCount(days.get(day)?.length ?? 0)}`}
          </VisuallyHidden>
          <DayEvents day={day} isToday={day === today} events={days?.get(day) ?? []} />
        </DayButton>
      )}
    />
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  h2 {
    flex: 1 1 100%;
    font-size: var(--text-xl);
    @media (min-width: 640px) {
      flex-basis: 0;
    }
  }
  button {
    min-width: 48px;
    padding-inline: var(--space-3);
  }
`;

const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-3);
`;

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
