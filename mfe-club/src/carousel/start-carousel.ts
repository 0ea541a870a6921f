import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

export type CarouselOptions = {
  /** ms each slide is shown; without it the carousel only moves by hand. */
  delay?: number;
  /** true: stops where it is released, instead of at a slide. */
  isFree?: boolean;
  /** Slide it starts with. */
  startIndex?: number;
};

type CarouselEvents = { onSelect: (index: number) => void; onTouch: () => void };

/** A running carousel; `play` and `pause` control the automatic movement. */
export type Carousel = {
  previous: () => void;
  next: () => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
};

/** Embla's measure of how long a step takes: 20 means 0.6 s. Each frame of it occupies the main thread. */
const DURATION = 20;
/** Distance in px at which a slide jumps to its place: embla animates the rest, unseen, for as long again. */
const UNSEEN = 0.5;

/** The place of the slide whose left edge is the nearest to the row's. */
function nearestSlide({ scrollLeft, firstElementChild: row }: HTMLElement): number {
  const edges = Array.from((row?.children ?? []) as HTMLCollectionOf<HTMLElement>, ({ offsetLeft }) => offsetLeft);
  const distances = edges.map((edge) => Math.abs(edge - (edges[0] ?? 0) - scrollLeft));
  return Math.max(distances.indexOf(Math.min(...distances)), 0);
}

/** Turns a row of slides into a carousel. In a module of its own, so that no page waits for it. */
export function startCarousel(viewport: HTMLElement, options: CarouselOptions, events: CarouselEvents): Carousel {
  const { delay, isFree = false } = options;
  // Until now the row scrolled natively; from here on its container is moved, from the slide that is seen.
  const seen = viewport.scrollLeft > 0 ? nearestSlide(viewport) : undefined;
  const startIndex = seen ?? options.startIndex ?? 0;
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const autoplay = delay === undefined ? undefined : Autoplay({ delay, playOnInit: false, stopOnFocusIn: false });
  const embla: EmblaCarouselType = EmblaCarousel(
    viewport,
    { loop: true, dragFree: isFree, startIndex, align: 'start', duration: isStill ? 0 : DURATION },
    autoplay ? [autoplay] : [],
  );
  if (seen !== undefined) {
    events.onTouch();
    events.onSelect(seen);
  }
  let isPlaying = false;
  let isInSight = true;
  const apply = () => {
    // The plugin fails if it plays a single slide.
    const moves = isPlaying && isInSight && embla.scrollSnapList().length > 1;
    if (moves) autoplay?.play();
    else autoplay?.stop();
  };
  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true;
    apply();
  });
  if (autoplay) sight.observe(viewport);
  embla.on('scroll', () => {
    const { target, location, scrollBody, dragHandler } = embla.internalEngine();
    if (!dragHandler.pointerDown() && Math.abs(target.get() - location.get()) < UNSEEN) scrollBody.useDuration(0);
  });
  embla.on('select', () => events.onSelect(embla.selectedScrollSnap()));
  embla.on('pointerDown', events.onTouch);
  embla.on('reInit', () => {
    apply();
    events.onSelect(embla.selectedScrollSnap());
  });
  const setPlaying = (value: boolean) => {
    isPlaying = value;
    apply();
  };
  return {
    previous: () => embla.scrollPrev(),
    next: () => embla.scrollNext(),
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    destroy() {
      sight.disconnect();
      embla.destroy();
    },
  };
}
