import type { Role } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { LinkCards } from '../../kit/layout.ts';

type First = { to: string; label: string; text: string; icon: IconName };

const article: First = {
  to: '/admin/neuigkeiten/neu',
  label: 'Neuer Artikel',
  text: 'Mit Foto vom Handy, sofort oder zu einer Zeit deiner Wahl.',
  icon: 'newspaper',
};
const result: First = {
  to: '/admin/termine?view=missing',
  label: 'Ergebnis eintragen',
  text: 'Zwei Zahlen, und es steht auf der Website.',
  icon: 'flag',
};

/** The first three actions of a role. */
const firsts: Readonly<Record<Role, readonly First[]>> = {
  trainer: [
    result,
    {
      to: '/admin/termine',
      label: 'Training absagen',
      text: 'Ein Tipp auf den Termin, ein Grund, fertig.',
      icon: 'calendar',
    },
    {
      to: '/admin/neuigkeiten/neu',
      label: 'Neuer Spielbericht',
      text: 'Mit Fotos vom Handy, über deine Mannschaft.',
      icon: 'newspaper',
    },
  ],
  editor: [
    article,
    { to: '/admin/fotos/neu', label: 'Fotos zeigen', text: 'Ein Album mit vielen Bildern auf einmal.', icon: 'camera' },
    result,
  ],
  admin: [
    article,
    { to: '/admin/benutzer/neu', label: 'Jemanden einladen', text: 'Zu zweit geht es leichter.', icon: 'users' },
    {
      to: '/admin/einstellungen',
      label: 'Verein einrichten',
      text: 'Name, Farben, Anschrift und Impressum.',
      icon: 'sliders',
    },
  ],
};

/** `/admin/konto/willkommen`: the page after an accepted invitation. */
export function WelcomeScreen() {
  const user = useSession((session) => session.user);
  return (
    <AdminFrame
      title={user ? `Hallo ${user.name.split(' ', 1)[0] ?? ''}, das kannst du hier` : undefined}
      back={null}
      lead="Du bist angemeldet. Alles Weitere steht im Menü, dein Passwort unter „Mein Konto“."
      access="trainer"
    >
      <Firsts>
        {user &&
          firsts[user.role].map(({ to, label, text, icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                <span>
                  <strong>{label}</strong>
                  <small>{text}</small>
                </span>
              </Link>
            </li>
          ))}
      </Firsts>
    </AdminFrame>
  );
}

/* Here the icons lead. */
const Firsts = styled(LinkCards)`
  svg {
    color: var(--color-brand-text);
    font-size: 1.5rem;
  }
`;
