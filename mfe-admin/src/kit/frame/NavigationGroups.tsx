import { useId } from 'react';
import type { Role } from '@portal/api/contract';
import { styled } from 'styled-components';
import { EntryLink } from './EntryLink.tsx';
import { groupsFor } from './navigation.ts';

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

const Group = styled.div`
  margin-bottom: var(--space-4);
  > p {
    padding: var(--space-2) var(--space-3);
    color: var(--color-on-frame-muted);
    font-size: var(--text-xs);
    font-weight: 600;
  }
`;
