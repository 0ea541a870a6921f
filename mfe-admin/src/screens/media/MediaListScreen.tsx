import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MediaItem } from '@portal/api/contract';
import { Button, EmptyState, ErrorArea, Skeleton, useRefreshResources, showToast } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { BinViews } from '../../kit/list/BinViews.tsx';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { EMPTY_BIN } from '../../kit/list/empty-bin.ts';
import { ListTools } from '../../kit/list/ListTools.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { UploadArea } from '../../kit/upload/UploadArea.tsx';
import { UploadList } from '../../kit/upload/UploadList.tsx';
import { useUploadQueue } from '../../kit/upload/use-upload-queue.ts';
import { AltText } from '../../kit/picture/AltText.tsx';
import { mediaKind } from '../../kit/picture/media-kind.ts';
import { askAboutPictures } from '../../kit/children/picture-answers.ts';
import { MEDIA_FILTERS, MEDIA_SORTS } from './media-filters.ts';
import { MediaTile, nameOf, Tiles } from '../../kit/picture/MediaTile.tsx';
import { Stack } from '../../kit/layout.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { counted } from '../../kit/counted.ts';

/** The media library: every picture of the portal, and the place to upload many. */
export function MediaListScreen() {
  return (
    <AdminFrame lead="Alle Bilder der Website. Drehung und Ortsangaben werden beim Hochladen bereinigt und entfernt. Gelöschtes liegt 30 Tage im Papierkorb.">
      <Library />
    </AdminFrame>
  );
}

function Library() {
  const { data, error, query, reload } = useAdminList<MediaItem>(mediaKind.list);
  const refresh = useRefreshResources();
  const handleStored = useCallback(() => void refresh(mediaKind.list), [refresh]);
  const uploads = useUploadQueue(handleStored);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const items = data?.items ?? [];
  const chosenHere = items.filter(({ id }) => chosen.has(id));
  const isBin = query.value('deleted') === 'true';
  const { remove, restore } = useMediaRemoval();

  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  return (
    <Stack $gap={5}>
      <UploadArea onFiles={uploads.add} />
      <UploadList
        entries={uploads.entries}
        describe={({ url }) => <AltText url={url} initial="" />}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      <div>
        <BinViews list={mediaKind.list} to="/admin/medien" label="Bilder" isBin={isBin} />
        <ListTools
          query={query}
          searchLabel="Name, Beschreibung, Urheber"
          filters={MEDIA_FILTERS}
          sorts={MEDIA_SORTS}
        />
        {!data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="cards" />)}
        {data && items.length === 0 && <Nothing isFiltered={query.isFiltered} isBin={isBin} onClear={query.clear} />}
        {data && items.length > 0 && (
          <>
            {['answer', 'shown'].includes(query.value('missing')) && chosenHere.length < items.length && (
              <Button variant="secondary" onClick={passesFocus(() => setChosen(new Set(items.map(({ id }) => id))))}>
                {items.length === 1 ? 'Das Bild auswählen' : `Alle ${items.length} Bilder dieser Seite auswählen`}
              </Button>
            )}
            <Tiles aria-label="Bilder">
              {items.map((item) => (
                <li key={item.id}>
                  <MediaTile item={item}>
                    {isBin ? (
                      <strong>{nameOf(item)}</strong>
                    ) : (
                      <Link to={`/admin/medien/${item.id}`} data-cover="">
                        {nameOf(item)}
                      </Link>
                    )}
                    <Choose>
                      <input
                        type="checkbox"
                        checked={chosen.has(item.id)}
                        aria-label={`${nameOf(item)} auswählen`}
                        onChange={(event) => toggle(item.id, event.target.checked)}
                      />
                    </Choose>
                  </MediaTile>
                </li>
              ))}
            </Tiles>
            {chosenHere.length > 0 && (
              <BulkBar
                ids={chosenHere.map(({ id }) => id)}
                actions={
                  isBin
                    ? [{ label: 'Wiederherstellen', run: () => restore(chosenHere) }]
                    : [
                        {
                          label: 'Kinder zu erkennen?',
                          run: () => askAboutPictures({ pictures: chosenHere }),
                        },
                        { label: 'Löschen', run: () => remove(chosenHere) },
                      ]
                }
                onDone={() => {
                  setChosen(new Set());
                  reload();
                }}
              />
            )}
            <Pager {...data} onTurn={query.turn} />
          </>
        )}
      </div>
    </Stack>
  );
}

type NothingProps = { isFiltered: boolean; isBin: boolean; onClear: () => void };

function Nothing({ isFiltered, isBin, onClear }: NothingProps) {
  if (isFiltered)
    return (
      <EmptyState title="Nichts gefunden" text="Zu dieser Suche und diesen Filtern gibt es kein Bild.">
        <Button onClick={onClear}>Alle Filter zurücksetzen</Button>
      </EmptyState>
    );
  if (isBin) return <EmptyState {...EMPTY_BIN} />;
  return (
    <EmptyState
      title="Noch keine Bilder"
      text="Lade oben die ersten hoch, auch viele auf einmal. Danach lassen sie sich überall auf der Website verwenden."
    />
  );
}

/** Deleting several pictures of the library, and restoring them. */
function useMediaRemoval() {
  const writer = useWriter(mediaKind);

  return {
    /** Keeps pictures in use, and says so. Returns false when nothing was deleted. */
    remove: async (items: readonly MediaItem[]): Promise<boolean> => {
      const unused = items.filter(({ uses }) => uses === 0);
      const kept = items.length - unused.length;
      const description = `${counted(kept, 'Bild wird', 'Bilder werden')} noch gezeigt und ${kept === 1 ? 'bleibt' : 'bleiben'}.`;
      if (unused.length === 0) {
        showToast({ title: 'Nichts gelöscht', description, variant: 'danger' });
        return false;
      }
      const names = new Map(unused.map((item) => [item.id, nameOf(item)]));
      return writer.remove(
        unused.map(({ id }) => id),
        {
          nameOf: (id) => names.get(id) ?? '',
          done: unused.length === 1 ? 'Bild gelöscht.' : `${unused.length} Bilder gelöscht.`,
          ...(kept > 0 && { description }),
        },
      );
    },

    restore: async (items: readonly MediaItem[]): Promise<void> => {
      const names = new Map(items.map((item) => [item.id, nameOf(item)]));
      await writer.restore([...names.keys()], (id) => names.get(id) ?? '');
      showToast({
        title: items.length === 1 ? 'Bild wiederhergestellt.' : `${items.length} Bilder wiederhergestellt.`,
      });
    },
  };
}

/** Above the tile's link. */
const Choose = styled.label`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 0 0 0 var(--radius);
  background: color-mix(in srgb, var(--color-surface) 80%, transparent);
  input {
    width: 22px;
    height: 22px;
    accent-color: var(--color-brand-mark);
  }
`;
