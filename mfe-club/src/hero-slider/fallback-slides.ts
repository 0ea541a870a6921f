import type { ClubFacts, Slide } from '@portal/api/contract';
import { traditionOf } from '@portal/shared-ui';

/** The fields of a slide that are shown; slides of the API have more. */
export type SlideContent = Pick<
  Slide,
  'id' | 'title' | 'subtitle' | 'imageUrl' | 'image' | 'buttonText' | 'buttonAction' | 'bgGradient' | 'active'
>;

/** Shown when the API's list is missing or empty (docs/specification.md#3-entities-and-their-fields). */
export function fallbackSlides(club: Pick<ClubFacts, 'name' | 'founded'>): SlideContent[] {
  return [
    slide('ziel', 'Ein Team - Ein Ziel', 'Werde Teil unserer Gemeinschaft.', 'Mitglied werden', '/mitgliedschaft'),
    slide('verbindet', 'Fußball verbindet!', 'Sei dabei, wenn wir spielen.', 'Zum Spielplan', '/spielplan'),
    slide('verein', club.name, traditionOf(club) || 'Lern uns kennen.', 'Der Verein', '/verein'),
  ];
}

function slide(id: string, title: string, subtitle: string, buttonText: string, buttonAction: string): SlideContent {
  return { id, title, subtitle, buttonText, buttonAction, imageUrl: null, image: null, bgGradient: null, active: true };
}
