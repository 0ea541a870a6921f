import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Upload } from '@portal/api/contract';
import { Button, Picture, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ChildrenQuestion } from '../children/ChildrenQuestion.tsx';
import { passesFocus } from '../passes-focus.ts';
import type { UploadEntry } from './upload-entries.ts';
import { counted } from '../counted.ts';

type UploadListProps = {
  entries: readonly UploadEntry[];
  /** Draws the field for the alternative text: with it, stored pictures stay on the list. */
  describe?: (picture: Upload) => ReactNode;
  /** False for logos and the like, which show nobody. */
  showsPeople?: boolean;
  /** Takes the focus once the question about children is answered. */
  onAnswered?: () => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

/**
 * Uploads in progress, each with its share, and actions for failed ones; then the question about children, once for
 * all.
 */
export function UploadList({ showsPeople = true, onAnswered, ...list }: UploadListProps) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const isOpen = ({ picture }: UploadEntry) =>
    picture?.children !== undefined &&
    picture.children !== 'none' &&
    picture.children !== 'consent' &&
    !answered.has(picture.id);
  const open = showsPeople && list.entries.every(isOver) ? list.entries.filter(isOpen) : [];
  const ids = [...new Set(open.flatMap(({ picture }) => picture?.id ?? []))];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (answered.size > 0) (onAnswered ?? (() => place.current?.focus()))();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer, whoever listens
  }, [answered]);
  return (
    <>
      <Progress {...list} />
      {(ids.length > 0 || answered.size > 0) && (
        <Question ref={place} tabIndex={-1}>
          {ids.length > 0 ? (
            <ChildrenQuestion
              key={ids.join()}
              ids={ids}
              onAnswered={() => setAnswered((before) => new Set([...before, ...ids]))}
            />
          ) : (
            <p>Kinder auf {answered.size === 1 ? 'dem Bild' : 'den Bildern'}: beantwortet.</p>
          )}
        </Question>
      )}
    </>
  );
}

function Progress({ entries, describe, onRetry, onRemove }: Omit<UploadListProps, 'showsPeople' | 'onAnswered'>) {
  const shown = entries.filter(({ state }) => describe || state !== 'stored');
  // A single picture that is stored shows up in its place.
  if (shown.length === 0 && entries.length < 2) return null;
  const done = entries.filter(({ state }) => state === 'stored').length;
  const failed = entries.filter(isOver).length - done;
  return (
    <section aria-label="Hochladen">
      <Summary>
        {done} von {counted(entries.length, 'Bild', 'Bildern')} hochgeladen
        {failed > 0 && `, ${failed} nicht`}
      </Summary>
      <List>
        {shown.map((entry) => (
          <Item key={entry.id}>
            <Preview>
              {entry.picture && (
                <Picture src={entry.picture.url} alt="" width={64} height={48} color={entry.picture.color} />
              )}
            </Preview>
            <Text>
              <Name>{entry.name || 'Bild'}</Name>
              <EntryState entry={entry} />
            </Text>
            {entry.picture?.alt === '' && describe?.(entry.picture)}
            {entry.state === 'failed' && (
              <Button variant="secondary" onClick={passesFocus(() => onRetry(entry.id))}>
                Noch einmal<VisuallyHidden> {entry.name} hochladen</VisuallyHidden>
              </Button>
            )}
            {entry.state !== 'stored' && (
              <Button variant="quiet" onClick={passesFocus(() => onRemove(entry.id))}>
                {isOver(entry) ? 'Entfernen' : 'Abbrechen'}
                <VisuallyHidden> ({entry.name})</VisuallyHidden>
              </Button>
            )}
          </Item>
        ))}
      </List>
    </section>
  );
}

const isOver = ({ state }: UploadEntry) => state !== 'waiting' && state !== 'sending';

function EntryState({ entry: { name, state, progress, failure } }: { entry: UploadEntry }) {
  if (state === 'failed' || state === 'refused') return <Failure>{failure}</Failure>;
  if (state === 'stored') return <span>Fertig</span>;
  if (state === 'waiting') return <span>Wartet …</span>;
  const percent = Math.round(progress * 100);
  return (
    <>
      <Bar max={100} value={percent} aria-label={`${name} wird hochgeladen`} />
      <span>{percent < 100 ? `${percent} %` : 'Wird gespeichert …'}</span>
    </>
  );
}

const Question = styled.div`
  &:focus {
    outline: none;
  }
  padding: var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
`;

const Summary = styled.output`
  display: block;
  font-weight: 600;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

const Preview = styled.div`
  flex: none;
  width: 64px;
  height: 48px;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--color-sunken);
  img {
    height: 100%;
  }
`;

const Text = styled.div`
  flex: 1 1 10rem;
  display: grid;
  min-width: 0;
  font-size: var(--text-sm);
`;

const Name = styled.span`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Bar = styled.progress`
  width: 100%;
  accent-color: var(--color-brand-mark);
`;

const Failure = styled.span`
  color: var(--color-danger);
`;
