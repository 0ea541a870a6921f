import { LineIcon } from '@portal/shared-ui';

/** The icons that only the admin area shows; those visitors see, too, are components of shared-ui. */
const paths = {
  board:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c0-4 3-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m2 3c2 .6 3 2.600 3 6',
  calendar: 'M4 6h16v14H4zm0 5h16M8 3v4m8-4v4',
  camera: 'M4 8h4l2-3h4l2 3h4v12H4zm12 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  chart: 'M4 20h16M7 16v-5m5 5V5m5 11V9',
  clock: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v10m-4-4 4 4 4-4M4 16v4h16v-4',
  flag: 'M5 3v18M5 5h14l-3 4 3 4H5',
  grip: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  history: 'M12 7v5l4 2M4 12a8 8 0 1 0 3-6M4 4v4h4',
  house: 'M4 11 12 4l8 7v9h-6v-6h-4v6H4z',
  image: 'M4 5h16v14H4zm0 12 5-6 4 5 3-3 4 4M16 9h.01',
  mail: 'M3 6h18v13H3zm0 1 9 7 9-7',
  modules: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm12.5 0v7M13 16.5h7',
  newspaper: 'M4 5h13v14H6a2 2 0 0 1-2-2zm13 4h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7',
  page: 'M6 3h9l4 4v14H6zm8 0v5h5M9 13h7m-7 4h7',
  shirt: 'M8 4 3 7l2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z',
  sliders: 'M4 7h9m5 0h2M4 17h2m5 0h9M15 4v6M8 14v6',
  slides: 'M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 5M15 9h.01',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  ticker: 'M3 9h5v6H3zm7 0h5v6h-5zm7 0h4m-4 6h4',
  up: 'm6 15 6-6 6 6',
  users:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M17 4a4 4 0 0 1 0 7M22 21v-2a5 5 0 0 0-4-5',
} as const;

export type IconName = keyof typeof paths;

/** Whether a name that came from elsewhere is one of an icon. */
export function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(paths, name);
}

/** An icon by its name; decoration beside a text or label. */
export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={paths[name]} />;
}
