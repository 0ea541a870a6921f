import { styled } from 'styled-components';

/** The window of a carousel. Until it runs (`$isReady`) its row scrolls sideways by itself, with arrow keys as well. */
export const CarouselViewport = styled.div.attrs<{ $isReady: boolean }>(({ $isReady }) => ({
  tabIndex: $isReady ? undefined : 0,
}))`
  /* Else what is hidden but spoken in a slide widens the document. */
  position: relative;
  overflow: ${({ $isReady }) => ($isReady ? 'hidden' : 'auto hidden')};
  scroll-snap-type: ${({ $isReady }) => ($isReady ? 'none' : 'x mandatory')};
  scrollbar-width: none;
`;

/** The row of slides in it; up and down still scrolls the page. */
export const CarouselRow = styled.ul`
  display: flex;
  touch-action: pan-y pinch-zoom;

  > * {
    flex: none;
    min-width: 0;
    scroll-snap-align: start;
  }
`;
