import type { ClubFacts, Team } from '@portal/api/contract';
import { addressOf } from '@portal/shared-ui';
import { mapOfAddress, mapOfClub } from '@portal/shared-ui/club-map';

/** The map of the ground of a team: the club's own by the position the club has set, another one by its address. */
export function mapOfGround({ name, address }: Team['stadium'], club: ClubFacts): string | undefined {
  if (address === addressOf(club)) return address || name === club.stadium ? mapOfClub(club) : undefined;
  return address ? mapOfAddress(address) : undefined;
}
