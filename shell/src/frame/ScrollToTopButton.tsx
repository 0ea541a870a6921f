import { ArrowUpIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { focusMainArea } from './focus-main-area.ts';
import { floatingLook } from './floating-look.ts';
import { useScrolledBeyond } from './use-scrolled-beyond.ts';

/** px of scrolling after which the button appears (docs/specification.md#scroll). */
const THRESHOLD = 300;

/** Brings the reader back to the top; appears after 300 px. */
export function ScrollToTopButton() {
  const isVisible = useScrolledBeyond(THRESHOLD);
  const handleClick = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    focusMainArea();
  };
  return (
    <Floating type="button" aria-label="Nach oben" hidden={!isVisible} data-noprint="" onClick={handleClick}>
      <ArrowUpIcon />
    </Floating>
  );
}

const Floating = styled.button`
  ${floatingLook}
  right: max(var(--space-4), env(safe-area-inset-right));
  bottom: max(var(--space-4), env(safe-area-inset-bottom));
`;
