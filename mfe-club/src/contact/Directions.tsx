import { MapPinIcon, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NewTabLink } from '../link/NewTabLink.tsx';

/** The way to the stadium. A map of another site is only a link: nothing is asked of it before somebody follows it. */
export function Directions() {
  const { stadium, street, postcode, town, latitude, longitude } = useClub();
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <Box>
      <p>
        <strong>{stadium}</strong>, {street}, {postcode} {town}
      </p>
      <NewTabLink href={map} variant="secondary">
        <MapPinIcon /> Auf der Karte ansehen
      </NewTabLink>
      <Note>Der Link führt zu OpenStreetMap. Erst wenn Sie ihm folgen, wird dort etwas abgerufen.</Note>
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
