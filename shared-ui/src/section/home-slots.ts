/** Slots in the home page's side column, from top to bottom. */
export const sideSlots = [
  'todays-events',
  'live',
  'campaign-card',
  'sidebar-banners',
  'partner-card',
  'membership-card',
  'fan-shop-card',
] as const;

/** The home page's slots, in the order of the specification, section 2 "Home page"; the next match is the product's („Look"). */
export const homeSlots = [
  'hero-slider',
  'next-match',
  'sponsor-ticker',
  'banner-carousel',
  'latest-news',
  ...sideSlots,
  'footer-banners',
] as const;

/** The name of a place on the home page, which is that of the widget in it. */
export type HomeSlot = (typeof homeSlots)[number];
