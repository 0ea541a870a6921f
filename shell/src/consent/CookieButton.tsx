import { LineIcon, useConsent, useTooltip } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { floatingLook } from '../frame/floating-look.ts';
import { useStepsAside } from './use-steps-aside.ts';
import { useScrolledBeyond } from '../frame/use-scrolled-beyond.ts';

/** px of scrolling after which the button appears (docs/specification.md#cookies-and-banner). */
const THRESHOLD = 100;

/** Opens the consent settings, bottom left; it steps aside while somebody reads on. */
export function CookieButton() {
  const isVisible = useScrolledBeyond(THRESHOLD);
  const isAside = useStepsAside();
  const tooltip = useTooltip('Cookie-Einstellungen');
  return (
    <Floating
      ref={tooltip}
      type="button"
      aria-label="Cookie-Einstellungen öffnen"
      aria-haspopup="dialog"
      hidden={!isVisible}
      $isAside={isAside}
      data-noprint=""
      onClick={() => useConsent.getState().openDialog()}
    >
      <LineIcon path="M21 12a9 9 0 1 1-9-9 4 4 0 0 0 4 5 4 4 0 0 0 5 4zM8.5 9v.01M8 14.5v.01M13 12.5v.01M14 17v.01" />
    </Floating>
  );
}

const Floating = styled.button<{ $isAside: boolean }>`
  ${floatingLook}
  left: max(var(--space-4), env(safe-area-inset-left));
  bottom: max(var(--space-4), env(safe-area-inset-bottom));
  transform: ${({ $isAside }) => ($isAside ? 'translateX(calc(-100% - 2 * var(--space-8)))' : 'none')};
  transition: transform var(--motion) var(--ease);
  &:focus-visible {
    transform: none;
  }
`;
