import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AdminArea } from '../../screens.ts';
import { Icon } from '../icons/Icon.tsx';
import { isOpen } from './navigation.ts';

type EntryLinkProps = { area: AdminArea; pathname: string };

/** A line of the navigation. */
export function EntryLink({ area, pathname }: EntryLinkProps) {
  return (
    <Entry to={area.to} aria-current={isOpen(area, pathname) ? 'page' : undefined}>
      <Icon name={area.icon} />
      {area.label}
    </Entry>
  );
}

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
