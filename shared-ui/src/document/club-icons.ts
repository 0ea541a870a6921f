import type { ClubFacts } from '@portal/api/contract';
import { crestName, type CrestFacts } from './crest-drawing.ts';

/**
 * Where the icons of the portal as an app and of its link previews lie. The address changes with the crest, the club's
 * own or the drawn one; that of an unknown club leads to those of now.
 */
export function clubIconFolder(club: (CrestFacts & Pick<ClubFacts, 'crestUrl'>) | undefined): string {
  if (!club) return '/club-icons';
  return `/club-icons${club.crestUrl ?? `/drawn/${crestName(club)}`}`;
}
