import { useDeferredValue } from 'react';
import type { Sponsor } from '@portal/api/contract';
import { Container } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { PlayButton } from '../carousel/CarouselControls.tsx';
import { CarouselRow, CarouselViewport } from '../carousel/CarouselRow.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { useSponsors } from '../club-api.ts';
import { SponsorAudience } from '../sponsors/SponsorAudience.tsx';
import { useOneStop } from './use-one-stop.ts';
import { TickerLogo } from './TickerLogo.tsx';

/**
 * Milliseconds between two steps, and how often the row repeats the list, so that it has no end
 * (docs/specification.md#sponsor-ticker).
 */
const STEP_TIME = 3000;
const COPIES = [0, 1, 2];
/** A row of so many goes round for six minutes: what comes after them nobody would see. */
const MOST_LOGOS = 120;
/** So many are longer than a window: their copies are needed only later, so the page is sent without them. */
const LONG_ROW = 14;

const carouselOptions = { delay: STEP_TIME, isFree: true };

/** The sponsors' logos, going round; nothing while there are none, or if they fail to load. */
export function SponsorTicker() {
  const { data } = useSponsors();
  const sponsors = data?.filter(({ active, showInTicker }) => active && showInTicker) ?? [];

  if (sponsors.length === 0) return null;
  return (
    <SponsorAudience shown={sponsors.map(({ id }) => id).join()}>
      <Ticker sponsors={sponsors} />
    </SponsorAudience>
  );
}

function Ticker({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const { viewportRef, isReady, isStopped, togglePlay, hoverProps, focusProps } = useCarousel(carouselOptions);
  const { stop, handleKey, handleFocus } = useOneStop(sponsors);
  const count = useDeferredValue(COPIES.length, sponsors.length < LONG_ROW ? COPIES.length : 1);
  return (
    <Band aria-label="Unsere Sponsoren und Partner" {...hoverProps}>
      <Container>
        <Line>
          <CarouselViewport ref={viewportRef} $isReady={isReady} {...focusProps}>
            <CarouselRow onKeyDown={handleKey} onFocus={handleFocus}>
              {COPIES.slice(0, count).flatMap((copy) =>
                sponsors.slice(0, MOST_LOGOS).map((sponsor) => (
                  <li key={`${copy} ${sponsor.id}`} data-sponsor={sponsor.id} aria-hidden={copy > 0 || undefined}>
                    <TickerLogo sponsor={sponsor} isPassed={copy > 0 || (isReady && sponsor.id !== stop)} />
                  </li>
                )),
              )}
            </CarouselRow>
          </CarouselViewport>
          <PlayButton isStopped={isStopped} onClick={togglePlay} />
        </Line>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: var(--space-3);
  background: var(--color-frame-raised);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
`;
