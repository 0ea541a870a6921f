import { Link } from 'react-router-dom';
import { LineIcon, useTooltip } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { floatingLook } from '../floating-look.ts';
import { useFrameKind } from '../frame-kind.ts';

/** The floating link to the admin area for signed-in users, bottom right above the scroll-to-top button. */
export function AdminButton() {
  const frame = useFrameKind();
  const tooltip = useTooltip('Admin-Bereich');
  if (frame === 'application') return null;
  return (
    <Floating ref={tooltip} to="/admin" aria-label="Admin-Bereich" data-noprint="">
      <LineIcon path="M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zm-3 9 2 2 4-4" />
    </Floating>
  );
}

const Floating = styled(Link)`
  ${floatingLook}
  right: max(var(--space-4), env(safe-area-inset-right));
  bottom: calc(max(var(--space-4), env(safe-area-inset-bottom)) + 48px + var(--space-3));
`;
