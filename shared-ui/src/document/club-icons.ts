import type { ClubFacts } from '@portal/api/contract';
import { crestName, type CrestFacts } from './crest-drawing.ts';

/**
 * The folder of the icons for the portal as an app and for link previews. The address changes with the crest, the
 * club's own or the drawn one; for an unknown club it leads to the present ones.
 */
export function clubIconFolder(club: (CrestFacts & Pick<ClubFacts, 'crestUrl'>) | undefined): string {
  if (!club) return '/club-icons';
  return `/club-icons${club.crestUrl ?? `/drawn/${crestName(club)}`}`;
}
