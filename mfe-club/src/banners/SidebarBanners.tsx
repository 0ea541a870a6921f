import { styled } from 'styled-components';
import { useBanners } from '../club-api.ts';
import { BannerLink } from './BannerLink.tsx';

/** The sponsors' banners in the home page's right column; nothing while there are none. */
export function SidebarBanners() {
  const banners = useBanners('sidebar');

  if (banners.length === 0) return null;
  return (
    <section aria-label="Unsere Sponsoren">
      <List>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLink banner={banner} sizes="(min-width: 1024px) 340px, calc(100vw - 32px)" />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);

  li {
    overflow: hidden;
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
`;
