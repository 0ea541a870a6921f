import type { ReactNode } from 'react';
import { Container } from '@portal/shared-ui';
import { sideSlots, type HomeSlot } from '@portal/shared-ui/home-slots';
import { styled } from 'styled-components';
import { findWidget } from '../routing/matching.ts';
import { useRegistry } from '../routing/part-source.ts';
import { ClubHero } from './ClubHero.tsx';

type HomeLayoutProps = { slot: (name: HomeSlot) => ReactNode };

/**
 * Places the home page's widgets. Without a live slider the club opens the page itself; an empty column takes no room.
 */
export function HomeLayout({ slot }: HomeLayoutProps) {
  const registry = useRegistry();
  const isLive = (name: HomeSlot) => findWidget(registry, name) !== undefined;
  const side = sideSlots.filter(isLive);
  return (
    <>
      {isLive('hero-slider') ? slot('hero-slider') : <ClubHero />}
      {isLive('next-match') && <Match>{slot('next-match')}</Match>}
      {slot('sponsor-ticker')}
      <Page>
        {slot('banner-carousel')}
        <Columns $hasSide={side.length > 0}>
          <div>{slot('latest-news')}</div>
          {side.length > 0 && (
            <Side>
              {side.map((name) => (
                <div key={name}>{slot(name)}</div>
              ))}
            </Side>
          )}
        </Columns>
        {slot('footer-banners')}
      </Page>
    </>
  );
}

/* A widget that shows nothing leaves no gap of its own. */
const Match = styled(Container)`
  &:not(:empty) {
    padding-block: var(--space-6);
  }
`;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-section);
  padding-block: var(--space-section);
`;

const Columns = styled.div<{ $hasSide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: ${({ $hasSide }) => ($hasSide ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)')};
  }
`;

const Side = styled.aside`
  display: grid;
  gap: var(--space-6);
  > :empty {
    display: none;
  }
`;
