import type { ClubFacts } from '@portal/api/contract';

/** The facts of a made-up club. */
export function clubFacts(facts: Partial<ClubFacts> = {}): ClubFacts {
  return {
    name: 'SV Musterstadt 1920 e. V.',
    shortName: 'SV Musterstadt',
    founded: 1920,
    stadium: 'Stadion Musterstadt',
    street: 'Am Sportplatz 1',
    postcode: '12345',
    town: 'Musterstadt',
    email: 'info@verein.example',
    phone: '01234 5678-0',
    league: 'A-Klasse Musterland',
    season: '2024/25',
    latitude: 49.7,
    longitude: 8.33,
    color: '#dc2626',
    colorDark: '#991b1b',
    fanShopUrl: null,
    officeHours: null,
    socialLinks: [],
    footballData: null,
    crestUrl: null,
    advertisingImage: null,
    showWeather: true,
    ...facts,
  };
}
