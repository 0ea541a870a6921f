import { ButtonAnchor, ButtonLink, MailIcon, useClub, usePageTexts, raised } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useBoard } from '../club-api.ts';
import { PersonPhoto } from '../person/PersonPhoto.tsx';
import { sponsoringContact } from './sponsoring-contact.ts';

/** The call to become a partner, with the person to talk to. */
export function BecomePartner() {
  const { data: board, error } = useBoard();
  const text = usePageTexts();
  const { name, role, mailto, person } = sponsoringContact(board ?? [], useClub().email);
  // Another person's name and address would come under the reader's finger.
  const isKnown = Boolean(board ?? error);
  return (
    <Area aria-labelledby="become-partner">
      <Photo>
        <PersonPhoto person={person} sizes="(min-width: 720px) 260px, 200px" />
      </Photo>
      <div>
        <h2 id="become-partner">{text('partnersTitle', 'Werden Sie unser Partner!')}</h2>
        <p>
          {text(
            'partnersText',
            'Erzählen Sie uns von Ihrem Unternehmen. Wir melden uns und finden gemeinsam den Platz, der passt.',
          )}
        </p>
        <Contact style={{ visibility: isKnown ? undefined : 'hidden' }}>
          <strong>{name}</strong>
          <span>{role}</span>
        </Contact>
        <Actions>
          {isKnown && mailto && (
            <ButtonAnchor href={mailto}>
              <MailIcon /> E-Mail schreiben
            </ButtonAnchor>
          )}
          <ButtonLink to="/kontakt" variant="secondary">
            Zum Kontaktformular
          </ButtonLink>
        </Actions>
      </div>
    </Area>
  );
}

const Area = styled.section`
  display: grid;
  gap: var(--space-8);
  align-items: center;
  padding: clamp(24px, 4vw, 56px);
  ${raised}

  h2 + p {
    max-width: 25.8em;
    margin-top: var(--space-3);
  }

  @media (min-width: 720px) {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;

const Photo = styled.div`
  overflow: hidden;
  max-width: 200px;
  border-radius: var(--radius);

  @media (min-width: 720px) {
    max-width: none;
  }
`;

const Contact = styled.p`
  display: grid;
  margin-block: var(--space-5);
  padding-left: var(--space-4);
  box-shadow: inset 4px 0 var(--color-brand);
  overflow-wrap: anywhere;

  strong {
    font: 750 var(--text-xl) / 1.2 var(--font-display);
  }

  span {
    color: var(--color-muted);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
