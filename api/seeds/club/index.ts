import type { DemoContent } from '../demo-content.ts';
import { seedAlbums } from './albums.ts';
import { seedBanners } from './banners.ts';
import { seedBoard } from './board.ts';
import { seedPages } from './pages/index.ts';
import { seedSlides } from './slides.ts';
import { seedSponsors } from './sponsors.ts';

/** Fills in the club's own content, each kind once. */
export async function seedClub(content: DemoContent): Promise<void> {
  await seedSlides(content);
  await seedSponsors(content);
  await seedBanners(content);
  await seedBoard(content);
  await seedPages(content);
  await seedAlbums(content);
}
