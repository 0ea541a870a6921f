import { CalendarIcon, ChevronDownIcon, ClockIcon, LineIcon, MailIcon } from '@portal/shared-ui';

/** The icons of the admin area: a path where only it shows one, the component where visitors see it, too. */
const icons = {
  alert: 'M12 4 2.5 20h19zM12 10v4m0 3v.01',
  board:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c0-4 3-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m2 3c2 .6 3 2.600 3 6',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zm0 8h7a4 4 0 0 1 0 8H7z',
  calendar: CalendarIcon,
  camera: 'M4 8h4l2-3h4l2 3h4v12H4zm12 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  chart: 'M4 20h16M7 16v-5m5 5V5m5 11V9',
  clock: ClockIcon,
  'column-add': 'M4 3h7v18H4zm0 9h7m4 0h6m-3-3v6',
  'column-remove': 'M4 3h7v18H4zm0 9h7m4 0h6',
  down: ChevronDownIcon,
  download: 'M12 4v10m-4-4 4 4 4-4M4 16v4h16v-4',
  flag: 'M5 3v18M5 5h14l-3 4 3 4H5',
  grip: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  heading: 'M5 4v16M19 4v16M5 12h14',
  history: 'M12 7v5l4 2M4 12a8 8 0 1 0 3-6M4 4v4h4',
  house: 'M4 11 12 4l8 7v9h-6v-6h-4v6H4z',
  image: 'M4 5h16v14H4zm0 12 5-6 4 5 3-3 4 4M16 9h.01',
  import: 'M4 12h10m-4-4 4 4-4 4M13 4h7v16h-7',
  italic: 'M10 4h8M6 20h8m1-16L9 20',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  mail: MailIcon,
  modules: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm12.5 0v7M13 16.5h7',
  newspaper: 'M4 5h13v14H6a2 2 0 0 1-2-2zm13 4h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.5h1.5V9M4 14h3l-3 5h3',
  page: 'M6 3h9l4 4v14H6zm8 0v5h5M9 13h7m-7 4h7',
  'page-add': 'M6 3h9l4 4v14H6zm8 0v5h5M12 11v6m-3-3h6',
  play: 'M4 5h16v14H4zm6 4v6l5-3z',
  quote: 'M10 7H5v5h5V7c0 5-1.5 8-4 10M19 7h-5v5h5V7c0 5-1.5 8-4 10',
  redo: 'm15 14 5-5-5-5m5 5H10a5.5 5.5 0 0 0 0 11h3',
  'row-add': 'M3 4h18v7H3zm9 0v7m0 4v6m-3-3h6',
  'row-remove': 'M3 4h18v7H3zm9 0v7m-3 7h6',
  rule: 'M3 12h18M8 6h8M8 18h8',
  shirt: 'M8 4 3 7l2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z',
  sliders: 'M4 7h9m5 0h2M4 17h2m5 0h9M15 4v6M8 14v6',
  slides: 'M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 5M15 9h.01',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  subheading: 'M7 9v10M17 9v10M7 14h10',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  text: 'M5 8V5h14v3M12 5v14m-3 0h6',
  ticker: 'M3 9h5v6H3zm7 0h5v6h-5zm7 0h4m-4 6h4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  undo: 'M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  up: 'm6 15 6-6 6 6',
  users:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M17 4a4 4 0 0 1 0 7M22 21v-2a5 5 0 0 0-4-5',
} as const;

export type IconName = keyof typeof icons;

/** Whether a name from elsewhere is an icon's. */
export function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(icons, name);
}

/** An icon by its name; decoration beside a text or label. */
export function Icon({ name }: { name: IconName }) {
  const Drawn = icons[name];
  return typeof Drawn === 'string' ? <LineIcon path={Drawn} /> : <Drawn />;
}
