import { Container, HeroSlide, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { CarouselControls } from '../carousel/CarouselControls.tsx';
import { CarouselRow, CarouselViewport } from '../carousel/CarouselRow.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import type { SlideContent } from './fallback-slides.ts';
import { SlideButton } from './SlideButton.tsx';

/** Milliseconds a slide is shown (docs/specification.md#carousels). */
const SLIDE_TIME = 5000;

const carouselOptions = { delay: SLIDE_TIME };

/** The slides as a carousel; a single one does not move. */
export function SlideShow({ slides }: { slides: readonly SlideContent[] }) {
  const club = useClub();
  const carousel = useCarousel(carouselOptions);
  const { viewportRef, isReady, selected, hoverProps, focusProps } = carousel;
  return (
    <Stage aria-roledescription="Karussell" aria-label="Aktuelles aus dem Verein" {...hoverProps}>
      <CarouselViewport ref={viewportRef} $isReady={isReady} {...focusProps}>
        <CarouselRow>
          {slides.map((slide, index) => (
            <SlidePlace
              key={slide.id}
              aria-roledescription="Folie"
              aria-label={`${index + 1} von ${slides.length}`}
              inert={isReady && index !== selected % slides.length}
            >
              <HeroSlide slide={slide} isFirst={index === 0}>
                <SlideButton text={slide.buttonText} action={slide.buttonAction} />
              </HeroSlide>
            </SlidePlace>
          ))}
        </CarouselRow>
      </CarouselViewport>
      <Club>
        <Container>
          <h1>{club.name}</h1>
        </Container>
      </Club>
      {slides.length > 1 && (
        <Controls>
          <CarouselControls carousel={carousel} count={slides.length} />
        </Controls>
      )}
    </Stage>
  );
}

const Stage = styled.section`
  --color-focus: #fff;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background: var(--color-frame);
  color: var(--color-on-frame);
`;

const SlidePlace = styled.li`
  display: grid;
  width: 100%;
`;

const Club = styled.div`
  position: absolute;
  top: calc(var(--header-overhang) + var(--space-4));
  left: 0;
  right: 0;
  pointer-events: none;

  /* A text twice as large has no room for it on a phone's slides: then it stands above them. */
  @media (max-width: 18em) {
    position: static;
    order: -1;
    padding-top: calc(var(--header-overhang) + var(--space-4));
  }

  h1 {
    width: fit-content;
    max-width: 100%;
    padding: 6px var(--space-5) 5px var(--space-3);
    background: rgb(11 15 20 / 0.72);
    clip-path: polygon(0 0, 100% 0, calc(100% - 11px) 100%, 0 100%);
    font: 700 1.125rem/1.2 var(--font-display);
    letter-spacing: 0.04em;
  }
`;

const Controls = styled(Container)`
  position: absolute;
  right: 0;
  bottom: var(--space-4);
  left: 0;
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;
