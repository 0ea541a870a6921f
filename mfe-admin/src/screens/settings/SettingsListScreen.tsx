import { ChevronRightIcon } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { useDemo } from '../../kit/use-demo.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { LinkCards } from '../../kit/layout.ts';
import { SETUP_SCREEN } from '../../kit/setup/first-screen.ts';
import { settingsGroups } from './groups.ts';

/** `/admin/einstellungen`: the groups of settings. */
export function SettingsListScreen() {
  const { data: demo } = useDemo();
  return (
    <AdminFrame
      lead="Alles, was den Verein ausmacht. Änderungen sind sofort auf der ganzen Website zu sehen."
      access="admin"
    >
      <LinkCards>
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
        <li>
          <Link to={SETUP_SCREEN}>
            <span>
              <strong>Seite einrichten</strong>
              <small>Schritt für Schritt vom Namen bis zum ersten Artikel.</small>
            </span>
            <ChevronRightIcon />
          </Link>
        </li>
        {demo && (
          <li>
            <Link to="/admin/sicherung">
              <span>
                <strong>Demo entfernen</strong>
                <small>Die Beispiele des erfundenen Vereins in einem Schritt entfernen, mit Sicherung.</small>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </LinkCards>
    </AdminFrame>
  );
}
