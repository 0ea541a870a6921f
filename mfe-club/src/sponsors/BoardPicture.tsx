import type { ClubFacts } from '@portal/api/contract';
import { Picture, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** Shown until an administrator chooses a picture of the club's own pitch; no club's name is on it. */
const EXAMPLE: NonNullable<ClubFacts['advertisingImage']> = {
  url: '/assets/pictures/advertising-boards.webp',
  alt: 'Werbebanden am Spielfeldrand, dahinter Zuschauer am Geländer',
  width: 1200,
  height: 750,
  color: '#888857',
  credit: null,
};

/** What a board at the pitch looks like, and who took the picture. */
export function BoardPicture() {
  const { advertisingImage } = useClub();
  const { url, alt, width, height, color, credit } = advertisingImage ?? EXAMPLE;
  const source = advertisingImage ? credit && `Foto: ${credit}` : 'Beispielbild: Vereinsportal';
  return (
    <Figure>
      <Picture
        src={url}
        alt={alt}
        width={width}
        height={height}
        color={color}
        sizes="(min-width: 1280px) 592px, (min-width: 900px) 47vw, 94vw"
      />
      <figcaption>So steht Ihre Bande am Spielfeldrand. {source && <small>{source}</small>}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  img {
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }

  figcaption {
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  small {
    font-size: inherit;
    white-space: nowrap;
  }
`;
