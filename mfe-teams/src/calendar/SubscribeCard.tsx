import { CalendarIcon, useSiteOrigin } from '@portal/shared-ui';
import { eventTypes } from '@portal/shared-ui/event-words';
import { styled } from 'styled-components';
import { teamLabel } from '../event/event-words.ts';
import type { CalendarView } from './calendar-view.ts';

/** The feed of a team, or of the whole club, that calendars keep up to date by themselves. */
export function SubscribeCard({ view: { team, type } }: { view: CalendarView }) {
  const path = `/api/calendar/${team || 'alle'}.ics${type && `?type=${type}`}`;
  const subject = [team ? teamLabel(team) : 'Ganzer Verein', type ? `nur ${eventTypes[type]}` : 'alle Termine'].join(
    ', ',
  );
  const feed = useSiteOrigin().replace(/^https?:/, 'webcal:') + path;
  return (
    <Card aria-labelledby="subscribe" data-noprint="">
      <CalendarIcon />
      <div>
        <h2 id="subscribe">Kalender abonnieren</h2>
        <p>{subject}. Dein Kalender hält sich damit von selbst auf dem neuesten Stand, auch bei Absagen.</p>
        <Links>
          <a href={feed}>Im Kalender abonnieren</a>
          <a href={path} download>
            Als Datei laden (.ics)
          </a>
        </Links>
      </div>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-6);
  border-radius: var(--radius);
  background: var(--color-sunken);

  > svg {
    color: var(--color-brand-text);
    font-size: 1.75rem;
  }

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-lg);
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }
`;
