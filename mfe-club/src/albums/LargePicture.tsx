import type { AlbumPicture } from '@portal/api/contract';
import { Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** A picture as large as the window allows, with its caption and who took it. */
export function LargePicture({ picture: { url, alt, caption, credit, width, height } }: { picture: AlbumPicture }) {
  return (
    <Figure>
      <Whole src={url} alt={alt} width={width} height={height} objectFit="contain" sizes="100vw" loading="eager" />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <small>Foto: {credit}</small>}
        </figcaption>
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  padding-top: 64px;

  figcaption {
    padding: var(--space-3) var(--space-4) var(--space-5);
    text-align: center;
    line-height: 1.4;
  }
`;

const Whole = styled(Picture)`
  height: 100%;
  min-height: 0;
  background: none;
`;
