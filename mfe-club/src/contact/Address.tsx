import { ClockIcon, Crest, MapPinIcon, PitchLines, useClub, darkPitchGround } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ContactLinks } from '../person/ContactLinks.tsx';

/** The club's address and contacts. */
export function Address() {
  const { name, stadium, street, postcode, town, email, phone, officeHours } = useClub();
  const place = [stadium, street, `${postcode} ${town}`.trim()].filter(Boolean).join('\n');
  return (
    <Card aria-labelledby="address">
      <PitchLines />
      <Crest size="72px" />
      <Title id="address">{name}</Title>
      <address>
        {place && (
          <Row>
            <MapPinIcon />
            <span>{place}</span>
          </Row>
        )}
        {officeHours && (
          <Row>
            <ClockIcon />
            <span>{officeHours}</span>
          </Row>
        )}
        <Links email={email} phone={phone} />
      </address>
    </Card>
  );
}

const Card = styled.section`
  ${darkPitchGround}
  display: grid;
  gap: var(--space-4);
  padding: var(--space-8) var(--space-6);

  a {
    color: inherit;
  }

  address {
    display: grid;
    gap: var(--space-4);
    font-style: normal;
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;

const Row = styled.p`
  display: flex;
  gap: var(--space-2);
  white-space: pre-line;

  svg {
    margin-top: 0.2em;
  }
`;

const Links = styled(ContactLinks)`
  font-size: inherit;
`;
