import { SectionHeading, ButtonLink } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useBoard } from '../club-api.ts';
import { ContactLinks } from '../person/ContactLinks.tsx';

/** Who of the board can be reached directly; nothing while nobody can. */
export function ContactPersons() {
  const persons = useBoard().data?.filter(({ email, phone }) => email || phone) ?? [];

  if (persons.length === 0) return null;
  return (
    <section aria-labelledby="persons">
      <SectionHeading
        id="persons"
        action={
          <ButtonLink to="/vorstand" variant="quiet">
            Zum Vorstand
          </ButtonLink>
        }
      >
        Ansprechpartner
      </SectionHeading>
      <List>
        {persons.map(({ id, name, position, email, phone }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{position}</span>
            <ContactLinks email={email} phone={phone} />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--space-6);

  > li {
    display: grid;
    align-content: start;
    padding-left: var(--space-4);
    box-shadow: inset 4px 0 var(--color-brand);
    overflow-wrap: anywhere;
  }

  strong {
    font: 750 var(--text-lg) / 1.2 var(--font-display);
  }

  span {
    color: var(--color-muted);
  }
`;
