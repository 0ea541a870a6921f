// The first that fits: browsers also name those they descend from.
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Browser and system of a `User-Agent` header in German words, without anything more exact: „Firefox auf Windows". */
export function describeDevice(userAgent = ''): string {
  const find = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (!browser && !system) return 'Unbekanntes Gerät';
  return system ? `${browser ?? 'Browser'} auf ${system}` : `${browser}`;
}
