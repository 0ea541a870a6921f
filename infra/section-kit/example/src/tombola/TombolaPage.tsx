import { Container, formatDate, PageHeader, PageMeta, useClub } from '@portal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

/** `/tombola`: what can be won. */
export function TombolaPage() {
  const { data: club } = useClub();
  const [lots, setLots] = useState(0);
  return (
    <>
      <PageMeta title="Tombola" description="Preise und Lose der Tombola zum Sommerfest." path="/tombola" />
      <PageHeader title="Tombola" />
      <Container>
        <p>
          {club?.shortName} verlost am {formatDate('2026-07-04T14:00:00+02:00')} einen Präsentkorb.
        </p>
        <Lot type="button" onClick={() => setLots((count) => count + 1)}>
          Los ziehen
        </Lot>
        <p role="status">{lots} Lose gezogen</p>
      </Container>
    </>
  );
}

const Lot = styled.button`
  padding: var(--space-3);
`;
