/** A place on the globe in degrees (WGS 84). */
export type Position = { latitude: number; longitude: number };

/** The result of a pasted text; `short` is a shortened link that only its service can resolve. */
export type MapLink = { is: 'position'; position: Position } | { is: 'short' } | { is: 'unreadable' };

const PAIR = /(-?\d{1,3}(?:[.,]\d{1,15})?)\s*(?:[,;/\s]|%2C)\s*(-?\d{1,3}(?:[.,]\d{1,15})?)/i;
/** Alone in a text; here a comma may be that of a German number. */
const ONLY_PAIR = new RegExp(`^${PAIR.source}$`, 'i');
/** Google's mark of the place itself; the part behind `@` is only the middle of the map. */
const MARK = /!3d(-?\d{1,3}\.\d{1,15})!4d(-?\d{1,3}\.\d{1,15})/g;
const MIDDLE = /@(-?\d{1,3}\.\d{1,15}),(-?\d{1,3}\.\d{1,15})/;
const HASH = /map=\d{1,2}(?:\.\d{1,5})?\/(-?\d{1,3}(?:\.\d{1,15})?)\/(-?\d{1,3}(?:\.\d{1,15})?)/;
/** The parameters in which maps name a place, the surest first. */
const PARAMETERS = ['coordinate', 'q', 'query', 'destination', 'daddr', 'll', 'sll', 'center'];
const SHORTENERS = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|bit\.ly)$/;
/** The letters of OpenStreetMap's short links, 6 bits each. */
const SHORT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
const SHORT_OSM = /^https?:\/\/(?:www\.)?(?:osm\.org|openstreetmap\.org)\/go\/([\w~@]{3,12})-*(?:[/?#]|$)/i;
const MOST_LETTERS = 4000;

/**
 * Reads the place out of text copied from a map: links of Google Maps, OpenStreetMap and Apple Maps, `geo:` addresses
 * (RFC 5870), and two numbers. It sends no request.
 */
export function readMapLink(text: string): MapLink {
  const link = text.trim().slice(0, MOST_LETTERS);
  const position = /^geo:/i.test(link) ? ofGeo(link) : /^https?:\/\//i.test(link) ? ofAddress(link) : ofNumbers(link);
  if (position) return { is: 'position', position };
  return isShort(link) ? { is: 'short' } : { is: 'unreadable' };
}

/** `geo:49.7,8.3;u=35?z=19`, and Android's `geo:0,0?q=49.7,8.3(Platz)`. */
function ofGeo(link: string): Position | undefined {
  const asked = /[?&]q=([^&]{1,80})/.exec(link)?.[1];
  return (asked && ofPair(asked)) || ofPair(link.slice('geo:'.length));
}

function ofAddress(link: string): Position | undefined {
  const url = toUrl(link);
  if (!url) return undefined;
  const { searchParams } = url;
  // Google asks for consent first.
  const onward = searchParams.get('continue');
  if (onward && /^https:\/\/[a-z.]*google\./.test(onward)) return ofAddress(onward.replace(/[?&]continue=.*$/, ''));
  const short = SHORT_OSM.exec(link)?.[1];
  if (short) return ofShortOsm(short);
  const named = PARAMETERS.map((name) => searchParams.get(name)).find((value) => value && ofPair(value, true));
  const marks = [...link.matchAll(MARK)].at(-1);
  const path = url.pathname.split('/').find((part) => ofPair(part, true));
  return (
    positionOf(searchParams.get('mlat'), searchParams.get('mlon')) ??
    positionOf(marks?.[1], marks?.[2]) ??
    (named ? ofPair(named, true) : undefined) ??
    (path ? ofPair(path, true) : undefined) ??
    ofMatch(MIDDLE.exec(link)) ??
    ofMatch(HASH.exec(url.hash))
  );
}

/** Each letter narrows the map to an eighth of its width and height: their bits, longitude first, take turns. */
function ofShortOsm(letters: string): Position | undefined {
  let [longitude, latitude, side] = [-180, -90, 1];
  for (const letter of letters.replaceAll('@', '~')) {
    const bits = SHORT_LETTERS.indexOf(letter);
    for (let bit = 5; bit > 0; bit -= 2) {
      side /= 2;
      longitude += ((bits >> bit) & 1) * 360 * side;
      latitude += ((bits >> (bit - 1)) & 1) * 180 * side;
    }
  }
  // The middle of what is left.
  return positionOf(String(latitude + 90 * side), String(longitude + 180 * side));
}

/** „52,5163 13,3777“ as well as „52.5163, 13.3777“. */
function ofNumbers(text: string): Position | undefined {
  const german =
    /^(-?\d{1,3},\d{1,15})[\s;/]+(-?\d{1,3},\d{1,15})$/.exec(text) ??
    /^(-?\d{1,3},\d{1,15}),\s+(-?\d{1,3},\d{1,15})$/.exec(text);
  return ofMatch(german) ?? ofMatch(ONLY_PAIR.exec(text));
}

function ofPair(text: string, isAlone = false): Position | undefined {
  const plain = text.replaceAll('+', ' ').trim();
  return ofMatch((isAlone ? ONLY_PAIR : PAIR).exec(plain));
}

const ofMatch = (match: RegExpExecArray | null): Position | undefined => positionOf(match?.[1], match?.[2]);

function positionOf(latitude: string | null | undefined, longitude: string | null | undefined): Position | undefined {
  if (!latitude || !longitude) return undefined;
  const position = { latitude: degrees(latitude), longitude: degrees(longitude) };
  const isOnGlobe = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  const isNowhere = position.latitude === 0 && position.longitude === 0;
  return isOnGlobe && !isNowhere ? position : undefined;
}

/** A millionth of a degree is a tenth of a metre. */
const degrees = (text: string) => Math.round(Number(text.replace(',', '.')) * 1e6) / 1e6;

function isShort(link: string): boolean {
  const url = toUrl(link);
  return url !== undefined && SHORTENERS.test(url.hostname.replace(/^www\./, ''));
}

function toUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
