import { styled } from 'styled-components';
import { useBanners } from '../club-api.ts';
import { BannerLink } from './BannerLink.tsx';

/** The banners at the home page's end; nothing while there are none. */
export function FooterBanners() {
  const banners = useBanners('footer');

  if (banners.length === 0) return null;
  return (
    <section aria-label="Unsere Partner">
      <List>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLink
              banner={banner}
              sizes="(min-width: 1320px) 400px, (min-width: 640px) 45vw, calc(100vw - 32px)"
              aspectRatio="3 / 1"
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--space-4);

  li {
    overflow: hidden;
    max-width: 480px;
    border-radius: var(--radius);
    background: var(--color-surface);
    box-shadow: var(--shadow);
  }
`;
