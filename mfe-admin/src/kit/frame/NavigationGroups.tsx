import { useId } from 'react';
import type { Role } from '@portal/api/contract';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { groupsFor, isOpen } from './navigation.ts';
import type { AdminArea } from '../../screens.ts';
import { Icon } from '../icons/Icon.tsx';

type NavigationGroupsProps = { role: Role; pathname: string };

/** Everything this role may open, in groups. */
export function NavigationGroups({ role, pathname }: NavigationGroupsProps) {
  const id = useId();
  return groupsFor(role).map(({ label, areas }) => (
    <Group key={label}>
      <p id={`${id}-${label}`}>{label}</p>
      <ul aria-labelledby={`${id}-${label}`}>
        {areas.map((area) => (
          <li key={area.to}>
            <EntryLink area={area} pathname={pathname} />
          </li>
        ))}
      </ul>
    </Group>
  ));
}

type EntryLinkProps = { area: AdminArea; pathname: string };

/** A line of the navigation. */
function EntryLink({ area, pathname }: EntryLinkProps) {
  return (
    <Entry to={area.to} aria-current={isOpen(area, pathname) ? 'page' : undefined}>
      <Icon name={area.icon} />
      {area.label}
    </Entry>
  );
}

const Group = styled.div`
  margin-bottom: var(--space-4);
  > p {
    padding: var(--space-2) var(--space-3);
    color: var(--color-on-frame-muted);
    font-size: var(--text-xs);
    font-weight: 600;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  color: var(--color-on-frame);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &:hover {
    background: var(--color-frame-raised);
  }
  &[aria-current] {
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;
