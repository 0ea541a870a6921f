import { demoWordsIn } from '@portal/api/test/demo-words';
import { showsDemoColor } from './demo-colors.ts';
import { publicPaths } from './public-paths.ts';

/** Pages without a link to them, and resources that machines read beside the pages. */
const UNLINKED = [
  '/auth',
  '/auth/vergessen',
  '/auth/einladung',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/news/feed.atom',
  '/api/calendar/alle.ics',
  '/api/settings',
  '/api/pages',
  '/api/teams',
  '/offline',
  '/gibt-es-nicht',
];

/** The admin area, scripts, styles and fonts. */
const NOT_READ = /^\/(?:admin|releases|assets\/(?!pictures\/))/;

/**
 * The traces of the demo content's club for visitors and machines: in each public page and the files it refers to,
 * texts by the club's words and pictures by its colour.
 */
export async function demoTraces(portalUrl: string): Promise<{ seen: string[]; traces: string[] }> {
  const waiting = [...(await publicPaths(portalUrl)), ...UNLINKED];
  const seen = new Set<string>();
  const traces: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(new URL(path, portalUrl));
    const type = answer.headers.get('content-type') ?? '';
    if (/^image\/(?!svg)/.test(type) && (await showsDemoColor(Buffer.from(await answer.arrayBuffer()))))
      traces.push(`${path}: colour`);
    if (!/text|json|xml|svg|manifest/.test(type) || /javascript|css/.test(type)) continue;
    const text = await answer.text();
    for (const word of demoWordsIn(text)) traces.push(`${path}: ${word}`);
    if (/html|xml|manifest/.test(type)) waiting.push(...linksIn(text, portalUrl));
  }
  return { seen: [...seen], traces: [...new Set(traces)] };
}

/**
 * The portal's own addresses that a text links or shows, each once without its query, because a calendar has no last
 * month. For a picture, the first size.
 */
function linksIn(text: string, portalUrl: string): string[] {
  const { host } = new URL(portalUrl);
  const own = new RegExp(
    `["'>]\\s*(?:(?:https?|webcal)://${host.replaceAll('.', String.raw`\.`)})?(/(?!/)[^"'<>?#\\s]*)`,
    'g',
  );
  return [...text.matchAll(own)].map(([, path = '']) => path).filter((path) => !NOT_READ.test(path));
}
