import { ButtonLink, EmptyState, Skeleton, useClub, VisuallyHidden } from '@portal/shared-ui';
import { useSlides } from '../club-api.ts';
import { fallbackSlides, type SlideContent } from './fallback-slides.ts';
import { SlideShow } from './SlideShow.tsx';

/** The home page's opening (docs/specification.md#hero-slider); carries the page's h1, the club's name. */
export function HeroSlider() {
  const club = useClub();
  const { data, error } = useSlides();

  if (!data && !error) {
    return (
      <>
        <VisuallyHidden as="h1">{club.name}</VisuallyHidden>
        <Skeleton shape="hero" />
      </>
    );
  }
  const given: readonly SlideContent[] = data && data.length > 0 ? data : fallbackSlides(club);
  const slides = given.filter(({ active }) => active);
  if (slides.length === 0) {
    return (
      <EmptyState title="Keine Slides verfügbar">
        <VisuallyHidden as="h1">{club.name}</VisuallyHidden>
        <ButtonLink to="/news">Zu den Neuigkeiten</ButtonLink>
        <ButtonLink to="/spielplan" variant="secondary">
          Zum Spielplan
        </ButtonLink>
      </EmptyState>
    );
  }
  return <SlideShow slides={slides} />;
}
