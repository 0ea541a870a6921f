import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { LineIcon, useTooltip } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { floatingLook } from '../floating-look.ts';
import { useFrameKind } from '../frame-kind.ts';
import { useIsOverControl } from './use-is-over-control.ts';

/**
 * The floating link to the admin area for signed-in users, bottom right above the scroll-to-top button; it steps aside while something that
 * can be pressed lies under it.
 */
export function AdminButton() {
  const frame = useFrameKind();
  const addTooltip = useTooltip('Admin-Bereich');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isAside = useIsOverControl(element);
  const ref = useCallback(
    (shown: HTMLElement | null) => {
      setElement(shown);
      return addTooltip(shown);
    },
    [addTooltip],
  );
  if (frame === 'application') return null;
  return (
    <Floating ref={ref} to="/admin" aria-label="Admin-Bereich" $isAside={isAside} data-noprint="">
      <LineIcon path="M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zm-3 9 2 2 4-4" />
    </Floating>
  );
}

/* Aside it keeps its place for who comes by keyboard, and lets through what is pressed. */
const Floating = styled(Link)<{ $isAside: boolean }>`
  ${floatingLook}
  right: max(var(--space-4), env(safe-area-inset-right));
  bottom: calc(max(var(--space-4), env(safe-area-inset-bottom)) + 48px + var(--space-3));
  transition: opacity var(--motion) var(--ease);
  &:not(:focus-visible) {
    opacity: ${({ $isAside }) => ($isAside ? 0 : 1)};
    pointer-events: ${({ $isAside }) => ($isAside ? 'none' : 'auto')};
  }
`;
