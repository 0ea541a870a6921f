import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from './Container.tsx';
import { HeaderBand } from './HeaderBand.tsx';
import { PitchLines } from './PitchLines.tsx';

/** Keeps the line of a lead that has not arrived yet. */
export const PENDING_LEAD = '\u00a0';

type PageHeaderProps = { title: string; lead?: string; children?: ReactNode };

/** The head of a page: near-black band with pitch lines and the diagonal cut; carries the page's h1. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <Band>
      <PitchLines />
      <Container>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Container>
    </Band>
  );
}

const Band = styled(HeaderBand)`
  padding-block: calc(var(--header-overhang) + clamp(36px, 4vw, 56px)) clamp(40px, 6vw, 84px);
  @media print {
    padding-block: 0 var(--space-4);
  }
`;

const Title = styled.h1`
  font-size: clamp(1.75rem, 10vw, var(--text-3xl));
`;

const Lead = styled.p`
  max-width: 27.8em;
  margin-top: var(--space-3);
  color: var(--color-on-frame-muted);
  font-size: var(--text-lg);
  line-height: 1.45;
`;
