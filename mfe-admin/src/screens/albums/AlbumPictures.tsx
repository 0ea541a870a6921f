import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AlbumPicture } from '@portal/api/contract';
import { Button, Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Message } from '../../kit/form/Field.tsx';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { MediaPicker } from '../../kit/picture/MediaPicker.tsx';
import { showPicture, showPictures } from '../../kit/picture/show-pictures.tsx';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { UploadArea } from '../../kit/upload/UploadArea.tsx';
import { UploadList } from '../../kit/upload/UploadList.tsx';
import { useUploadQueue } from '../../kit/upload/use-upload-queue.ts';
import { AlbumPictureDialog } from './AlbumPictureDialog.tsx';

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
  handedIn: boolean;
  /** '' for none. */
  team: string;
};

/** The pictures of an album: many at once as one grid, in any order; a tap on one opens its texts. */
export function AlbumPictures({ stored }: { stored: readonly AlbumPicture[] }) {
  useFormLabel('pictures', 'Bilder', showPictures);
  useFormLabel('coverUrl', 'Vorschaubild', showPicture);
  const { getValues, setValue, getFieldState, formState } = useFormContext<AlbumValues>();
  const fault = getFieldState('pictures', formState).error?.message;
  const heading = useRef<HTMLHeadingElement>(null);
  // With hundreds of pictures the message is far from the button.
  useEffect(() => {
    if (fault) heading.current?.focus();
  }, [fault]);
  const pictures = useWatch<AlbumValues, 'pictures'>({ name: 'pictures' });
  const coverUrl = useWatch<AlbumValues, 'coverUrl'>({ name: 'coverUrl' });
  const [isPicking, setIsPicking] = useState(false);
  const [openUrl, setOpenUrl] = useState<string>();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());

  const put = useCallback((next: PictureEntry[]) => setValue('pictures', next, { shouldDirty: true }), [setValue]);
  const add = useCallback(
    ({ url, alt }: { url: string; alt: string }) => {
      setTexts((before) => new Map(before).set(url, alt));
      const before = getValues('pictures');
      if (!before.some((picture) => picture.url === url)) put([...before, { url, caption: null }]);
    },
    [getValues, put],
  );
  const uploads = useUploadQueue(add);
  const setCover = (url: string | null) => setValue('coverUrl', url, { shouldDirty: true });
  const change = (isMeant: (url: string) => boolean, caption: string | null) =>
    put(getValues('pictures').map((picture) => (isMeant(picture.url) ? { ...picture, caption } : picture)));
  const remove = (url: string) => {
    if (coverUrl === url) setCover(null);
    put(getValues('pictures').filter((picture) => picture.url !== url));
    setOpenUrl(undefined);
    // The element that opened the dialog, to which it returns the focus, is gone.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const reorder = async (urls: readonly string[]) => {
    const byUrl = new Map(getValues('pictures').map((picture) => [picture.url, picture]));
    put(urls.flatMap((url) => byUrl.get(url) ?? []));
  };
  const swap = (from: number, to: number) => {
    const urls = getValues('pictures').map(({ url }) => url);
    const [moved] = urls.splice(from, 1);
    if (moved) urls.splice(to, 0, moved);
    void reorder(urls);
  };

  const items = pictures.map((picture, index) => ({ ...picture, id: picture.url, number: index + 1 }));
  const index = pictures.findIndex(({ url }) => url === openUrl);
  const open = pictures[index];
  const isCover = (url: string) => coverUrl === url || (coverUrl === null && pictures[0]?.url === url);
  return (
    <Part aria-labelledby="album-pictures">
      <h2 ref={heading} id="album-pictures" tabIndex={-1}>
        Bilder{pictures.length > 0 && ` (${pictures.length})`}
      </h2>
      <Message role="alert">{fault}</Message>
      <UploadArea
        onFiles={uploads.add}
        hint="Zwanzig auf einmal sind kein Problem. Auch hierher ziehen oder einfügen."
      />
      <Button variant="secondary" onClick={() => setIsPicking(true)}>
        Aus der Mediathek wählen
      </Button>
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onRemove={uploads.remove} />
      {items.length > 0 && (
        <SortableList
          label="Bilder des Albums"
          items={items}
          nameOf={({ number }) => `Bild ${number}`}
          onReorder={reorder}
          look="grid"
        >
          {({ url, caption, number }) => (
            <Tile type="button" aria-haspopup="dialog" onClick={() => setOpenUrl(url)}>
              <Picture src={url} alt={`Bild ${number}`} width={240} height={180} aspectRatio="4 / 3" />
              {isCover(url) && <b>Vorschaubild</b>}
              <span>{caption ?? 'Ohne Unterschrift'}</span>
            </Tile>
          )}
        </SortableList>
      )}
      {open && (
        <AlbumPictureDialog
          key={open.url}
          {...open}
          place={index + 1}
          total={pictures.length}
          alt={texts.get(open.url) ?? stored.find(({ url }) => url === open.url)?.alt ?? ''}
          isCover={isCover(open.url)}
          onCaption={(caption) => change((url) => url === open.url, caption)}
          onCaptionForAll={() => change(() => true, open.caption)}
          onAlt={(alt) => setTexts((before) => new Map(before).set(open.url, alt))}
          onCover={() => setCover(open.url)}
          onMove={(step) => swap(index, index + step)}
          onNext={() => setOpenUrl(pictures[index + 1]?.url)}
          onRemove={() => remove(open.url)}
          onClose={() => setOpenUrl(undefined)}
        />
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

const Tile = styled.button`
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius);
  text-align: left;
  &:focus-visible {
    outline-offset: -3px;
  }
  b {
    margin-top: calc(-1 * 1.6em);
    padding: 0 var(--space-2);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-size: var(--text-xs);
    line-height: 1.6em;
    position: relative;
  }
  span:last-child {
    overflow: hidden;
    padding: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
