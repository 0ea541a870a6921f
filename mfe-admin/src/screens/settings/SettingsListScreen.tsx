import { useDemo } from '../../kit/use-demo.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { LinkCards } from '../../kit/layout.ts';
import { LinkCard } from '../../kit/LinkCard.tsx';
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
          <LinkCard key={slug} to={`/admin/einstellungen/${slug}`} title={title} text={lead} />
        ))}
        <LinkCard
          to={SETUP_SCREEN}
          title="Seite einrichten"
          text="Schritt für Schritt vom Namen bis zum ersten Artikel."
        />
        {demo && (
          <LinkCard
            to="/admin/sicherung"
            title="Demo entfernen"
            text="Die Beispiele des erfundenen Vereins in einem Schritt entfernen, mit Sicherung."
          />
        )}
      </LinkCards>
    </AdminFrame>
  );
}
