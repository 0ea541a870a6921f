import { styled } from 'styled-components';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { mediaKind } from '../../kit/picture/media-kind.ts';
import { MediaForm } from './MediaForm.tsx';
import { MediaSide } from './MediaSide.tsx';

/** `/admin/medien/:id`: one picture of the library. */
export function MediaScreen() {
  return (
    <EditScreen kind={mediaKind} title={() => 'Bild bearbeiten'}>
      {(item, deleteButton) =>
        item && (
          <Columns>
            <MediaSide item={item} deleteButton={deleteButton} />
            <MediaForm item={item} />
          </Columns>
        )
      }
    </EditScreen>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
