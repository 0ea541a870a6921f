import { useEffect, useRef, useState } from 'react';
import type { ArticleStatus, EditableArticle } from '@portal/api/contract';
import { Button, ButtonAnchor, ButtonLink, formatDateTime, showToast, TextInput, raised } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { showNotUndone, showUndoable } from '../../kit/edit/undo.ts';
import { fromWallTime, wallTime } from '../../kit/form/DateTimeField.tsx';
import { copyLink, hasShareSheet, shareLink, whatsAppLink } from '../../kit/share-link.ts';
import { useMayPublish } from '../../kit/frame/navigation.ts';
import { ArticleTools } from './ArticleTools.tsx';
import { stateName } from './article-values.ts';
import type { ArticleDraft } from './use-article-draft.ts';

/** The status of the article, and its actions. */
export function PublishPanel({ draft }: { draft: ArticleDraft }) {
  const { article, publish } = draft;
  const status = article?.status ?? 'draft';
  const handedIn = article?.handedIn ?? false;
  const publishes = useMayPublish();
  const [planned, setPlanned] = useState(article?.publishAt ? wallTime(article.publishAt) : '');
  const [isPlanning, setIsPlanning] = useState(status === 'scheduled');
  const [hasAskedToPlan, setHasAskedToPlan] = useState(false);
  const time = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasAskedToPlan) time.current?.focus();
  }, [hasAskedToPlan]);
  const state = useRef<HTMLDivElement>(null);
  const hasPublished = useRef(false);
  const waitingLabel = draft.isDirty && !draft.isSaving && labelOfWaiting(draft, status);
  const isSpread = status === 'published' && !draft.isDirty;
  const isSettled = isSpread || (handedIn && !publishes);
  useEffect(() => {
    // The button that had the focus is gone, or has given way to others.
    if (!hasPublished.current || document.activeElement !== document.body) return;
    hasPublished.current = false;
    state.current?.focus();
  }, [status, handedIn, isSettled]);
  const handle = async (publishing: Parameters<typeof publish>[0], title: string, description?: string) => {
    hasPublished.current = true;
    const undo = await publish(publishing);
    if (undo) showUndoable({ title, ...(description && { description }) }, () => takeBack(undo));
  };
  const plan = () => {
    const publishAt = fromWallTime(planned);
    if (!publishAt || Date.parse(publishAt) <= Date.now())
      showToast({ title: 'Bitte einen Zeitpunkt in der Zukunft wählen.', variant: 'danger' });
    else
      void handle(
        { status: 'scheduled', publishAt },
        `Geplant: ${formatDateTime(publishAt)}`,
        'Der Artikel erscheint von selbst.',
      );
  };
  return (
    <Panel aria-label="Veröffentlichen">
      <Lead>
        <State ref={state} tabIndex={-1}>
          <strong>{stateName({ status, handedIn })}</strong>
          <output>{stateText(draft, publishes)}</output>
          {waitingLabel && (
            <Button variant="secondary" onClick={() => void draft.save()}>
              {waitingLabel}
            </Button>
          )}
          {draft.needsLogin && (
            <a href="/auth" target="_blank" rel="noopener">
              Anmelden
            </a>
          )}
        </State>
        {article && isSpread ? (
          <Spread article={article} />
        ) : !publishes ? (
          !handedIn && (
            <Button
              onClick={() =>
                void handle({ handedIn: true }, 'An die Redaktion gegeben.', 'Sie sieht es und veröffentlicht es.')
              }
              aria-disabled={draft.isSaving}
            >
              An die Redaktion geben
            </Button>
          )
        ) : status === 'published' ? (
          <Button
            onClick={() => void handle({ status: 'published' }, 'Änderungen sind veröffentlicht.')}
            aria-disabled={draft.isSaving}
          >
            Änderungen veröffentlichen
          </Button>
        ) : (
          <Button
            onClick={() => void handle({ status: 'published', publishAt: null }, 'Veröffentlicht.')}
            aria-disabled={draft.isSaving}
          >
            Veröffentlichen
          </Button>
        )}
      </Lead>
      <More>
        {article && isSpread && !hasShareSheet() && (
          <Button variant="secondary" onClick={() => copyLink(`/news/${article.slug}`)}>
            Link kopieren
          </Button>
        )}
        {handedIn && (
          <Button variant="secondary" onClick={() => void handle({ handedIn: false }, 'Wieder ein Entwurf.')}>
            {publishes ? 'An die Trainer zurückgeben' : 'Zurückholen'}
          </Button>
        )}
        {publishes &&
          status !== 'published' &&
          (isPlanning ? (
            <Plan>
              <label htmlFor="publish-at">Erscheint am</label>
              <TextInput
                id="publish-at"
                type="datetime-local"
                ref={time}
                value={planned}
                onChange={(event) => setPlanned(event.target.value)}
              />
              <Button variant="secondary" onClick={plan}>
                {status === 'scheduled' ? 'Zeitpunkt ändern' : 'Planen'}
              </Button>
            </Plan>
          ) : (
            <Button
              variant="secondary"
              onClick={() => {
                setIsPlanning(true);
                setHasAskedToPlan(true);
              }}
            >
              Für später planen
            </Button>
          ))}
        {status !== 'draft' && (
          <Button
            variant="secondary"
            onClick={() => void handle({ status: 'draft', publishAt: null }, 'Zurück im Entwurf.')}
          >
            Zurück zum Entwurf
          </Button>
        )}
        {status === 'published' && (
          <Button variant="secondary" onClick={() => void handle({ status: 'archived' }, 'Archiviert.')}>
            Archivieren
          </Button>
        )}
        <ArticleTools draft={draft} />
      </More>
    </Panel>
  );
}

/** The actions for a public article: read it as visitors do, and tell others. */
function Spread({ article: { slug, title } }: { article: EditableArticle }) {
  const path = `/news/${slug}`;
  return (
    <>
      <ButtonLink variant="secondary" to={path}>
        Ansehen
      </ButtonLink>
      {hasShareSheet() ? (
        <Button variant="secondary" onClick={() => shareLink(title, path)}>
          Teilen
        </Button>
      ) : (
        <ButtonAnchor variant="secondary" href={whatsAppLink(title, path)} target="_blank" rel="noreferrer">
          In WhatsApp teilen
        </ButtonAnchor>
      )}
    </>
  );
}

async function takeBack(undo: () => Promise<boolean>): Promise<void> {
  if (await undo()) showToast({ title: 'Rückgängig gemacht.' });
  else showNotUndone('Nicht rückgängig gemacht', 'Der Artikel ist unverändert.', () => takeBack(undo));
}

/** The button that goes on where the text is not saved by itself. */
function labelOfWaiting({ waitsFor }: ArticleDraft, status: ArticleStatus): string | undefined {
  if (waitsFor === 'decision') return 'Vergleichen';
  return waitsFor === 'restored' && status !== 'published' ? 'Jetzt speichern' : undefined;
}

function stateText({ isSaving, failure, isDirty, waitsFor, article }: ArticleDraft, publishes: boolean): string {
  if (isSaving) return 'Wird gespeichert …';
  if (waitsFor === 'decision' && isDirty)
    return 'Noch nicht gespeichert: Jemand anderes hat inzwischen gespeichert. Dein Text ist noch da.';
  if (failure && isDirty) return `Noch nicht gespeichert: ${failure} Der Text bleibt in diesem Browser erhalten.`;
  if (failure) return `Das hat nicht geklappt: ${failure} Der Text ist gespeichert.`;
  if (!isDirty && article?.status === 'scheduled')
    return `Erscheint ${formatDateTime(article.publishAt)}. Alles gespeichert.`;
  if (!isDirty && article?.handedIn)
    return publishes
      ? 'Alles gespeichert. Von Trainern fertig gemeldet.'
      : 'Alles gespeichert. Die Redaktion sieht es unter „Zu erledigen“.';
  if (!isDirty) return article ? 'Alles gespeichert.' : 'Wird beim Schreiben von selbst gespeichert.';
  return article?.status === 'published'
    ? 'Änderungen sind noch nicht veröffentlicht.'
    : waitsFor === 'restored'
      ? 'Noch nicht gespeichert.'
      : 'Änderungen werden gleich gespeichert.';
}

/**
 * A card beside the article; on narrow screens its main actions stick to the lower edge, the rest follows the article.
 */
const Panel = styled.section`
  display: contents;
  @media (min-width: 1280px) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-6));
    display: grid;
    gap: var(--space-3);
    align-self: start;
    padding: var(--space-5);
    ${raised}
  }
`;

const Lead = styled.div`
  > :is(a, button) {
    padding-inline: var(--space-4);
  }
  position: sticky;
  z-index: 2;
  bottom: calc(var(--admin-bar) + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-2);
  background: var(--color-page);
  /* On a phone held sideways the text needs the room. */
  @media (max-height: 479px) {
    position: static;
  }
  @media (min-width: 1280px) {
    position: static;
    display: grid;
    margin: 0;
    padding: 0;
    background: none;
  }
`;

const More = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  overflow-wrap: anywhere; /* The article's address has no other place to break. */
`;

const State = styled.div`
  &:focus {
    outline: none;
  }
  display: grid;
  flex: 1 1 0;
  gap: var(--space-1);
  strong {
    font: var(--weight-display) var(--text-lg) / 1.1 var(--font-display);
  }
  output {
    color: var(--color-muted);
    font-size: var(--text-sm);
    line-height: 1.3;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 700;
  }
`;

const Plan = styled.div`
  display: grid;
  gap: var(--space-2);
  font-weight: 650;
`;
