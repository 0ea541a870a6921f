import type { ClubFacts } from '@portal/api/contract';
import { addressOf } from './club-words.ts';

type Whereabouts = Pick<ClubFacts, 'street' | 'postcode' | 'town' | 'latitude' | 'longitude'>;

/**
 * The address of a map (OpenStreetMap) of the club's ground: its place, or else a search for its address, because few
 * clubs paste a map link. Undefined for a town alone.
 */
export function mapOfClub(club: Whereabouts): string | undefined {
  const { latitude, longitude, street, town } = club;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return street && town ? mapOfAddress(addressOf(club)) : undefined;
}

/** The address of a map (OpenStreetMap) that searches for a postal address. */
export function mapOfAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
