import type { ClubFacts } from '@portal/api/contract';
import { crestName, crestSvg } from '@portal/shared-ui/document';

/** The crest of a club without a picture of its own, as SVG, under a name that changes with it. */
export function drawCrest(club: Pick<ClubFacts, 'shortName' | 'founded' | 'color' | 'secondColor'>) {
  return { name: crestName(club), svg: crestSvg(club) };
}
