import { createHash } from 'node:crypto';
import type { ClubProvider, SectionOrigin } from '@portal/api/contract';
import { providerOriginsOf } from '@portal/shared-ui/football-provider';
import { pictureScript } from '../../client/picture-script.ts';

/** `scriptOrigins`: further origins of scripts and their web sockets, such as development servers. */
export type PageHeadersOptions = { isHttps: boolean; scriptOrigins?: readonly string[] };

/** An origin outside the site, and what a page needs it for. */
type NeededOrigin = Pick<SectionOrigin, 'kind' | 'origin'>;

/** Origins outside the site: of the club's provider if a page shows it, and of the sections that it shows. */
export type PageOrigins = { providerOrigins: readonly NeededOrigin[]; sectionOrigins?: readonly SectionOrigin[] };

/** The source expression by which a policy allows an inline script (CSP level 2, `hash-source`). */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The constant headers of every page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};

/**
 * The content security policy of a page. Scripts come from here, from the club's football-data provider on pages that
 * show it, and from origins that an administrator has allowed the sections of this page; inline are only the one that
 * starts pictures and the one in the head, known by their hashes. Styles may be inline, because styled-components
 * writes them. The data block in the page is not executed, so no policy has to allow it.
 */
export function pagePolicy(
  { isHttps, scriptOrigins = [] }: PageHeadersOptions,
  { providerOrigins, sectionOrigins = [], recorder }: PageOrigins & { recorder?: string },
): string {
  const sockets = scriptOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const outside = (kind: SectionOrigin['kind']) => {
    const needed = [...providerOrigins, ...sectionOrigins].filter((one) => one.kind === kind);
    return new Set(needed.map(({ origin }) => origin));
  };
  const inline = [pictureScript, ...(recorder ? [recorder] : [])].map(hashSource);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline, ...scriptOrigins, ...outside('script')].join(' '),
    ["frame-src 'self'", ...outside('frame')].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...outside('img')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...scriptOrigins, ...sockets, ...outside('connect')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The mark in a page's head that it has places for the views of the club's football-data provider. */
const SHOWS_PROVIDER = '<meta name="football-data"';

/**
 * The origins of the club's football-data provider, for a page with this head; none if it does not show the provider.
 */
export function providerOrigins(club: ClubProvider | undefined, head: string): NeededOrigin[] {
  const provider = club?.footballData;
  if (!provider || !head.includes(SHOWS_PROVIDER)) return [];
  const origins = providerOriginsOf(provider);
  const kinds = ['script', 'frame', 'img', 'connect'] as const;
  return kinds.flatMap((kind) => origins[kind].map((origin) => ({ kind, origin })));
}
