import { useSession, ErrorArea, useResource, ButtonLink } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  mayReadMessages,
  type EditableArticle,
  type Overview,
  type PageOf,
  type Role,
  type UnreadMessages,
  type User,
} from '@portal/api/contract';
import { Link } from 'react-router-dom';
import { roleNames } from '../../kit/frame/Account.tsx';
import { NextEvents } from './OverviewEvents.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { includesRole, groupsFor } from '../../kit/frame/navigation.ts';
import { NoticeLinks } from '../../kit/notices/NoticeLinks.tsx';
import { Panels } from '../../kit/Panel.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { TodoPanel } from './TodoPanel.tsx';
import { VisitsPanel } from './VisitsPanel.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Stack } from '../../kit/layout.ts';

/** A trainer's latest drafts that are not handed in; the answer also says how many there are. */
const OWN_DRAFTS = '/api/admin/news?status=draft&handedIn=false&sort=edited&limit=5';

/**
 * The first screen with the tasks. Panels below something that loads appear together with it: otherwise they would move
 * away under the thumb.
 */
export function OverviewScreen() {
  const user = useSession((session) => session.user);
  const isEditor = Boolean(user && includesRole(user.role, 'editor'));
  const Todo = isEditor ? EditorsTodo : TrainersTodo;
  return (
    <AdminFrame
      title="Übersicht"
      access="trainer"
      {...(user && { lead: `Angemeldet als ${nameAndRole(user)}, ${user.email}.` })}
    >
      {user && (
        <Stack $gap={8}>
          <Todo user={user}>
            <QuickActions role={user.role} />
            {isEditor && <NoticeLinks />}
            <NextEvents />
            {isEditor && <News />}
            <EntryCards role={user.role} />
          </Todo>
        </Stack>
      )}
    </AdminFrame>
  );
}

/** The first administrator is called like the role. */
function nameAndRole({ name, role }: User): string {
  return name === roleNames[role] ? name : `${name} (${roleNames[role]})`;
}

const useOverview = () => useResource<Overview>('/api/admin/overview', { freshTime: 0 });

type TodoProps = {
  user: User;
  /** What is below. */
  children: ReactNode;
};

/** The tasks of the editorial staff. */
function EditorsTodo({ children }: TodoProps) {
  const { data: overview, error, reload } = useOverview();
  if (!overview && error) return <Failed below={children} onRetry={reload} />;
  return <TodoPanel overview={overview}>{children}</TodoPanel>;
}

/** A trainer's tasks: their own part of the editors' tasks. */
function TrainersTodo({ user, children }: TodoProps) {
  const drafts = useResource<PageOf<EditableArticle>>(OWN_DRAFTS, { freshTime: 0 });
  const unread = useResource<UnreadMessages>(mayReadMessages(user) ? '/api/admin/messages/unread' : null);
  if (!drafts.data && drafts.error) return <Failed below={children} onRetry={drafts.reload} />;
  if (!unread.data && unread.error) return <Failed below={children} onRetry={unread.reload} />;
  const waiting = drafts.data &&
    !unread.isLoading && {
      isOpen: true,
      drafts: { total: drafts.data.total, newest: drafts.data.items },
      unreadMessages: unread.data?.unread ?? null,
    };
  return <TodoPanel overview={waiting || undefined}>{children}</TodoPanel>;
}

function Failed({ below, onRetry }: { below: ReactNode; onRetry: () => void }) {
  return (
    <>
      <ErrorArea onRetry={onRetry} />
      {below}
    </>
  );
}

/** The latest changes and visits, once they are known; failures are reported above. */
function News() {
  const { data: overview } = useOverview();
  return (
    overview && (
      <Panels>
        <ChangesPanel changes={overview.changes} />
        <VisitsPanel visits={overview.visits} />
      </Panels>
    )
  );
}

const ACTIONS: Readonly<Record<'trainer' | 'editor', readonly { to: string; label: string }[]>> = {
  trainer: [
    { to: '/admin/neuigkeiten/neu', label: 'Neuer Spielbericht' },
    { to: '/admin/termine', label: 'Termin absagen' },
    { to: '/admin/fotos/neu', label: 'Neues Album' },
  ],
  editor: [
    { to: '/admin/neuigkeiten/neu', label: 'Neuer Artikel' },
    { to: '/admin/termine', label: 'Termin absagen' },
  ],
};

/** The most frequent actions, within thumb's reach. */
function QuickActions({ role }: { role: Role }) {
  const mine = ACTIONS[role === 'trainer' ? role : 'editor'];
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

/** Every screen as a large target. */
function EntryCards({ role }: { role: Role }) {
  const entries = groupsFor(role)
    .flatMap((group) => group.areas)
    .filter(({ to }) => to !== '/admin');
  return (
    <Grid>
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <Entry to={to}>
            <Icon name={icon} />
            {label}
          </Entry>
        </li>
      ))}
    </Grid>
  );
}

const Row = styled.nav`
  display: grid;
  gap: var(--space-3);
  @media (min-width: 640px) {
    display: flex;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--space-3);
`;

const Entry = styled(Link)`
  display: grid;
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow);
  font: 750 1.125rem/1.1 var(--font-display);
  text-decoration: none;
  svg {
    color: var(--color-brand-text);
    font-size: 1.25rem;
  }
  &:hover {
    box-shadow: var(--shadow-raised);
  }
`;
