import type { Picture as PictureData } from '@portal/api/contract';
import { Picture } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Without `imageUrl` nothing of this kind has a picture. */
type EntryNameProps = { to: string; name: string; imageUrl?: string | null; image?: PictureData | null };

/** The first column of a list: a small picture and the name, which leads to the entry. */
export function EntryName({ to, name, imageUrl, image }: EntryNameProps) {
  return (
    <Line>
      {imageUrl !== undefined && (
        <Thumb data-thumb="">
          {imageUrl && (
            <Picture
              src={imageUrl}
              alt=""
              {...(image && { width: image.width, height: image.height })}
              aspectRatio="4 / 3"
              objectFit="contain"
            />
          )}
        </Thumb>
      )}
      <Link to={to}>{name}</Link>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

/* Logos are drawn for white paper, in the dark, too. */
const Thumb = styled.span`
  flex: none;
  width: 64px;
  height: 48px;
  overflow: hidden;
  border-radius: var(--radius);
  background: #fff;
  box-shadow: inset 0 0 0 1px var(--color-line);

  &:empty {
    background: var(--color-sunken);
  }

  img {
    width: 100%;
    height: 100%;
    background: none;
  }
`;
