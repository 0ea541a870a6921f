import type { ClubFacts, Department, DescribedPage } from '@portal/api/contract';
import { clubIconFolder } from '@portal/shared-ui/document';
import { isListed } from '../../routing/content-pages.ts';
import { isPattern } from '../../routing/matching.ts';

/** A page as its descriptor has it. */
type Place = Pick<DescribedPage, 'title' | 'path' | 'prefetch' | 'listed'>;

/** The home page, which belongs to no section. */
export const HOME: Place = { title: 'Startseite', path: '/', prefetch: 'immediate' };

/** A character of text as React writes it. */
const WRITTEN: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * The page with its visible title, which its club may have changed; if the HTML has no heading of plain text, with the
 * described one.
 */
export function asShown<Page extends Place>(page: Page, html: Buffer): Page {
  const begins = html.indexOf('>', html.indexOf('<h1')) + 1;
  const heading = html.toString('utf8', begins, html.indexOf('</h1>', begins)).replaceAll('<!-- -->', '');
  if (!html.includes('<h1') || heading.includes('<')) return page;
  const title = heading.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (text) => WRITTEN[text] ?? text);
  return { ...page, title: title.trim() || page.title };
}

/** The resource of the club's departments, each with the name of its sport. */
export const DEPARTMENTS = '/api/departments';

/**
 * The club, its site and the way to a listed page for search engines (schema.org SportsOrganization, WebSite,
 * BreadcrumbList). Only the server writes it: its readers request each page separately, so no browser needs the code.
 */
export function describeSite(
  club: ClubFacts,
  departments: readonly Pick<Department, 'name'>[],
  origin: string,
  place: Place | undefined,
): object | undefined {
  if (!place || !isListed(place)) return undefined;
  const home = `${origin}/`;
  const organization = { '@id': `${home}#verein` };
  const logo = `${origin}${clubIconFolder(club)}/app-512.png`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        url: home,
        name: club.name,
        alternateName: club.shortName,
        inLanguage: 'de-DE',
        publisher: organization,
      },
      {
        '@type': 'SportsOrganization',
        ...organization,
        name: club.name,
        alternateName: club.shortName,
        url: home,
        logo,
        image: logo,
        sport: departments.length > 0 ? departments.map(({ name }) => name) : 'Fußball',
        ...filled({ foundingDate: String(club.founded ?? ''), email: club.email, telephone: club.phone }),
        address: addressOf(club),
        ...(club.stadium && { location: groundOf(club) }),
        ...(club.socialLinks.length > 0 && { sameAs: club.socialLinks.map(({ url }) => url) }),
      },
      ...wayTo(place, origin),
    ],
  };
}

/** Only its section knows the content of a page with parameters, and describes the way itself. */
function wayTo(place: Place, origin: string): object[] {
  if (place === HOME || isPattern(place)) return [];
  const itemListElement = [HOME, place].map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function groundOf(club: ClubFacts): object {
  const { stadium, latitude, longitude } = club;
  return {
    '@type': 'StadiumOrArena',
    name: stadium,
    address: addressOf(club),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

function addressOf({ street, postcode, town }: ClubFacts): object {
  return {
    '@type': 'PostalAddress',
    ...filled({ streetAddress: street, postalCode: postcode, addressLocality: town }),
    addressCountry: 'DE',
  };
}

/** Leaves out empty values, which count as errors. */
function filled(texts: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
