import { useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { roleNames } from '../frame/Account.tsx';
import { OverviewEventsCard } from '../events/OverviewEventsCard.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { includesRole } from '../frame/navigation.ts';
import { OverviewPanels } from '../overview/OverviewPanels.tsx';
import { QuickActions } from '../overview/QuickActions.tsx';
import { EntryCards } from './EntryCards.tsx';

/** The first screen: what there is to do. */
export function OverviewScreen() {
  const user = useSession((session) => session.user);
  return (
    <AdminFrame
      title="Übersicht"
      access="trainer"
      {...(user && { lead: `Angemeldet als ${user.name} (${roleNames[user.role]}), ${user.email}.` })}
    >
      {user && (
        <Parts>
          <QuickActions role={user.role} />
          <OverviewEventsCard />
          {includesRole(user.role, 'editor') && <OverviewPanels />}
          <EntryCards role={user.role} />
        </Parts>
      )}
    </AdminFrame>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;
