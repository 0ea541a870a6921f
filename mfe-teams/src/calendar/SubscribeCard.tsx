import { CalendarIcon, useSiteOrigin } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { teamLabel } from '../event/event-words.ts';

/** The feed of a team, or of the whole club, that calendars keep up to date by themselves. */
export function SubscribeCard({ team }: { team: string }) {
  const path = `/api/calendar/${team || 'alle'}.ics`;
  const feed = useSiteOrigin().replace(/^https?:/, 'webcal:') + path;
  return (
    <Card aria-labelledby="subscribe" data-noprint="">
      <CalendarIcon />
      <div>
        <h2 id="subscribe">Kalender abonnieren</h2>
        <p>
          {team ? `Alle Termine: ${teamLabel(team)}.` : 'Alle Termine des Vereins.'} Dein Kalender hält sich damit von
          selbst auf dem neuesten Stand, auch bei Absagen.
        </p>
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
