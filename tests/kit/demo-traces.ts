import { demoWordsIn } from '@portal/api/test/demo-words';
import { publicPaths } from './public-paths.ts';

/** What machines read beside the pages. */
const FOR_MACHINES = [
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

/** The admin area, scripts and styles, and other hosts. */
const NOT_READ = /^\/(?:admin|auth|releases|assets|\/)/;

/** Where a visitor or machine meets the club of the demo content: each public page and what it refers to, read as text. */
export async function demoTraces(portalUrl: string): Promise<{ seen: string[]; traces: string[] }> {
  const waiting = [...(await publicPaths(portalUrl)), ...FOR_MACHINES];
  const seen = new Set<string>();
  const traces: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(new URL(path, portalUrl));
    const type = answer.headers.get('content-type') ?? '';
    if (!/text|json|xml|svg|manifest/.test(type) || /javascript|css/.test(type)) continue;
    const text = await answer.text();
    for (const word of demoWordsIn(text)) traces.push(`${path}: ${word}`);
    if (type.includes('html')) waiting.push(...linksIn(text));
  }
  return { seen: [...seen], traces: [...new Set(traces)] };
}

/** The portal's own addresses that a page leads to or shows, each once whatever is asked of it: a calendar has no last month. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !NOT_READ.test(path));
}
