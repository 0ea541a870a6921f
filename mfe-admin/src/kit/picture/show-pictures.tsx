import type { ReactNode } from 'react';
import { Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { counted } from '../counted.ts';

/** A picture's address as the picture itself, to compare two versions of a form; null for none. */
export function showPicture(url: unknown): ReactNode {
  return typeof url === 'string' && url !== '' ? <Thumbnail url={url} /> : null;
}

/** A list of pictures with their captions, in order; null for none. */
export function showPictures(pictures: unknown): ReactNode {
  const entries = pictures as readonly { url: string; caption: string | null }[];
  if (entries.length === 0) return null;
  return (
    <>
      {counted(entries.length, 'Bild', 'Bilder')}
      <List>
        {entries.map(({ url, caption }) => (
          <li key={url}>
            <Thumbnail url={url} />
            {caption}
          </li>
        ))}
      </List>
    </>
  );
}

function Thumbnail({ url }: { url: string }) {
  return (
    <Frame>
      <Picture src={url} alt="" width={96} height={72} aspectRatio="4 / 3" />
    </Frame>
  );
}

const Frame = styled.span`
  display: block;
  flex: none;
  width: 96px;
  overflow: hidden;
  border-radius: var(--radius);
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  white-space: normal;
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`;
