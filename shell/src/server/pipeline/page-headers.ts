import { createHash } from 'node:crypto';
import type { ClubFacts, SectionOrigin } from '@portal/api/contract';
import { pictureScript } from '../../client/picture-script.ts';

/** `scriptOrigins`: further origins of scripts and their web sockets, such as development servers. */
export type PageHeadersOptions = { isHttps: boolean; scriptOrigins?: readonly string[] };

/** Origins outside the site: of the club's provider, and of the sections that a page shows. */
export type PageOrigins = { providerOrigins: readonly string[]; sectionOrigins?: readonly SectionOrigin[] };

/** What the policy allows an inline script by (CSP level 2, `hash-source`). */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The constant headers of every page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};

/**
 * The content security policy of a page. Scripts come from here, from the football-data provider the club has named and from what an
 * administrator has allowed the sections of this page;
 * inline are only the one that starts pictures and the shell's recorder, known by their hashes. Styles may be inline, because
 * styled-components writes them. The data block in the page is not executed, so no policy has to allow it.
 */
export function pagePolicy(
  { isHttps, scriptOrigins = [] }: PageHeadersOptions,
  { providerOrigins, sectionOrigins = [], recorder }: PageOrigins & { recorder?: string },
): string {
  const sockets = scriptOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const ofSections = (kind: SectionOrigin['kind']) =>
    sectionOrigins.filter((needed) => needed.kind === kind).map(({ origin }) => origin);
  const inline = [pictureScript, ...(recorder ? [recorder] : [])].map(hashSource);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline, ...scriptOrigins, ...providerOrigins, ...ofSections('script')].join(' '),
    ["frame-src 'self'", ...providerOrigins, ...ofSections('frame')].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...ofSections('img')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...scriptOrigins, ...sockets, ...providerOrigins, ...ofSections('connect')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A host by its letters: `*`, `;` and `,` are valid in an address, and would open the policy or end it. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

/** Origins of the scripts and frames the club's football-data provider needs; none where no provider is named. */
export function providerOrigins(club: Pick<ClubFacts, 'footballData'> | undefined): string[] {
  const provider = club?.footballData;
  if (!provider) return [];
  const addresses = [provider.scriptUrl, ...provider.teams.map(({ frameUrl }) => frameUrl)];
  const origins = addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].filter((origin) => PLAIN_ORIGIN.test(origin));
}
