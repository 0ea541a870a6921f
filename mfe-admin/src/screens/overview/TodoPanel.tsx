import type { ReactNode } from 'react';
import type { Overview } from '@portal/api/contract';
import { Button, formatDate, formatDateTime, VisuallyHidden } from '@portal/shared-ui';
import { Panel } from '../../kit/panel/Panel.tsx';
import { forgetFailedUpload, useFailedUploads } from '../../kit/upload/failed-uploads.ts';
import { PanelList, ScreenLink } from './panel-list.tsx';

/** Open tasks; each line links to its screen. */
export function TodoPanel({ overview }: { overview: Overview }) {
  const { isOpen, drafts, scheduled, expiringSponsors, unreadMessages, picturesWithoutAlt } = overview;
  const failedUploads = useFailedUploads();
  const known = [drafts.total, scheduled, expiringSponsors.length, unreadMessages ?? 0, picturesWithoutAlt];
  if (isOpen && [...known, failedUploads.length].every((count) => count === 0))
    return (
      <Panel title="Zu erledigen">
        <p>Alles erledigt. Schönes Spiel!</p>
      </Panel>
    );
  return (
    <Panel title="Zu erledigen">
      <PanelList>
        {!isOpen && (
          <Todo
            to="/admin/einstellungen/veroeffentlichen"
            text="Seite veröffentlichen"
            detail="Besucher lesen bis dahin: „Hier entsteht die Seite …“. Wer angemeldet ist, sieht alles schon."
          />
        )}
        {unreadMessages !== null && unreadMessages > 0 && (
          <Todo
            to="/admin/nachrichten"
            text={counted(unreadMessages, 'ungelesene Nachricht', 'ungelesene Nachrichten')}
          />
        )}
        {failedUploads.map(({ id, name, reason, at }) => (
          <Todo
            key={id}
            to="/admin/medien"
            text={`Bild „${name}“ wurde nicht hochgeladen`}
            detail={`${formatDateTime(at)}: ${reason}`}
          >
            <Button variant="quiet" onClick={() => forgetFailedUpload(id)}>
              Ausblenden<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </Todo>
        ))}
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
            text={counted(scheduled, 'geplanter Artikel', 'geplante Artikel')}
          />
        )}
        {picturesWithoutAlt > 0 && (
          <Todo
            to="/admin/medien"
            text={counted(picturesWithoutAlt, 'Bild ohne Beschreibung', 'Bilder ohne Beschreibung')}
            detail="Blinde Menschen erfahren sonst nicht, was darauf ist."
          />
        )}
      </PanelList>
    </Panel>
  );
}

type TodoProps = { to: string; text: string; detail?: string; children?: ReactNode };

function Todo({ to, text, detail, children }: TodoProps) {
  return (
    <li>
      <ScreenLink to={to}>{text}</ScreenLink>
      {detail && <small>{detail}</small>}
      {children}
    </li>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
