import { useSyncExternalStore } from 'react';
import { ArrowUpIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** px of scrolling after which the button appears (specification, section 9 "Scroll"). */
const THRESHOLD = 300;

/** Brings the reader back to the top; appears after 300 px. */
export function ScrollToTopButton() {
  const isVisible = useSyncExternalStore(subscribeToScroll, isScrolled, () => false);
  const handleClick = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  };
  return (
    <Floating type="button" aria-label="Nach oben" hidden={!isVisible} data-noprint="" onClick={handleClick}>
      <ArrowUpIcon />
    </Floating>
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

function isScrolled() {
  return window.scrollY > THRESHOLD;
}

const Floating = styled.button`
  --color-focus: #fff;
  position: fixed;
  z-index: var(--z-floating);
  right: max(var(--space-4), env(safe-area-inset-right));
  bottom: max(var(--space-4), env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);
  box-shadow:
    0 0 0 1px var(--color-frame-line),
    var(--shadow-raised);
  &:hover {
    background: var(--color-brand);
  }
  &:focus-visible {
    outline-offset: -5px;
  }
`;
