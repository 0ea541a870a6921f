import { Badge } from '@portal/shared-ui';
import { clubPalette } from '@portal/shared-ui/club-palette';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A badge of any colour, with the text that can be read on it. */
export function InkedBadge({ color, children }: { color: string; children: ReactNode }) {
  return (
    <Inked style={{ ['--badge' as string]: color, ['--ink' as string]: clubPalette({ color }).on }}>
      <Badge>{children}</Badge>
    </Inked>
  );
}

const Inked = styled.span`
  > span {
    background: var(--badge);
    color: var(--ink);
  }
`;
