import { useState } from 'react';
import type { MediaItem, MediaPage, Picture } from '@portal/api/contract';
import { EmptyState, ErrorArea, Skeleton, TextInput, useResource, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Dialog } from '../dialog/Dialog.tsx';
import { Pager } from '../list/Pager.tsx';
import { mediaKind } from './media-kind.ts';
import { MediaTile, nameOf, Tiles } from './MediaTile.tsx';

type MediaPickerProps = { onPick: (picture: Picture) => void; onClose: () => void };

const PER_PAGE = '24';

/** Chooses a picture that is there already. */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const parameters = new URLSearchParams({ limit: PER_PAGE, page: String(page), ...(search && { search }) });
  const { data, error, reload } = useResource<MediaPage>(`${mediaKind.list}?${parameters}`, {
    keepPrevious: true,
    freshTime: 0,
  });
  const handleSearch = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return (
    <Dialog title="Aus der Mediathek wählen" look="wide" onClose={onClose}>
      <Search>
        <VisuallyHidden>Name, Beschreibung, Urheber</VisuallyHidden>
        <TextInput
          type="search"
          placeholder="Name, Beschreibung, Urheber"
          maxLength={200}
          value={search}
          onChange={(event) => handleSearch(event.target.value)}
        />
      </Search>
      {!data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="cards" />)}
      {data?.items.length === 0 && (
        <EmptyState
          {...(search
            ? { title: 'Nichts gefunden', text: 'Unter diesem Wort gibt es kein Bild in der Mediathek.' }
            : { title: 'Noch keine Bilder', text: 'Was du hochlädst, liegt danach in der Mediathek.' })}
          level={3}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <Tiles aria-label="Bilder">
            {data.items.map((item) => (
              <li key={item.id}>
                <Choice item={item} onPick={onPick} />
              </li>
            ))}
          </Tiles>
          <Pager {...data} onTurn={setPage} />
        </>
      )}
    </Dialog>
  );
}

function Choice({ item, onPick }: { item: MediaItem; onPick: (picture: Picture) => void }) {
  return (
    <MediaTile item={item}>
      <button type="button" data-cover="" onClick={() => onPick(item)}>
        {nameOf(item)} <VisuallyHidden>wählen</VisuallyHidden>
      </button>
    </MediaTile>
  );
}

const Search = styled.label`
  display: block;
  margin-bottom: var(--space-4);
`;
