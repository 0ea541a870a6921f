import type { ReactNode } from 'react';
import { VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';

type MapLinkProps = {
  href: string;
  /** What the link shows, for screen reader users who hear the link alone. */
  heard?: string;
  children: ReactNode;
};

/** A map of another site: only a link, no request goes there before somebody follows it. */
export function MapLink({ href, heard = '', children }: MapLinkProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{heard} (öffnet in neuem Tab)</VisuallyHidden>
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--touch);
  font-weight: 600;
`;
