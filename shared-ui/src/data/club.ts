import type { ClubFacts } from '@portal/api/contract';
import { useResource } from './use-resource.ts';

/** The resource every page carries: the club's facts. */
export const CLUB_RESOURCE = '/api/settings';

/** The club's facts; empty texts until they have arrived. */
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
  color: '#dc2626',
  colorDark: '#991b1b',
  fanShopUrl: null,
  officeHours: null,
  socialLinks: [],
  footballData: null,
  crestUrl: null,
  advertisingImage: null,
  showWeather: true,
};
