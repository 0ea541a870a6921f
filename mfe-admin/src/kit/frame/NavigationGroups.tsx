import { useId, useState } from 'react';
import type { Role } from '@portal/api/contract';
import { ChevronDownIcon } from '@portal/shared-ui';
import { css, styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { groupsFor, isOpen } from './navigation.ts';
import type { AdminArea, AdminGroup } from './areas.ts';
import { Icon } from '../Icon.tsx';
import { UnreadMessages } from './UnreadMessages.tsx';

type NavigationProps = { role: Role; pathname: string };

/** All screens that this role may open, in groups. */
export function NavigationGroups({ role, pathname }: NavigationProps) {
  const id = useId();
  return groupsFor(role).map(({ label, areas }) => (
    <Group key={label}>
      <Title id={`${id}-${label}`}>{label}</Title>
      <Areas areas={areas} pathname={pathname} labelledBy={`${id}-${label}`} />
    </Group>
  ));
}

/** The same with one group unfolded, so that all of them fit beside the screen: at first the one of the open screen. */
export function FoldedNavigationGroups({ role, pathname }: NavigationProps) {
  const id = useId();
  const groups = groupsFor(role);
  const current = groups.find(({ areas }) => areas.some((area) => isOpen(area, pathname)))?.label;
  const [unfolded, setUnfolded] = useState({ label: current, at: current });
  if (unfolded.at !== current) setUnfolded({ label: current, at: current });
  return groups.map(({ label, areas }) => (
    <div key={label}>
      <Fold
        type="button"
        id={`${id}-${label}`}
        aria-expanded={unfolded.label === label}
        onClick={() => setUnfolded({ label: unfolded.label === label ? undefined : label, at: current })}
      >
        {label}
        <ChevronDownIcon />
      </Fold>
      <Areas areas={areas} pathname={pathname} labelledBy={`${id}-${label}`} isHidden={unfolded.label !== label} />
    </div>
  ));
}

type AreasProps = Pick<AdminGroup, 'areas'> & { pathname: string; labelledBy: string; isHidden?: boolean };

function Areas({ areas, pathname, labelledBy, isHidden = false }: AreasProps) {
  return (
    <ul aria-labelledby={labelledBy} hidden={isHidden}>
      {areas.map((area) => (
        <li key={area.to}>
          <EntryLink area={area} pathname={pathname} />
        </li>
      ))}
    </ul>
  );
}

type EntryLinkProps = { area: AdminArea; pathname: string };

/** A line of the navigation. */
function EntryLink({ area, pathname }: EntryLinkProps) {
  return (
    <Entry to={area.to} aria-current={isOpen(area, pathname) ? 'page' : undefined}>
      <Icon name={area.icon} />
      {area.label}
      {area.resource === 'messages' && <UnreadMessages />}
    </Entry>
  );
}

const titleLook = css`
  padding: var(--space-2) var(--space-3);
  color: var(--color-on-frame-muted);
  font-size: var(--text-xs);
  font-weight: 600;
`;

const Group = styled.div`
  margin-bottom: var(--space-4);
`;

const Title = styled.p`
  ${titleLook}
`;

const Fold = styled.button`
  ${titleLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: var(--touch);
  border-radius: var(--radius);
  &:hover {
    background: var(--color-frame-raised);
    color: var(--color-on-frame);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
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
    box-shadow: inset 0 0 0 1px var(--color-brand-edge);
    --color-focus: currentColor;
  }
`;
