import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isOpen, type AdminEntry } from './navigation.ts';

type EntryLinkProps = { entry: AdminEntry; pathname: string };

/** A line of the navigation. */
export function EntryLink({ entry, pathname }: EntryLinkProps) {
  return (
    <Entry to={entry.to} aria-current={isOpen(entry, pathname) ? 'page' : undefined}>
      <AdminIcon path={entry.icon} />
      {entry.label}
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
