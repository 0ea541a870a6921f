import { ChevronRightIcon } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { settingsGroups } from './groups.ts';

/** `/admin/einstellungen`: the groups of settings. */
export function SettingsListScreen() {
  return (
    <AdminFrame
      title="Einstellungen"
      lead="Alles, was den Verein ausmacht. Änderungen sind sofort auf der ganzen Website zu sehen."
      access="admin"
    >
      <Groups>
        {settingsGroups.map(({ slug, title, lead }) => (
          <li key={slug}>
            <Link to={`/admin/einstellungen/${slug}`}>
              <span>
                <strong>{title}</strong>
                <small>{lead}</small>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </Groups>
    </AdminFrame>
  );
}

const Groups = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 760px;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 72px;
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius);
    background: var(--color-surface);
    box-shadow: var(--shadow);
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    box-shadow: var(--shadow-raised);
  }

  span {
    display: grid;
  }

  small {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
