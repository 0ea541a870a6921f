import { useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { roleNames } from '../../kit/frame/Account.tsx';
import { OverviewEventsCard } from './OverviewEventsCard.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { includesRole } from '../../kit/frame/navigation.ts';
import { OverviewPanels } from './OverviewPanels.tsx';
import { QuickActions } from './QuickActions.tsx';
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
