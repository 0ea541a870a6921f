import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const PRESSABLE = 'a[href], button, input, select, textarea, summary';

/** More than this share of something hidden is in the way; of a card or a banner there is enough left to press. */
const MOST_HIDDEN = 0.1;

/** ms without another move, after which it is looked: while a page is scrolled nobody presses anything. */
const REST = 150;

/**
 * Whether something that can be pressed lies under an element that is fixed in the window. Looked for when the page rests after it was
 * scrolled, pressed or has changed its size, never while React renders.
 */
export function useIsOverControl(element: HTMLElement | null): boolean {
  const [isOver, setIsOver] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleMove = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsOver(liesOverControl(element)), REST);
    };
    const growth = new ResizeObserver(handleMove);
    growth.observe(document.body);
    const moves = ['scroll', 'resize', 'click'] as const;
    for (const move of moves) window.addEventListener(move, handleMove, { passive: true });
    handleMove();
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      for (const move of moves) window.removeEventListener(move, handleMove);
    };
  }, [element, key]);
  return isOver;
}

function liesOverControl(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  // Nine places, closer to each other than the smallest thing that may be pressed is wide (WCAG 2.5.8).
  const steps = [0.02, 0.5, 0.98];
  const found = steps.flatMap((across) =>
    steps.flatMap((down) => document.elementsFromPoint(box.left + across * box.width, box.top + down * box.height)),
  );
  const controls = new Set(found.map((each) => each.closest(PRESSABLE)));
  controls.delete(element);
  return [...controls].some((control) => control !== null && hiddenShare(control, box) > MOST_HIDDEN);
}

function hiddenShare(control: Element, box: DOMRect): number {
  const own = control.getBoundingClientRect();
  const width = Math.min(own.right, box.right) - Math.max(own.left, box.left);
  const height = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
  return (Math.max(0, width) * Math.max(0, height)) / (own.width * own.height);
}
