import type { ClubFacts } from '@portal/api/contract';

/**
 * Where the icons of the portal as an app and of its link previews lie: those drawn from the club's own crest, whose
 * address changes with it, or the portal's.
 */
export function clubIconFolder({ crestUrl }: Pick<ClubFacts, 'crestUrl'>): string {
  return crestUrl ? `/club-icons${crestUrl}` : '/assets/icons';
}
