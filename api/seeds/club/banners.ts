import { createBannersRepository } from '../../src/banners/banners.repository.ts';
import type { NewBanner, Placement } from '../../src/contract/index.ts';
import type { DemoContent } from '../demo-content.ts';
import { isUnseeded, seedOnce } from '../seed-once.ts';
import { storePictures } from '../store-pictures.ts';
import { drawArt, type Artwork } from './art/draw-art.ts';
import { brands } from './brands.ts';

type DemoBanner = Pick<NewBanner, 'name' | 'placement' | 'linkUrl'> & { brand: keyof typeof brands; slogan: string };

const sizes: Readonly<Record<Placement, readonly [number, number]>> = {
  carousel: [1600, 400],
  sidebar: [720, 600],
  footer: [960, 320],
};

const banners: readonly DemoBanner[] = [
  {
    placement: 'carousel',
    brand: 'winery',
    name: 'Weingut am Seebach: Weinprobe nach dem Heimspiel',
    slogan: 'WEINPROBE NACH JEDEM HEIMSPIEL',
    linkUrl: 'https://weingut-am-seebach.example',
  },
  {
    placement: 'carousel',
    brand: 'garage',
    name: 'Autohaus am Kreisel: Wir fahren zusammen auswärts',
    slogan: 'WIR FAHREN ZUSAMMEN AUSWÄRTS',
    linkUrl: 'https://autohaus-am-kreisel.example',
  },
  {
    placement: 'carousel',
    brand: 'electrician',
    name: 'Elektro Sonnenhang: Licht, das bis zum Abpfiff brennt',
    slogan: 'LICHT BIS ZUM ABPFIFF',
    linkUrl: 'https://elektro-sonnenhang.example',
  },
  {
    placement: 'sidebar',
    brand: 'bakery',
    name: 'Bäckerei Morgenrot: Sonntags ab sieben geöffnet',
    slogan: 'SONNTAGS AB SIEBEN',
    linkUrl: 'https://baeckerei-morgenrot.example',
  },
  {
    placement: 'sidebar',
    brand: 'physiotherapy',
    name: 'Physio am Park: Schnell wieder am Ball',
    slogan: 'SCHNELL WIEDER AM BALL',
    linkUrl: 'https://physio-am-park.example',
  },
  {
    placement: 'footer',
    brand: 'furniture',
    name: 'Möbelwerk Rheinhessen: Ausbildung in deiner Nähe',
    slogan: 'AUSBILDUNG IN DEINER NÄHE',
    linkUrl: 'https://moebelwerk-rheinhessen.example',
  },
  {
    placement: 'footer',
    brand: 'bikes',
    name: 'Radhaus Seebach: Mit dem Rad zum Spiel',
    slogan: 'MIT DEM RAD ZUM SPIEL',
    linkUrl: 'https://radhaus-seebach.example',
  },
  {
    placement: 'footer',
    brand: 'nursery',
    name: 'Gärtnerei Rosenhof: Auch für den Heimrasen',
    slogan: 'AUCH FÜR DEN HEIMRASEN',
    linkUrl: 'https://gaertnerei-rosenhof.example',
  },
];

/** Banners for all three places. */
export async function seedBanners({ db, media }: DemoContent): Promise<void> {
  if (!(await isUnseeded(db, 'banners', 'banners'))) return;
  const drawings = new Map(banners.map((banner) => [banner, drawingOf(banner)]));
  const pictures = await storePictures(media, [...drawings.values()], drawArt);
  await seedOnce(db, 'banners', 'banners', async (trx) => {
    const repository = createBannersRepository(trx);
    for (const [{ name, placement, linkUrl = null }, drawing] of drawings) {
      const imageUrl = pictures.get(drawing)?.url;
      if (imageUrl) await repository.insert({ name, placement, linkUrl, imageUrl }, null);
    }
  });
}

function drawingOf({ name, brand, placement, slogan }: DemoBanner): Artwork {
  return { kind: 'banner', alt: name, brand: brands[brand], size: sizes[placement], slogan };
}
