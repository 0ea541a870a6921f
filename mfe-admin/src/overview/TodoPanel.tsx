import type { Overview } from '@portal/api/contract';
import { formatDate, formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Panel } from '../panel/Panel.tsx';
import { ScreenLink } from './ScreenLink.tsx';

/** What waits for somebody; each line leads to where it is done. */
export function TodoPanel({ overview }: { overview: Overview }) {
  const { drafts, scheduled, expiringSponsors, unreadMessages, picturesWithoutAlt } = overview;
  const isDone = drafts.total + scheduled + expiringSponsors.length + (unreadMessages ?? 0) + picturesWithoutAlt === 0;
  if (isDone)
    return (
      <Panel title="Zu erledigen">
        <p>Alles erledigt. Schönes Spiel!</p>
      </Panel>
    );
  return (
    <Panel title="Zu erledigen">
      <List>
        {unreadMessages !== null && unreadMessages > 0 && (
          <Todo
            to="/admin/nachrichten"
            text={counted(unreadMessages, 'ungelesene Nachricht', 'ungelesene Nachrichten')}
          />
        )}
        {expiringSponsors.map(({ id, name, activeUntil }) => (
          <Todo
            key={id}
            to={`/admin/sponsoren/${id}`}
            text={`Sponsor „${name}“ ${new Date(activeUntil) < new Date() ? 'ist abgelaufen' : 'läuft aus'}`}
            detail={formatDate(activeUntil)}
          />
        ))}
        {drafts.newest.map(({ id, title, updatedAt }) => (
          <Todo
            key={id}
            to={`/admin/neuigkeiten/${id}`}
            text={`Entwurf „${title}“`}
            detail={`zuletzt geändert ${formatDateTime(updatedAt)}`}
          />
        ))}
        {drafts.total > drafts.newest.length && (
          <Todo
            to="/admin/neuigkeiten?status=draft"
            text={`und ${drafts.total - drafts.newest.length} weitere Entwürfe`}
          />
        )}
        {scheduled > 0 && (
          <Todo
            to="/admin/neuigkeiten?status=scheduled"
            text={counted(scheduled, 'geplanter Beitrag', 'geplante Beiträge')}
          />
        )}
        {picturesWithoutAlt > 0 && (
          <Todo
            to="/admin/medien"
            text={counted(picturesWithoutAlt, 'Bild ohne Beschreibung', 'Bilder ohne Beschreibung')}
            detail="Blinde Menschen erfahren sonst nicht, was darauf ist."
          />
        )}
      </List>
    </Panel>
  );
}

function Todo({ to, text, detail }: { to: string; text: string; detail?: string }) {
  return (
    <li>
      <ScreenLink to={to}>{text}</ScreenLink>
      {detail && <small>{detail}</small>}
    </li>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const List = styled.ul`
  display: grid;
  width: 100%;
  li {
    padding-block: var(--space-1);
    border-top: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  a,
  b {
    display: block;
    padding-block: var(--space-2);
    font-weight: 600;
  }
  small {
    display: block;
    margin-top: calc(-1 * var(--space-1));
    padding-bottom: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
