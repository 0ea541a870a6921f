import type { Placement } from '@portal/api/contract';
import { css, styled } from 'styled-components';
import { useBanners } from '../club-api.ts';
import { BannerLink } from './BannerLink.tsx';

/** The sponsors' banners in the home page's right column; nothing while there are none. */
export function SidebarBanners() {
  return (
    <BannerList
      placement="sidebar"
      label="Unsere Sponsoren"
      sizes="(min-width: 1024px) 340px, (min-width: 670px) 46vw, calc(100vw - 32px)"
    />
  );
}

/** The banners at the home page's end; nothing while there are none. */
export function FooterBanners() {
  return (
    <BannerList
      placement="footer"
      label="Unsere Partner"
      sizes="(min-width: 1320px) 400px, (min-width: 640px) 45vw, calc(100vw - 32px)"
      aspectRatio="3 / 1"
    />
  );
}

type BannerListProps = {
  placement: Exclude<Placement, 'carousel'>;
  label: string;
  sizes: string;
  aspectRatio?: string;
};

function BannerList({ placement, label, ...picture }: BannerListProps) {
  const banners = useBanners(placement);
  if (banners.length === 0) return null;
  return (
    <section aria-label={label}>
      <List $placement={placement}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLink banner={banner} {...picture} />
          </li>
        ))}
      </List>
    </section>
  );
}

const places = {
  sidebar: css`
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  `,
  footer: css`
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    li {
      max-width: 480px;
      background: var(--color-surface);
    }
  `,
};

const List = styled.ul<{ $placement: keyof typeof places }>`
  display: grid;
  gap: var(--space-4);
  li {
    overflow: hidden;
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  ${({ $placement }) => places[$placement]}
`;
