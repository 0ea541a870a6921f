import { useId } from 'react';
import { Button, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Buttons, Stack } from '../../kit/layout.ts';
import { AltText } from '../../kit/picture/AltText.tsx';
import { PictureChildren } from './PictureChildren.tsx';

type AlbumPictureDialogProps = {
  url: string;
  caption: string | null;
  /** Counted from 1, of `total`. */
  place: number;
  total: number;
  alt: string;
  isCover: boolean;
  onCaption: (caption: string | null) => void;
  onCaptionForAll: () => void;
  onAlt: (alt: string) => void;
  onCover: () => void;
  onMove: (step: -1 | 1) => void;
  onNext: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/**
 * A picture of an album with what is said of it; what is changed here is saved with the album, its description
 * and the answer about children at once.
 */
export function AlbumPictureDialog(props: AlbumPictureDialogProps) {
  const { url, caption, place, total, alt, isCover, onCaption, onCaptionForAll, onAlt } = props;
  const id = useId();
  return (
    <Dialog title={`Bild ${place} von ${total}`} onClose={props.onClose}>
      <Stack>
        <Shown src={url} alt={alt} />
        <Stack $gap={2}>
          <Label htmlFor={id}>Bildunterschrift</Label>
          <TextInput
            id={id}
            value={caption ?? ''}
            maxLength={300}
            placeholder="freiwillig"
            onChange={({ target }) => onCaption(target.value || null)}
          />
          {caption && total > 1 && (
            <Buttons>
              <Button variant="quiet" onClick={onCaptionForAll}>
                Für alle übernehmen
              </Button>
            </Buttons>
          )}
        </Stack>
        <AltText url={url} initial={alt} onSaved={onAlt} />
        <PictureChildren url={url} />
        <Buttons>
          <Button variant="secondary" aria-disabled={place === 1} onClick={() => place > 1 && props.onMove(-1)}>
            Nach vorn
          </Button>
          <Button variant="secondary" aria-disabled={place === total} onClick={() => place < total && props.onMove(1)}>
            Nach hinten
          </Button>
          <Button variant="quiet" aria-disabled={isCover} onClick={() => !isCover && props.onCover()}>
            Als Vorschaubild
          </Button>
          <Button variant="quiet" onClick={props.onRemove}>
            Entfernen
          </Button>
          {place < total && <Button onClick={props.onNext}>Nächstes Bild</Button>}
        </Buttons>
      </Stack>
    </Dialog>
  );
}

const Shown = styled.img`
  width: 100%;
  max-height: 40vh;
  border-radius: var(--radius);
  background: var(--color-sunken);
  object-fit: contain;
`;

const Label = styled.label`
  font-weight: 650;
`;
