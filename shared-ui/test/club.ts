import type { ClubFacts } from '@portal/api/contract';

/** The facts of a made-up club. */
export function clubFacts(facts: Partial<ClubFacts> = {}): ClubFacts {
  return {
    name: 'FSV Sommerried 1903 e. V.',
    shortName: 'FSV Sommerried',
    founded: 1903,
    stadium: 'Stadion Sommerried',
    street: 'Am Sommerried 1',
    postcode: '67574',
    town: 'Osthofen',
    email: 'info@verein.example',
    phone: '06242 1903-0',
    league: 'A-Klasse Alzey-Worms',
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
