import type { Banner } from '@portal/api/contract';
import { styled } from 'styled-components';
import { CarouselControls } from '../carousel/CarouselControls.tsx';
import { CarouselRow, CarouselViewport } from '../carousel/CarouselRow.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { useBanners } from '../club-api.ts';
import { BannerLink } from './BannerLink.tsx';

/** Milliseconds a banner is shown, as long as a slide of the hero. */
const BANNER_TIME = 5000;

const carouselOptions = { delay: BANNER_TIME };

/** The large banners of the home page, one at a time; nothing while there are none. */
export function BannerCarousel() {
  const banners = useBanners('carousel');

  return banners.length > 0 ? <Banners banners={banners} /> : null;
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const carousel = useCarousel(carouselOptions);
  const { viewportRef, isReady, selected, hoverProps, focusProps } = carousel;
  return (
    <Frame aria-roledescription="Karussell" aria-label="Werbung unserer Partner" {...hoverProps}>
      <Window ref={viewportRef} $isReady={isReady} {...focusProps}>
        <CarouselRow>
          {banners.map((banner, index) => (
            <Place key={banner.id} inert={isReady && index !== selected % banners.length}>
              <BannerLink banner={banner} sizes="(min-width: 1320px) 1240px, calc(100vw - 32px)" aspectRatio="4 / 1" />
            </Place>
          ))}
        </CarouselRow>
      </Window>
      {banners.length > 1 && <Controls carousel={carousel} count={banners.length} />}
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
`;

const Window = styled(CarouselViewport)`
  border-radius: var(--radius);
  background: var(--color-sunken);
`;

const Place = styled.li`
  width: 100%;
`;

/* Below the picture, where it hides nothing of the paid banner. */
const Controls = styled(CarouselControls)`
  justify-content: flex-end;
  padding-top: var(--space-2);
`;
