import { useCallback, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useFormLabel } from '../../kit/form/form-labels.ts';
import { MediaPicker } from '../../kit/picture/MediaPicker.tsx';
import { showPicture, showPictures } from '../../kit/picture/show-pictures.tsx';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { UploadArea } from '../../kit/upload/UploadArea.tsx';
import { UploadList } from '../../kit/upload/UploadList.tsx';
import { useUploadQueue } from '../../kit/upload/use-upload-queue.ts';
import { AlbumPictureRow } from './AlbumPictureRow.tsx';
import type { AlbumValues, PictureEntry } from './album-values.ts';

/** The pictures of an album: many at once, in any order, each with its caption, one of them the cover. */
export function AlbumPictures() {
  useFormLabel('pictures', 'Bilder', showPictures);
  useFormLabel('coverUrl', 'Titelbild', showPicture);
  const { getValues, setValue } = useFormContext<AlbumValues>();
  const pictures = useWatch<AlbumValues, 'pictures'>({ name: 'pictures' });
  const coverUrl = useWatch<AlbumValues, 'coverUrl'>({ name: 'coverUrl' });
  const [isPicking, setIsPicking] = useState(false);

  const put = useCallback((next: PictureEntry[]) => setValue('pictures', next, { shouldDirty: true }), [setValue]);
  const add = useCallback(
    ({ url }: { url: string }) => {
      const before = getValues('pictures');
      if (!before.some((picture) => picture.url === url)) put([...before, { url, caption: null }]);
    },
    [getValues, put],
  );
  const uploads = useUploadQueue(add);
  const setCover = (url: string | null) => setValue('coverUrl', url, { shouldDirty: true });
  const change = (url: string, caption: string) =>
    put(getValues('pictures').map((picture) => (picture.url === url ? { url, caption: caption || null } : picture)));
  const remove = (url: string) => {
    if (coverUrl === url) setCover(null);
    put(getValues('pictures').filter((picture) => picture.url !== url));
  };
  const reorder = async (urls: readonly string[]) => {
    const byUrl = new Map(getValues('pictures').map((picture) => [picture.url, picture]));
    put(urls.flatMap((url) => byUrl.get(url) ?? []));
  };

  const items = pictures.map((picture, index) => ({ ...picture, id: picture.url, number: index + 1 }));
  return (
    <Part aria-labelledby="album-pictures">
      <h2 id="album-pictures">Bilder{pictures.length > 0 && ` (${pictures.length})`}</h2>
      <UploadArea
        onFiles={uploads.add}
        hint="Zwanzig auf einmal sind kein Problem. Auch hierher ziehen oder einfügen."
      />
      <Button variant="secondary" onClick={() => setIsPicking(true)}>
        Aus der Mediathek wählen
      </Button>
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onRemove={uploads.remove} />
      {items.length > 0 && (
        // Remounted when the number of pictures changes: it remembers the places of those it knows.
        <SortableList
          key={items.length}
          label="Bilder des Albums"
          items={items}
          nameOf={({ number }) => `Bild ${number}`}
          onReorder={reorder}
          look="card"
        >
          {({ url, caption, number }) => (
            <AlbumPictureRow
              url={url}
              caption={caption ?? ''}
              name={`Bild ${number}`}
              isCover={coverUrl === url || (coverUrl === null && number === 1)}
              onCaption={(text) => change(url, text)}
              onCover={() => setCover(url)}
              onRemove={() => remove(url)}
            />
          )}
        </SortableList>
      )}
      {isPicking && (
        <MediaPicker
          onClose={() => setIsPicking(false)}
          onPick={(picture) => {
            add(picture);
            setIsPicking(false);
          }}
        />
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  > :not(button) {
    width: 100%;
  }
  h2 {
    font-size: var(--text-lg);
  }
`;
