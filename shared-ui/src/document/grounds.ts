/** The grounds of both looks, `#rrggbb`; every other colour is chosen to be read or seen on them. */
export const grounds = {
  page: '#faf9f7',
  surface: '#ffffff',
  sunken: '#eceef1',
  darkPage: '#0f141a',
  darkSurface: '#1a2129',
  darkSunken: '#262e38',
  frame: '#0b0f14',
  frameRaised: '#161c24',
  darkFrame: '#080b0f',
  onFrame: '#f6f7f8',
} as const;
