/** A node of a page's JSON-LD. */
export type Thing = Record<string, unknown>;

/** All structured data in the HTML of a page for search engines. */
export function readStructuredData(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
    if (data['@context'] !== 'https://schema.org') throw new Error(`A block without its vocabulary: ${text}`);
    const { '@graph': graph, '@context': _, ...thing } = data;
    return graph ?? [thing];
  });
}

/**
 * The required properties of each type: those that Google's documentation requires for its results (article, event,
 * breadcrumb, organization, site name), and those without which the type is empty.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  SportsOrganization: ['name'],
  SportsTeam: ['name'],
  SportsEvent: ['name', 'startDate', 'location', 'location.name', 'location.address', 'eventStatus', 'description'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'author.name', 'author.url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Person: ['name'],
  Place: ['name', 'address'],
  StadiumOrArena: ['name', 'address'],
  PostalAddress: ['postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
};

const ADDRESSES = new Set(['@id', 'url', 'item', 'logo', 'image', 'sameAs', 'mainEntityOfPage', 'eventStatus']);
const TIMES = new Set(['datePublished', 'dateModified', 'startDate', 'endDate', 'previousStartDate']);
/** ISO 8601: a day, or a time with its offset. */
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The faults of a node and of those within it, each as a sentence. */
export function faultsOf(thing: Thing, path = String(thing['@type'])): string[] {
  const type = thing['@type'];
  const isReference = Object.keys(thing).join() === '@id';
  const known = typeof type === 'string' ? required[type] : undefined;
  const missing = (known ?? []).filter((name) => valueAt(thing, name) === undefined);
  return [
    ...(known || isReference ? [] : [`${path}: unknown type ${String(type)}`]),
    ...missing.map((name) => `${path}: ${name} is missing`),
    ...Object.entries(thing).flatMap(([name, value]) => faultsOfValue(value, name, `${path}.${name}`)),
  ];
}

function faultsOfValue(value: unknown, name: string, path: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path} is empty`];
    return value.flatMap((entry, index) => faultsOfValue(entry, name, `${path}[${index}]`));
  }
  if (typeof value === 'object' && value !== null) return faultsOf(value as Thing, path);
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is no number`];
  if (typeof value !== 'string' || value.trim() === '') return [`${path} is empty`];
  if (ADDRESSES.has(name) && !/^https?:\/\/[^/\s]+/.test(value)) return [`${path} is no absolute address: ${value}`];
  if (TIMES.has(name) && !(TIME.test(value) && Number.isFinite(Date.parse(value))))
    return [`${path} is no date: ${value}`];
  return [];
}

function valueAt(thing: Thing, name: string): unknown {
  return name.split('.').reduce<unknown>((found, key) => (found as Thing | undefined)?.[key], thing);
}
