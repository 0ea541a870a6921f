import { ChevronRightIcon, raised } from '@portal/shared-ui';
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

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 72px;
    padding: var(--space-4) var(--space-5);
    ${raised}
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    box-shadow: var(--shadow-raised);
  }

  span {
    display: grid;
  }
`;
