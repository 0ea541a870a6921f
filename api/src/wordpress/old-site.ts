/** Longest path that is kept of an address, characters. */
const LONGEST_PATH = 1000;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic)$/i;
/** Jetpack shows pictures of a site by way of these hosts, which name the site in the path. */
const PHOTON = /^i\d\.wp\.com$/;
/**
 * WordPress makes smaller copies of each picture: „foto-300x200.jpg“, and „foto-scaled.jpg“ of very large ones
 * (ignoring case).
 */
export const COPY = String.raw`-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)`;
const COPY_PATTERN = new RegExp(COPY, 'i');

/** The former website, by the address that its export names. */
export type OldSite = {
  /** Host and path, which name it for good whatever its scheme. */
  key: string;
  /** The one host that pictures may be fetched from. */
  host: string;
  /** The same address with its scheme, without a slash at the end. */
  address: string;
};

/** Undefined where that is no address in the web. */
export function oldSite(address: string): OldSite | undefined {
  const url = parseAddress(address);
  if (!url) return undefined;
  const path = url.pathname.replace(/\/$/, '');
  return { key: `${bareHost(url)}${path}`, host: url.host, address: `${url.origin}${path}` };
}

/** An address in the web, also one that is written from the site's root on. */
export function parseAddress(address: string, site?: OldSite): URL | undefined {
  try {
    const url = new URL(address.trim(), site ? `${site.address}/` : undefined);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** „www.verein.de“ and „verein.de“ are one site. */
const bareHost = ({ host }: URL) => host.toLowerCase().replace(/^www\./, '');

/** Whether an address is one of the former website. */
export function isOwn(url: URL, site: OldSite): boolean {
  const own = parseAddress(site.address);
  return own !== undefined && bareHost(own) === bareHost(url);
}

/**
 * The path by which an address of the former website is found again, whatever its spelling: `/2019/05/derbysieg` for
 * `https://www.verein.de/2019/05/Derbysieg/`, `/?p=12` for an address by number. Undefined for the home page.
 */
export function pathOf(address: string, site?: OldSite): string | undefined {
  const url = parseAddress(address, site ?? { key: '', host: '', address: 'http://site' });
  if (!url) return undefined;
  const number = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  if (url.pathname === '/' && number !== null) return /^\d{1,12}$/.test(number) ? `/?p=${number}` : undefined;
  const path = readable(url.pathname).replace(/\/$/, '').toLowerCase();
  return path === '' || path.length > LONGEST_PATH ? undefined : path;
}

/** A part of an address with its letters, where they are spelt right. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The picture that a file of the former website shows, by its address there: that of the original, not of a smaller
 * copy. One that lies on another host keeps the address it has there.
 */
export function pictureSource(address: string, site: OldSite): string | undefined {
  const given = parseAddress(address, site);
  if (!given || !PICTURE.test(given.pathname) || given.href.length > LONGEST_PATH) return undefined;
  const url = (PHOTON.test(given.host) && parseAddress(`${given.protocol}/${given.pathname}`)) || given;
  if (!isOwn(url, site)) return `${given.origin}${given.pathname}`;
  const { protocol } = new URL(site.address);
  return `${protocol}//${site.host}${url.pathname}`;
}

/** The original of a smaller copy; undefined for an original. */
export function originalOf(source: string): string | undefined {
  const original = source.replace(COPY_PATTERN, '');
  return original === source ? undefined : original;
}

/** Whether an address leads to a picture by its name. */
export const isPictureFile = (url: URL) => PICTURE.test(url.pathname);
