import { ButtonLink, ErrorArea, Skeleton } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shortDayLabel } from '../../kit/agenda/event-words.ts';
import { DayGroups } from '../../kit/agenda/DayGroups.tsx';
import { useEventRows } from '../../kit/agenda/use-event-rows.tsx';
import { useAgenda, useMatchesWithoutResult, useOwnTeams } from '../../kit/agenda/events-api.ts';
import { useNow } from '../../kit/agenda/use-now.ts';
import { Buttons } from '../../kit/layout.ts';

const SHOWN = '5';

/** Matches that are over, each with the button for its result; nothing while there are none. */
export function MatchesWithoutResult() {
  const { data } = useOpenMatches();
  const { data: teams = [] } = useOwnTeams();
  const { renderEvent, dialogs } = useEventRows(teams);
  if (!data || data.total === 0) return dialogs;
  const more = data.total - data.items.length;
  return (
    <Part aria-labelledby="without-result">
      <h2 id="without-result">Spiele ohne Ergebnis</h2>
      <List>
        {data.items.map((match) => (
          <li key={match.id}>
            <Day>{shortDayLabel(dayOf(match.startDate))}</Day>
            {renderEvent(match)}
          </li>
        ))}
      </List>
      {more > 0 && <Link to="/admin/termine?view=missing">{more} weitere ohne Ergebnis</Link>}
      {dialogs}
    </Part>
  );
}

/** The next events but those that wait for a result above. */
export function NextEvents() {
  const missing = useOpenMatches();
  const next = useAgenda({ limit: SHOWN });
  const { data: teams = [] } = useOwnTeams();
  const { renderEvent, dialogs } = useEventRows(teams);
  const today = dayOf(useNow());
  if (next.error && !next.data) return <ErrorArea onRetry={next.reload} />;
  if (!next.data) return <Skeleton shape="text" />;
  const above = new Set(missing.data?.items.map(({ id, startDate }) => `${id} ${startDate}`));
  const events = next.data.items.filter(({ id, startDate }) => !above.has(`${id} ${startDate}`));
  return (
    <Part aria-labelledby="next-events">
      <h2 id="next-events">Nächste Termine</h2>
      {events.length === 0 && <p>Es sind keine Termine geplant.</p>}
      <DayGroups events={events} today={today} heading="h3" renderEvent={renderEvent} />
      <Buttons>
        <ButtonLink variant="secondary" to="/admin/termine">
          Alle Termine
        </ButtonLink>
        <ButtonLink variant="secondary" to="/admin/termine/neu">
          Neuer Termin
        </ButtonLink>
      </Buttons>
      {dialogs}
    </Part>
  );
}

/** How many matches wait for their result, and the first of them; undefined as long as that is not known. */
export function useOpenMatches() {
  return useMatchesWithoutResult({ limit: SHOWN });
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  h2 {
    font-size: var(--text-xl);
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
`;

const Day = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 650;
`;
