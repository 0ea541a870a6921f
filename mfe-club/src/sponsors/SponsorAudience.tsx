import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { countSponsors } from './count-sponsors.ts';

/**
 * Counts how often the sponsors within are seen and followed; `shown` changes when others are shown. Has no box of its
 * own.
 */
export function SponsorAudience({ shown, children }: { shown: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current ? countSponsors(area.current) : undefined), [shown]);
  return <Area ref={area}>{children}</Area>;
}

const Area = styled.div`
  display: contents;
`;
