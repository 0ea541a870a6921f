import type { SectionDescriptor } from '../contract/index.ts';

/** First parts of paths that the shell and the API answer themselves. */
const FOLDERS =
  'api assets banner-objects club-icons dateien healthz objects offline optimize-image page-data readyz releases section-kit verein';
const FILES = 'favicon.ico manifest.webmanifest registry.json robots.txt sitemap.xml sw.js';
const RESERVED = new Set(`${FOLDERS} ${FILES}`.split(' '));
/** First parts of paths that stay one section's even while it is not live: nobody else asks for passwords there. */
const OWNERS: Readonly<Record<string, string>> = { admin: 'admin', auth: 'admin' };
const PARAMETER = /^:[A-Za-z][A-Za-z0-9]*$/;
const FIXED = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/** Why the candidate's pages conflict with the other live sections: German sentences, none when they may. */
export function pathRefusals(candidate: SectionDescriptor, live: readonly SectionDescriptor[]): string[] {
  const others = live.filter((section) => section.name !== candidate.name);
  return candidate.pages.flatMap((page, index) => [
    ...shapeRefusals(page.path, candidate.name),
    ...candidate.pages
      .slice(0, index)
      .filter((earlier) => shape(earlier.path) === shape(page.path))
      .map((earlier) => `Die Pfade „${earlier.path}“ und „${page.path}“ sind derselbe.`),
    ...others.flatMap((other) =>
      other.pages
        .filter((taken) => overlap(parts(taken.path), parts(page.path)))
        .map((taken) => `„${page.path}“ überschneidet sich mit „${taken.path}“ aus ${other.name} ${other.version}.`),
    ),
  ]);
}

/** The same whatever is live: paths that the portal answers itself, that stay another section's, or that are none. */
export function reservedPathRefusals({ name, pages }: Pick<SectionDescriptor, 'name' | 'pages'>): string[] {
  return pages.flatMap(({ path }) => shapeRefusals(path, name));
}

function shapeRefusals(path: string, section: string): string[] {
  const [first, ...rest] = parts(path);
  if (first === undefined) return ['Der Pfad „/“ gehört der Startseite.'];
  if (RESERVED.has(first)) return [`Der Pfad „${path}“ ist vergeben: /${first} beantwortet das Portal selbst.`];
  const owner = OWNERS[first] ?? section;
  if (owner !== section) return [`Der Pfad „${path}“ ist vergeben: /${first} gehört dem Modul ${owner}.`];
  // To a browser a link to it names another site; the router takes it for the same address with one slash.
  if (path.includes('//')) return [`Der Pfad „${path}“ darf keine zwei Schrägstriche hintereinander haben.`];
  const isKnown = rest.every((part, index) => {
    return FIXED.test(part) || PARAMETER.test(part) || (part === '*' && index === rest.length - 1);
  });
  return FIXED.test(first) && isKnown
    ? []
    : [`Der Pfad „${path}“ muss fest beginnen; danach sind feste Teile, „:name“ und am Ende „*“ erlaubt.`];
}

/** The router ignores case and doubled slashes, so the comparison does, too; the names of parameters keep theirs. */
function parts(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? part : part.toLowerCase()));
}

function shape(path: string): string {
  return parts(path)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/');
}

/** Whether one address could belong to both patterns. */
function overlap([a, ...restA]: string[], [b, ...restB]: string[]): boolean {
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a.startsWith(':') || b.startsWith(':')) && overlap(restA, restB);
}
