import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import type { Carousel, CarouselOptions } from './start-carousel.ts';

/**
 * A row of slides that becomes a carousel once the page is there; before that, and without JavaScript, it scrolls by
 * itself. It moves by itself until somebody touches it, presses a button or prefers reduced motion; it waits while the
 * mouse or the focus is on its slides. `options` must stay the same object.
 */
export function useCarousel(options: CarouselOptions) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const earlyMoves = useRef<('previous' | 'next')[]>([]);
  const [isReady, setReady] = useState(false);
  const [selected, setSelected] = useState(options.startIndex ?? 0);
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  // Cleaned up with the page: later it would measure itself once more, before the page that follows is painted.
  useLayoutEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return undefined;
    let isGone = false;
    const start = async () => {
      const { startCarousel } = await import('./start-carousel.ts');
      if (isGone) return;
      carousel.current = startCarousel(viewport, options, {
        onSelect: setSelected,
        onTouch: () => setStopped(true),
      });
      // A mouse that rests there since before hydration enters nothing any more.
      if (viewport.matches(':hover') && matchMedia('(hover: hover)').matches) setHovered(true);
      for (const direction of earlyMoves.current.splice(0)) carousel.current[direction]();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
      setReady(true);
    };
    // If the module fails to load, the row goes on scrolling natively.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      carousel.current?.destroy();
      carousel.current = undefined;
    };
  }, [options]);

  useEffect(() => {
    if (!isReady) return;
    if (isStopped || isHovered || isFocused) carousel.current?.pause();
    else carousel.current?.play();
  }, [isReady, isStopped, isHovered, isFocused]);

  const move = (direction: 'previous' | 'next') => () => {
    setStopped(true);
    if (carousel.current) carousel.current[direction]();
    else earlyMoves.current.push(direction);
  };
  return {
    viewportRef,
    isReady,
    selected,
    isStopped,
    previous: move('previous'),
    next: move('next'),
    togglePlay: () => setStopped(!isStopped),
    /** The props of the element around slides and buttons. */
    hoverProps: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(false),
    },
    /** The props of the element around the slides alone. */
    focusProps: {
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
