import type { Role } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { mayOpen } from '../../kit/frame/navigation.ts';

const ACTIONS: readonly { to: string; label: string }[] = [
  { to: '/admin/neuigkeiten/neu', label: 'Neuer Artikel' },
  { to: '/admin/termine?view=missing', label: 'Ergebnis eintragen' },
  { to: '/admin/termine', label: 'Termin absagen' },
];

/** The most frequent actions, within thumb's reach. */
export function QuickActions({ role }: { role: Role }) {
  const mine = ACTIONS.filter((action) => mayOpen(role, action.to));
  if (mine.length === 0) return null;
  return (
    <Row aria-label="Schnell erledigt">
      {mine.map(({ to, label }, index) => (
        <ButtonLink key={label} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: grid;
  gap: var(--space-3);
  @media (min-width: 640px) {
    display: flex;
  }
`;
