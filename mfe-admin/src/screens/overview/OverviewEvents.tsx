import { ButtonLink, ErrorArea, Skeleton } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { styled } from 'styled-components';
import { DayGroups } from '../../kit/agenda/DayGroups.tsx';
import { useEventRows } from '../../kit/agenda/use-event-rows.tsx';
import { useAgenda, useMatchesWithoutResult, useOwnTeams } from '../../kit/agenda/events-api.ts';
import { useNow } from '../../kit/agenda/use-now.ts';
import { Buttons } from '../../kit/layout.ts';

const SHOWN = 5;
/** Today's matches that wait for a result are left out, so twice as many are requested. */
const ASKED = 2 * SHOWN;

/** The next events but those that wait for a result under „Zu erledigen“. */
export function NextEvents() {
  const missing = useOpenMatches();
  const next = useNextEvents();
  const { data: teams = [] } = useOwnTeams();
  const { renderEvent, dialogs } = useEventRows(teams);
  const today = dayOf(useNow());
  if (next.error && !next.data) return <ErrorArea onRetry={next.reload} />;
  if (!next.data) return <Skeleton shape="text" />;
  const above = new Set(missing.data?.items.map(({ id, startDate }) => `${id} ${startDate}`));
  const events = next.data.items.filter(({ id, startDate }) => !above.has(`${id} ${startDate}`)).slice(0, SHOWN);
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

/** The next events, those included that wait for a result. */
export function useNextEvents() {
  return useAgenda({ limit: String(ASKED) });
}

/** How many matches wait for their result, and the first of them; undefined as long as that is not known. */
export function useOpenMatches() {
  return useMatchesWithoutResult({ limit: String(SHOWN) });
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  h2 {
    font-size: var(--text-xl);
  }
`;
