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

/** For the overview: matches without a result, which two taps enter, and the next events. */
export function OverviewEventsCard() {
  const missing = useMatchesWithoutResult({ limit: SHOWN });
  const next = useAgenda({ limit: SHOWN });
  const { data: teams = [] } = useOwnTeams();
  const { renderEvent, dialogs } = useEventRows(teams);
  const today = dayOf(useNow());
  const error = missing.error ?? next.error;
  if (error && !(missing.data && next.data)) return <ErrorArea onRetry={next.reload} />;
  if (!missing.data || !next.data) return <Skeleton shape="text" />;
  const more = missing.data.total - missing.data.items.length;
  return (
    <Parts>
      {missing.data.total > 0 && (
        <section aria-labelledby="without-result">
          <h2 id="without-result">Spiele ohne Ergebnis</h2>
          <List>
            {missing.data.items.map((match) => (
              <li key={match.id}>
                <Day>{shortDayLabel(dayOf(match.startDate))}</Day>
                {renderEvent(match)}
              </li>
            ))}
          </List>
          {more > 0 && <Link to="/admin/termine?view=missing">{more} weitere ohne Ergebnis</Link>}
        </section>
      )}
      <section aria-labelledby="next-events">
        <h2 id="next-events">Nächste Termine</h2>
        {next.data.total === 0 && <p>Es sind keine Termine geplant.</p>}
        <DayGroups events={next.data.items} today={today} heading="h3" renderEvent={renderEvent} />
      </section>
      <Buttons>
        <ButtonLink variant="secondary" to="/admin/termine">
          Alle Termine
        </ButtonLink>
        <ButtonLink variant="secondary" to="/admin/termine/neu">
          Neuer Termin
        </ButtonLink>
      </Buttons>
      {dialogs}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  h2 {
    margin-bottom: var(--space-3);
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
