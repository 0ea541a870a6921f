import type { ClubFacts } from '@portal/api/contract';

/** The club for search engines (schema.org SportsClub). */
export function clubData(club: ClubFacts, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsClub',
    name: club.name,
    url: `${origin}/`,
    email: club.email,
    telephone: club.phone,
    foundingDate: String(club.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: club.street,
      postalCode: club.postcode,
      addressLocality: club.town,
      addressCountry: 'DE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: club.latitude, longitude: club.longitude },
    ...(club.socialLinks && { sameAs: club.socialLinks.map(({ url }) => url) }),
  };
}
