import type { ClubFacts } from '@portal/api/contract';
import { useResource } from './use-resource.ts';

/** The resource every page carries: the club's facts, without the teams of its football-data provider. */
export const CLUB_RESOURCE = '/api/club';

/** The resource that has them. */
export const FOOTBALL_DATA_RESOURCE = '/api/football-data';

/** The club's facts, as {@link CLUB_RESOURCE} has them; empty texts until they have arrived. */
export function useClub(): ClubFacts {
  return useResource<ClubFacts>(CLUB_RESOURCE).data ?? unknownClub;
}

const unknownClub: ClubFacts = {
  name: '',
  shortName: '',
  founded: null,
  stadium: '',
  street: '',
  postcode: '',
  town: '',
  email: '',
  phone: '',
  league: '',
  season: '',
  latitude: null,
  longitude: null,
  color: '#475569',
  colorDark: '#334155',
  fanShopUrl: null,
  officeHours: null,
  socialLinks: [],
  footballData: null,
  crestUrl: null,
  advertisingImage: null,
  showWeather: true,
};
