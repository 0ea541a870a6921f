import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AdminArea } from '../screens.ts';
import { isOpen } from './navigation.ts';

type EntryLinkProps = { area: AdminArea; pathname: string };

/** A line of the navigation. */
export function EntryLink({ area, pathname }: EntryLinkProps) {
  return (
    <Entry to={area.to} aria-current={isOpen(area, pathname) ? 'page' : undefined}>
      <AdminIcon path={area.icon} />
      {area.label}
    </Entry>
  );
}

/** A line icon on a 24 px grid, in the text's colour; decoration beside a text or label. */
export function AdminIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
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
