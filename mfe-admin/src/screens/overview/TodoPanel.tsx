import { useState, type ReactNode } from 'react';
import type { Overview } from '@portal/api/contract';
import { Button, ErrorArea, formatDate, formatDateTime, Skeleton, VisuallyHidden } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { styled } from 'styled-components';
import { fullTime } from '../../kit/full-time.ts';
import { shortDayLabel } from '../../kit/agenda/event-words.ts';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { useEventRows } from '../../kit/agenda/use-event-rows.tsx';
import { counted } from '../../kit/counted.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useDemo } from '../../kit/use-demo.ts';
import { areaOf } from '../../kit/frame/navigation.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useSetup } from '../../kit/setup/setup-api.ts';
import { CLOSED, setupTodos } from '../../kit/setup/setup-todos.ts';
import { forgetFailedUpload, useFailedUploads } from '../../kit/upload/failed-uploads.ts';
import { useNextEvents, useOpenMatches } from './OverviewEvents.tsx';
import { PanelList, ScreenLink } from './panel-list.tsx';

/** Tasks left out are nobody's, or other people's. */
type Waiting = Pick<Overview, 'isOpen' | 'drafts'> & Partial<Overview>;

type TodoPanelProps = {
  /** undefined while it loads: the panel's own requests run in parallel. */
  overview: Waiting | undefined;
  /** What is below. */
  children: ReactNode;
};

/**
 * Open tasks; each line links to its screen. They appear together, and with the panels below: a line that appeared
 * later would push the others from under the thumb, and nothing is called done before it is known.
 */
export function TodoPanel({ overview, children }: TodoPanelProps) {
  const known = useSources().some((source) => source.isLoading) ? undefined : overview;
  const { isLoading } = useNextEvents();
  const [isBelowShown, setIsBelowShown] = useState(false);
  if (known && !isLoading && !isBelowShown) setIsBelowShown(true);
  // A failed request that is retried does not hide panels that were visible.
  if (!isBelowShown) return <Skeleton shape="text" />;
  return (
    <>
      {known ? <Todos overview={known} /> : <Skeleton shape="text" />}
      {children}
    </>
  );
}

/** The requests besides the overview. */
function useSources() {
  return [useOpenMatches(), useDemo(), useSetup()] as const;
}

function Todos({ overview }: { overview: Waiting }) {
  const failedUploads = useFailedUploads();
  const sources = useSources();
  const [matches, demo, setup] = sources;
  const { data: teams = [] } = useOwnTeams();
  const { renderEvent, dialogs } = useEventRows(teams);
  const unknown = sources.filter(({ data, error }) => error && !data);
  const failure = unknown.length > 0 && <ErrorArea onRetry={() => unknown.forEach(({ reload }) => reload())} />;
  const { isOpen, drafts, scheduled = 0, expiringSponsors = [], picturesWithoutAlt = 0, overdueBackup } = overview;
  const unreadMessages = overview.unreadMessages ?? 0;
  const { trainingDoubts = 0, picturesToAnswer = 0, startingPages = [], handedIn = [] } = overview;
  const undelivered = overview.undeliveredMails ?? 0;
  const { items: openMatches = [], total: matchCount = 0 } = matches.data ?? {};
  const left = setup.data ? setupTodos(setup.data) : isOpen ? [] : [CLOSED];
  const known = [
    drafts.total,
    handedIn.length,
    scheduled,
    expiringSponsors.length,
    unreadMessages,
    picturesWithoutAlt,
    picturesToAnswer,
    undelivered,
    trainingDoubts,
    matchCount,
    startingPages.length,
    demo.data ? 1 : 0,
  ];
  if (!overdueBackup && [...known, failedUploads.length, left.length].every((count) => count === 0))
    return (
      <Panel title="Zu erledigen">
        {failure || <p>Alles erledigt. Schönes Spiel!</p>}
        {dialogs}
      </Panel>
    );
  return (
    <Panel title="Zu erledigen">
      <PanelList>
        {left.map((todo) => (
          <Todo key={todo.to} {...todo} />
        ))}
        {unreadMessages > 0 && (
          <Todo
            to="/admin/nachrichten"
            text={counted(unreadMessages, 'ungelesene Nachricht', 'ungelesene Nachrichten')}
          />
        )}
        {handedIn.map(({ resource, id, title, by, at }) => (
          <Todo
            key={id}
            to={`${areaOf(resource)?.to ?? ''}/${id}`}
            text={`${resource === 'albums' ? 'Album' : 'Artikel'} „${title}“ wartet auf die Redaktion`}
            detail={[by && `von ${by}`, formatDateTime(at)].filter(Boolean).join(', ')}
          />
        ))}
        {openMatches.map((match) => (
          <Match key={match.id}>
            <p>Spiel ohne Ergebnis, {shortDayLabel(dayOf(match.startDate))}</p>
            {renderEvent(match)}
          </Match>
        ))}
        {matchCount > openMatches.length && (
          <Todo
            to="/admin/termine?view=missing"
            text={`und ${counted(matchCount - openMatches.length, 'weiteres Spiel ohne Ergebnis', 'weitere Spiele ohne Ergebnis')}`}
          />
        )}
        {demo.data && (
          <Todo
            to="/admin/sicherung"
            text="Demo entfernen"
            detail="Beispiele eines erfundenen Vereins sind noch da. Sie gehen in einem Schritt; eigene Inhalte bleiben."
          />
        )}
        {startingPages.length > 0 && (
          <Todo
            to={startingPages.length === 1 ? `/admin/seiten/${startingPages[0]?.slug}` : '/admin/seiten'}
            text={counted(startingPages.length, 'Seite hat noch den Anfangstext', 'Seiten haben noch den Anfangstext')}
            detail={`Bitte lesen, anpassen und speichern: ${startingPages.map(({ title }) => title).join(', ')}.`}
          />
        )}
        {overdueBackup && <Todo to="/admin/sicherung" text={backupText(overdueBackup.lastAt)} />}
        {trainingDoubts > 0 && (
          <Todo
            to="/admin/trainingszeiten"
            text={counted(trainingDoubts, 'Trainingszeit vielleicht doppelt', 'Trainingszeiten vielleicht doppelt')}
            detail="Sie stehen ähnlich auch als Serie im Kalender."
          />
        )}
        {undelivered > 0 && (
          <Todo
            to="/admin/einstellungen/nachrichten-per-mail"
            text={counted(undelivered, 'E-Mail kommt nicht an', 'E-Mails kommen nicht an')}
            detail="Der Mailserver nimmt sie nicht an. Bitte Adressen und SMTP_URL prüfen; es wird weiter versucht, und jede Nachricht steht unter „Nachrichten“."
          />
        )}
        {failedUploads.map(({ id, name, reason, at }) => (
          <Todo
            key={id}
            to="/admin/medien"
            text={`Bild „${name}“ wurde nicht hochgeladen`}
            detail={`${formatDateTime(at)}: ${reason}`}
          >
            <Button variant="quiet" onClick={passesFocus(() => forgetFailedUpload(id))}>
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
            detail={`zuletzt geändert am ${fullTime(updatedAt)}`}
          />
        ))}
        {drafts.total > drafts.newest.length && (
          <Todo
            to="/admin/neuigkeiten?status=draft"
            text={`und ${counted(drafts.total - drafts.newest.length, 'weiterer Entwurf', 'weitere Entwürfe')}`}
          />
        )}
        {scheduled > 0 && (
          <Todo
            to="/admin/neuigkeiten?status=scheduled"
            text={counted(scheduled, 'geplanter Artikel', 'geplante Artikel')}
          />
        )}
        {picturesToAnswer > 0 && (
          <Todo
            to="/admin/medien?missing=shown"
            text={counted(
              picturesToAnswer,
              'gezeigtes Bild: Kinder zu erkennen?',
              'gezeigte Bilder: Kinder zu erkennen?',
            )}
            detail="Sie erschienen, bevor danach gefragt wurde, und bleiben. Viele lassen sich auf einmal beantworten."
          />
        )}
        {picturesWithoutAlt > 0 && (
          <Todo
            to="/admin/medien?missing=alt"
            text={counted(picturesWithoutAlt, 'Bild ohne Beschreibung', 'Bilder ohne Beschreibung')}
            detail="Blinde Menschen erfahren sonst nicht, was darauf ist."
          />
        )}
      </PanelList>
      {failure}
      {dialogs}
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

function backupText(lastAt: string | null): string {
  if (lastAt === null) return 'Noch keine Sicherung';
  const days = Math.floor((Date.now() - Date.parse(lastAt)) / 86_400_000);
  return `Letzte Sicherung vor ${counted(days, 'Tag', 'Tagen')}`;
}

/* The row has a surface of its own. */
const Match = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  && {
    padding-bottom: var(--space-4);
  }
  > p {
    font-size: var(--text-sm);
  }
`;
