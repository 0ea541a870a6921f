import type { BoardMember } from '@portal/api/contract';
import { styled } from 'styled-components';
import { ContactLinks } from '../person/ContactLinks.tsx';

/** People with their task and direct contacts. */
export function ContactPersonList({ persons }: { persons: readonly BoardMember[] }) {
  return (
    <List>
      {persons.map(({ id, name, position, email, phone }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{position}</span>
          <ContactLinks email={email} phone={phone} />
        </li>
      ))}
    </List>
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
