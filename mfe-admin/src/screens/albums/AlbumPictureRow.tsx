import { Button, Picture, TextInput, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';

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
export function AlbumPictureRow({ url, caption, name, isCover, onCaption, onCover, onRemove }: AlbumPictureRowProps) {
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
