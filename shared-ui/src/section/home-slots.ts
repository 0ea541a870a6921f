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

/**
 * The home page's slots in their order (docs/specification.md#home-page; docs/product.md#next-match-on-the-home-page).
 */
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
