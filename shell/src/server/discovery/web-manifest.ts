import type { ClubFacts } from '@portal/api/contract';
import { clubIconFolder, frameColors, traditionOf } from '@portal/shared-ui/document';

/** Ways into the installed app, from a long press on its icon. */
const shortcuts = [
  { name: 'Spielplan', url: '/spielplan' },
  { name: 'Neuigkeiten', url: '/news' },
  { name: 'Kalender', url: '/kalender' },
];

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (W3C) of a club; `livePaths` are the existing pages. */
export function createManifest(
  club: Pick<ClubFacts, 'name' | 'shortName' | 'founded' | 'color' | 'secondColor' | 'crestUrl'>,
  livePaths: readonly string[],
) {
  const icons = clubIconFolder(club);
  const tradition = traditionOf(club);
  const small = icon(`${icons}/app-192.png`, 192, 'any');
  return {
    id: '/',
    name: club.name,
    short_name: club.shortName,
    description: `${club.name}: Neuigkeiten, Spielplan und Vereinsleben.${tradition && ` ${tradition}.`}`,
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: club.color,
    background_color: frameColors.light,
    categories: ['sports', 'news'],
    icons: [small, icon(`${icons}/app-512.png`, 512, 'any'), icon(`${icons}/app-maskable-512.png`, 512, 'maskable')],
    shortcuts: shortcuts
      .filter(({ url }) => livePaths.includes(url))
      .map((shortcut) => ({ ...shortcut, icons: [small] })),
  };
}
