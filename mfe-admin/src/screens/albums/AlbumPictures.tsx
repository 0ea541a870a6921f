import { useCallback, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Picture, TextInput, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { MediaPicker } from '../../kit/picture/MediaPicker.tsx';
import { showPicture, showPictures } from '../../kit/picture/show-pictures.tsx';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { UploadArea } from '../../kit/upload/UploadArea.tsx';
import { UploadList } from '../../kit/upload/UploadList.tsx';
import { useUploadQueue } from '../../kit/upload/use-upload-queue.ts';

/** A picture as the form of an album keeps it. */
type PictureEntry = { url: string; caption: string | null };

/** The form of an album; a new one has no address yet. */
export type AlbumValues = {
  title: string;
  date: string;
  slug?: string;
  description: string;
  /** null: the first picture. */
  coverUrl: string | null;
  pictures: PictureEntry[];
  published: boolean;
};

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

type AlbumPictureRowProps = {
  url: string;
  caption: string;
  /** „Bild 3". */
  name: string;
  isCover: boolean;
  onCaption: (text: string) => void;
  onCover: () => void;
  onRemove: () => void;
};

/** One picture in the form of an album. */
function AlbumPictureRow({ url, caption, name, isCover, onCaption, onCover, onRemove }: AlbumPictureRowProps) {
  return (
    <Row>
      <Thumbnail>
        <Picture src={url} alt="" width={120} height={90} aspectRatio="4 / 3" />
        {isCover && <span>Titelbild</span>}
      </Thumbnail>
      <div>
        <TextInput
          value={caption}
          maxLength={300}
          placeholder="Bildunterschrift (freiwillig)"
          aria-label={`Bildunterschrift zu ${name}`}
          onChange={(event) => onCaption(event.target.value)}
        />
        <Actions>
          {!isCover && (
            <Button variant="quiet" onClick={onCover}>
              Als Titelbild<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            Entfernen<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </Actions>
      </div>
    </Row>
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

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  @media (min-width: 560px) {
    grid-template-columns: 120px minmax(0, 1fr);
  }
`;

const Thumbnail = styled.div`
  position: relative;
  overflow: hidden;
  max-width: 120px;
  border-radius: var(--radius);
  span {
    position: absolute;
    inset: auto 0 0;
    padding: 2px var(--space-2);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-size: var(--text-xs);
    font-weight: 700;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
