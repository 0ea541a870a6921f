import { Container, PageHeader, PageMeta, Slot, useResource } from '@portal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

/** The settings that `src/section.ts` declares. */
type Settings = { prize: string; price: number };

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** `/tombola`: the prizes. */
export function TombolaPage() {
  const { data } = useResource<Partial<Settings>>('/api/sections/tombola/settings');
  // Before the first release is live, the portal knows no settings.
  const { prize = 'einen Präsentkorb', price = 2 } = data ?? {};
  const [lots, setLots] = useState(0);
  return (
    <>
      <PageMeta title="Tombola" description="Preise und Lose der Tombola zum Sommerfest." path="/tombola" />
      <PageHeader title="Tombola" />
      <Container>
        <p>Zu gewinnen gibt es {prize}.</p>
        <Lot type="button" onClick={() => setLots((count) => count + 1)}>
          Los ziehen
        </Lot>
        <p role="status">
          Gezogene Lose: {lots}, zusammen {euros.format(lots * price)}
        </p>
        <Slot name="tombola/prizes" />
      </Container>
    </>
  );
}

const Lot = styled.button`
  padding: var(--space-3);
`;
