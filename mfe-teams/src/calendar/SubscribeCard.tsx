import { CalendarIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { SubscribeLinks } from './SubscribeLinks.tsx';
import { subjectOf, type Subscription } from './subscription.ts';

/** The feed of a team, or of the whole club, that calendars keep up to date by themselves. */
export function SubscribeCard(subscription: Subscription) {
  return (
    <Card aria-labelledby="subscribe" data-noprint="">
      <CalendarIcon />
      <div>
        <h2 id="subscribe">Kalender abonnieren</h2>
        <p>
          {subjectOf(subscription)}. Dein Kalender hält sich damit von selbst auf dem neuesten Stand, auch bei Absagen.
        </p>
        <SubscribeLinks {...subscription} />
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
