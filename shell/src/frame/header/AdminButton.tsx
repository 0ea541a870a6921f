import { Link, useLocation } from 'react-router-dom';
import { LineIcon, useTooltip } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { floatingLook } from '../floating-look.ts';
import { useFrameKind } from '../frame-kind.ts';
import { useScrolledBeyond } from '../use-scrolled-beyond.ts';

/** px of scrolling after which the controls of the home page's slides are above the floating link on a phone. */
const SLIDES = 300;

/** The floating link to the admin area for signed-in users, bottom right above the scroll-to-top button. */
export function AdminButton() {
  const frame = useFrameKind();
  const tooltip = useTooltip('Admin-Bereich');
  const areSlidesGone = useScrolledBeyond(SLIDES);
  const isHome = useLocation().pathname === '/';
  if (frame === 'application') return null;
  return (
    <Floating
      ref={tooltip}
      to="/admin"
      aria-label="Admin-Bereich"
      data-noprint=""
      $isOverSlides={isHome && !areSlidesGone}
    >
      <LineIcon path="M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zm-3 9 2 2 4-4" />
    </Floating>
  );
}

const Floating = styled(Link)<{ $isOverSlides: boolean }>`
  ${floatingLook}
  right: max(var(--space-4), env(safe-area-inset-right));
  bottom: calc(max(var(--space-4), env(safe-area-inset-bottom)) + 48px + var(--space-3));
  /* On a higher phone it floats below the slides. Until they are gone the menu leads there. */
  @media (max-width: 767px) and (max-height: 719px) {
    visibility: ${({ $isOverSlides }) => ($isOverSlides ? 'hidden' : 'visible')};
  }
`;
