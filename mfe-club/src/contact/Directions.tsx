import { addressOf, MapPinIcon, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NewTabLink } from '../link/NewTabLink.tsx';

/**
 * The way to the stadium, as far as the club has said where it is. A map of another site is only a link: nothing is asked of
 * it before somebody follows it.
 */
export function Directions() {
  const club = useClub();
  const { stadium, latitude, longitude } = club;
  const address = addressOf(club);
  return (
    <Box>
      {(stadium || address) && (
        <p>
          <strong>{stadium}</strong>
          {stadium && address && ', '}
          {address}
        </p>
      )}
      {latitude !== null && longitude !== null && (
        <>
          <NewTabLink
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            variant="secondary"
          >
            <MapPinIcon /> Auf der Karte ansehen
          </NewTabLink>
          <Note>Der Link führt zu OpenStreetMap. Erst wenn Sie ihm folgen, wird dort etwas abgerufen.</Note>
        </>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin-top: var(--space-6);
`;

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
