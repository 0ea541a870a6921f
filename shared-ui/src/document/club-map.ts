import type { ClubFacts } from '@portal/api/contract';
import { addressOf } from './club-words.ts';

type Whereabouts = Pick<ClubFacts, 'street' | 'postcode' | 'town' | 'latitude' | 'longitude'>;

/**
 * The address of a map (OpenStreetMap) of the club's ground: its place, or else what is found for its address, because
 * few clubs paste a link of a map. Undefined for a town alone.
 */
export function mapOfClub(club: Whereabouts): string | undefined {
  const { latitude, longitude, street, town } = club;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return street && town ? mapOfAddress(addressOf(club)) : undefined;
}

/** The address of a map (OpenStreetMap) of what is found for a postal address. */
export function mapOfAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
