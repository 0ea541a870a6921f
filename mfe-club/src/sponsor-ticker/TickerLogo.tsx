import { memo } from 'react';
import type { Sponsor } from '@portal/api/contract';
import { styled } from 'styled-components';
import { NewTabLink } from '../link/NewTabLink.tsx';
import { SponsorLogo } from '../sponsors/SponsorLogo.tsx';

type TickerLogoProps = {
  sponsor: Sponsor;
  /** Whether the Tab key passes over its link: that of a repetition, or one that arrow keys lead to. */
  isPassed: boolean;
};

/**
 * A logo of the ticker on a white tile, linked to the sponsor's website. Most of them stay the same when the row starts
 * to move, and are not rendered again.
 */
export const TickerLogo = memo(function TickerLogo({ sponsor, isPassed }: TickerLogoProps) {
  const logo = <SponsorLogo sponsor={sponsor} height={60} widest={152} />;
  return (
    <Tile>
      {sponsor.websiteUrl ? (
        <NewTabLink href={sponsor.websiteUrl} sponsored {...(isPassed && { tabIndex: -1 })}>
          {logo}
        </NewTabLink>
      ) : (
        logo
      )}
    </Tile>
  );
});

const Tile = styled.div`
  --color-focus: #14191f;
  display: grid;
  align-items: center;
  width: 176px;
  height: 72px;
  margin-right: var(--space-3);
  padding: 6px var(--space-3);
  border-radius: var(--radius);
  background: #fff;
  color: #14191f;

  > a {
    display: grid;
    align-items: center;
    height: 60px;
    color: inherit;
    text-decoration: none;
  }

  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 1.125rem;
    hyphens: none;
  }

  p {
    padding: 0;
    font-size: var(--text-xs);
    line-height: 1.2;
  }
`;
