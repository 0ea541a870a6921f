import type { Slide } from '@portal/api/contract';

/** What a slide shows; those of the API have more. */
export type SlideContent = Pick<
  Slide,
  'id' | 'title' | 'subtitle' | 'imageUrl' | 'image' | 'buttonText' | 'buttonAction' | 'bgGradient' | 'active'
>;

/** Shown when the API's list is missing or empty (specification, section 3). */
export function fallbackSlides(club: { name: string; founded: number }): SlideContent[] {
  return [
    slide('ziel', 'Ein Team - Ein Ziel', 'Werde Teil unserer Gemeinschaft.', 'Mitglied werden', '/mitgliedschaft'),
    slide('verbindet', 'Fußball verbindet!', 'Sei dabei, wenn wir spielen.', 'Zum Spielplan', '/spielplan'),
    slide('verein', club.name, `Tradition seit ${club.founded}`, 'Der Verein', '/verein'),
  ];
}

function slide(id: string, title: string, subtitle: string, buttonText: string, buttonAction: string): SlideContent {
  return { id, title, subtitle, buttonText, buttonAction, imageUrl: null, image: null, bgGradient: null, active: true };
}
