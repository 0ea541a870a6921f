import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { Agent, request, type Dispatcher } from 'undici';
import { AppError } from '../errors.ts';

/** Limits for fetching an address that somebody has typed. */
export type OutsideLimits = {
  mostBytes: number;
  /** The time limit for the whole request, redirects included; ms. */
  timeoutMs: number;
  /** Media types of the answer, `text/calendar`. */
  types: readonly string[];
  /** The only host that is asked, redirects included; any without it. */
  host?: string;
  /** Ends it before its time; then the reason is thrown. */
  signal?: AbortSignal;
};

/** The answer of the other server; `url` is where the redirects ended. */
export type OutsideAnswer = { url: string; type: string; bytes: Buffer };

/** How one server fetches from others. */
export type FetchOutside = (address: string, limits: OutsideLimits) => Promise<OutsideAnswer>;

/**
 * Where a link of a shortening service leads: the first address that is none of `hosts`, which is not requested. A link
 * that is none of theirs leads to itself.
 */
export type FollowLink = (link: string, hosts: readonly string[]) => Promise<string>;

/** The time limit for a link and all it leads on to; ms. */
const LINK_TIMEOUT_MS = 8_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
/** All of IPv6 that is given out to anybody. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Answers the machines of one provider with their secrets, at an address that looks public. */
const METADATA = ['168.63.129.16'];

/**
 * Requests addresses that people type, but nothing from the server's own network. Both throw an `AppError` (422) with a
 * sentence for the person who typed it.
 */
export function createOutside({ mayReachLoopback = false } = {}): {
  fetchOutside: FetchOutside;
  followLink: FollowLink;
} {
  const isOpen = (address: string) => isPublic(address) || (mayReachLoopback && isLoopback(address));
  return {
    fetchOutside: (address, limits) => within(isOpen, limits, (way) => follow(address, limits, way)),
    followLink: (link, hosts) => within(isOpen, { timeoutMs: LINK_TIMEOUT_MS }, (way) => leave(link, hosts, way)),
  };
}

/** Does something with connections of its own, in a limited time. */
async function within<T>(
  isOpen: Way['isOpen'],
  limits: Pick<OutsideLimits, 'timeoutMs' | 'signal'>,
  work: (way: Way) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  // Made for one request: its connection leads to the one address that was checked.
  const dispatcher = new Agent({ pipelining: 0, connect: { lookup: lookupOpen(isOpen) } });
  const signal = AbortSignal.any([ended.signal, ...(limits.signal ? [limits.signal] : [])]);
  const fetched = work({ isOpen, dispatcher, signal });
  const late = delay(limits.timeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw refused('Der Server hat nicht rechtzeitig geantwortet.');
  });
  try {
    return await Promise.race([fetched, late]);
  } catch (error) {
    limits.signal?.throwIfAborted();
    throw error instanceof AppError ? error : refused('Der Server ist nicht zu erreichen. Stimmt die Adresse?');
  } finally {
    ended.abort();
    await Promise.allSettled([fetched, late]);
    await dispatcher.destroy();
  }
}

type Way = { isOpen: (address: string) => boolean; dispatcher: Dispatcher; signal: AbortSignal };

async function follow(address: string, limits: OutsideLimits, way: Way): Promise<OutsideAnswer> {
  let url = readAddress(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    requireOpen(url, limits, way);
    const answer = await ask(url, limits.types.join(', '), way);
    if (!REDIRECTS.includes(answer.statusCode)) return read(url, answer, limits);
    url = nextOf(url, answer);
  }
  throw refused('Die Adresse leitet zu oft weiter.');
}

async function leave(link: string, hosts: readonly string[], way: Way): Promise<string> {
  let url = readAddress(link);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (!hosts.includes(url.hostname)) return url.href;
    requireOpen(url, {}, way);
    const answer = await ask(url, '*/*', way);
    if (!REDIRECTS.includes(answer.statusCode)) {
      discard(answer);
      throw refused('Der Link leitet nicht weiter.');
    }
    url = nextOf(url, answer);
  }
  throw refused('Die Adresse leitet zu oft weiter.');
}

function ask(url: URL, accept: string, { dispatcher, signal }: Way): Promise<Dispatcher.ResponseData> {
  // A compressed answer could unpack to any size.
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'vereinsportal' };
  return request(url, { dispatcher, signal, headers });
}

/** Where a redirect leads. */
function nextOf(url: URL, answer: Dispatcher.ResponseData): URL {
  const { location } = answer.headers;
  discard(answer);
  if (typeof location !== 'string') throw refused('Der Server leitet weiter, sagt aber nicht wohin.');
  return readAddress(location, url.href);
}

function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

function readAddress(entered: string, base?: string): URL {
  // So that a calendar opens in another program; it is fetched from where everything else is.
  const address = entered.replace(/^webcals?:\/\//i, 'https://');
  if (!URL.canParse(address, base)) throw refused('Das ist keine vollständige Adresse. Sie beginnt mit https://');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw refused('Die Adresse muss mit https:// oder http:// beginnen.');
  if (url.username || url.password) throw refused('Die Adresse darf keinen Benutzernamen enthalten.');
  return url;
}

/** Names are checked when they are resolved. IP literals never are, so they are checked here. */
function requireOpen({ hostname }: URL, { host }: Pick<OutsideLimits, 'host'>, { isOpen }: Way): void {
  if (host !== undefined && hostname !== host.toLowerCase())
    throw refused(`Die Adresse führt nicht zu „${host}“, sondern zu „${hostname}“.`);
  const numbers = hostname.replace(/^\[|\]$/g, '');
  if (isIP(numbers) && !isOpen(numbers)) throw internal();
}

async function read(url: URL, answer: Dispatcher.ResponseData, limits: OutsideLimits): Promise<OutsideAnswer> {
  const { statusCode, headers, body } = answer;
  try {
    if (statusCode !== 200) throw refused(`Der Server antwortet mit dem Fehler ${statusCode}.`);
    const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
    const kind = type.trim().toLowerCase();
    if (!limits.types.includes(kind) || (headers['content-encoding'] ?? 'identity') !== 'identity')
      throw refused(`Dort liegt etwas anderes als erwartet${kind && ` („${kind.slice(0, 60)}“)`}.`);
    return { url: url.href, type: kind, bytes: await readBounded(body, limits.mostBytes) };
  } finally {
    discard(answer);
  }
}

async function readBounded(body: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) throw refused(`Die Datei ist größer als ${Math.floor(mostBytes / 1024 / 1024)} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Resolves a name once, to those of its addresses that are open. */
function lookupOpen(isOpen: Way['isOpen']): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true }, (error: Error | null, found: LookupAddress[]) => {
      const open = error ? [] : found.filter(({ address }) => isOpen(address));
      const [first] = open;
      if (error || !first) callback(error ?? internal(), []);
      else if (options.all) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}

function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || METADATA.includes(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6)) return false;
  return parsed.range() === 'unicast';
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
}

function internal(): AppError {
  return refused('Diese Adresse führt in ein internes Netz. Abgerufen wird nur, was öffentlich ist.');
}

function refused(message: string): AppError {
  return new AppError(422, 'outside_refused', message, { field: 'address' });
}
