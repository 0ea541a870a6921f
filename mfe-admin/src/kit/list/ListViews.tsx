import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type ListViewsProps = { label: string; views: readonly { to: string; label: string; isShown: boolean }[] };

/** Tabs above a list: each shows another part of it. */
export function ListViews({ label, views }: ListViewsProps) {
  return (
    <Views aria-label={label}>
      {views.map(({ to, label: name, isShown }) => (
        <Link key={to} to={to} aria-current={isShown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </Views>
  );
}

const Views = styled.nav`
  display: flex;
  overflow-x: auto;
  gap: var(--space-1);
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--color-line);
  a {
    flex: none;
    display: grid;
    place-items: center;
    min-height: 48px;
    padding: 0 var(--space-2);
    border-bottom: 4px solid transparent;
    color: inherit;
    font: 750 1.0625rem/1.1 var(--font-display);
    text-decoration: none;
  }
  @media (min-width: 480px) {
    a {
      padding-inline: var(--space-3);
    }
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    border-color: var(--color-brand-mark);
  }
`;
