import { Link } from 'react-router-dom';
import type { Role } from '@portal/api/contract';
import { styled } from 'styled-components';
import { Icon } from '../../kit/icons/Icon.tsx';
import { groupsFor } from '../../kit/frame/navigation.ts';

/** Every screen as a large target. */
export function EntryCards({ role }: { role: Role }) {
  const entries = groupsFor(role)
    .flatMap((group) => group.areas)
    .filter(({ to }) => to !== '/admin');
  return (
    <Grid>
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <Entry to={to}>
            <Icon name={icon} />
            {label}
          </Entry>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--space-3);
`;

const Entry = styled(Link)`
  display: grid;
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow);
  font: 750 1.125rem/1.1 var(--font-display);
  text-decoration: none;
  svg {
    color: var(--color-brand-text);
    font-size: 1.25rem;
  }
  &:hover {
    box-shadow: var(--shadow-raised);
  }
`;
