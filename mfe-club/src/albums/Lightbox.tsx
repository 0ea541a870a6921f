import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { AlbumPicture } from '@portal/api/contract';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, ModalDialog, Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { CarouselRow, CarouselViewport } from '../carousel/CarouselRow.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';

type LightboxProps = {
  title: string;
  pictures: readonly AlbumPicture[];
  /** Index of the picture it opens with. */
  first: number;
  onSelect: (index: number) => void;
  onClose: () => void;
};

/** An album's pictures at full size, one at a time: arrow keys, Home, End, swiping and buttons move, Escape closes. */
export function Lightbox({ title, pictures, first, onSelect, onClose }: LightboxProps) {
  const [options] = useState({ startIndex: first });
  const closeButton = useRef<HTMLButtonElement>(null);
  const { viewportRef, isReady, selected, previous, next } = useCarousel(options);
  useEffect(() => {
    if (selected !== first) onSelect(selected);
  }, [selected, first, onSelect]);

  const last = pictures.length - 1;
  // Until the carousel runs, its moves wait, and from where they would lead to an end nobody knows.
  const ways: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ...(isReady && { Home: -selected, End: last - selected }),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    for (let step = 0; step < Math.abs(way); step += 1) (way < 0 ? previous : next)();
  };
  const isNear = (index: number) => Math.min(Math.abs(index - selected), last + 1 - Math.abs(index - selected)) <= 1;
  return (
    <Dialog
      aria-label={`Album ${title}`}
      findFocus={() => closeButton.current}
      onKeyDown={handleKeyDown}
      onClose={onClose}
    >
      {/* Until the carousel runs it is a row that scrolls, by keyboard, too. */}
      <CarouselViewport ref={viewportRef} $isReady={isReady}>
        <CarouselRow>
          {pictures.map((picture, index) => (
            <Place key={picture.url} inert={index !== selected}>
              {isNear(index) && <LargePicture picture={picture} />}
            </Place>
          ))}
        </CarouselRow>
      </CarouselViewport>
      <Bar>
        <Count aria-live="polite">
          {selected + 1} / {pictures.length}
        </Count>
        <Control type="button" aria-label="Vorheriges Bild" onClick={previous}>
          <ChevronLeftIcon />
        </Control>
        <Control type="button" aria-label="Nächstes Bild" onClick={next}>
          <ChevronRightIcon />
        </Control>
        <Control ref={closeButton} type="button" aria-label="Schließen" onClick={onClose}>
          <CloseIcon />
        </Control>
      </Bar>
    </Dialog>
  );
}

/** A picture as large as the window allows, with its caption and who took it. */
function LargePicture({ picture: { url, alt, caption, credit, width, height } }: { picture: AlbumPicture }) {
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

const Dialog = styled(ModalDialog)`
  --color-focus: #fff;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #0b0f14;
  color: #f6f7f8;

  &::backdrop {
    background: #0b0f14;
  }
`;

const Place = styled.li`
  width: 100%;
  height: 100dvh;
`;

const Bar = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-2);
`;

const Count = styled.span`
  min-width: 80px;
  text-align: center;
  text-shadow: 0 0 6px #0b0f14;
  font: 750 1.125rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Control = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius);
  background: rgb(11 15 20 / 0.72);
  font-size: 1.25rem;

  &:hover {
    background: #2a323c;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

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
