import type { EditableSlide } from '@portal/api/contract';
import { entryKind } from '../../kit/entries/entry-kind.ts';
import { shownSorts, stateColumn, stateFilter } from '../../kit/entries/shown-state.tsx';

/** A share of any colour that white text can still be read on. */
const DARK_CLUB_COLOR = 'color-mix(in srgb, var(--club-color) 40%, #0b0f14)';

/** Grounds for slides without a picture; white text can be read on each. */
const gradients: readonly (readonly [value: string, label: string])[] = [
  ['', 'Wie der Kopf der Seite, mit Wappen'],
  [`linear-gradient(135deg, #0b0f14, ${DARK_CLUB_COLOR})`, 'Schwarz zur Vereinsfarbe'],
  ['linear-gradient(135deg, #0b0f14, #14532d)', 'Schwarz zu Rasengrün'],
  ['linear-gradient(135deg, #0b0f14, #1e3a8a)', 'Schwarz zu Blau'],
  [`linear-gradient(160deg, ${DARK_CLUB_COLOR}, #0b0f14)`, 'Dunkle Vereinsfarbe'],
];

/** The choices, with the slide's present one if it is another. */
function gradientChoices(current: string | null): readonly (readonly [value: string, label: string])[] {
  const isKnown = !current || gradients.some(([value]) => value === current);
  return isKnown ? gradients : [...gradients, [current, 'Wie bisher']];
}

/** The home page's opening. */
export const slideKind = entryKind<EditableSlide>({
  list: '/api/admin/sliders',
  writes: '/api/sliders',
  present: ({ title, imageUrl, image }) => ({ name: title, imageUrl, image }),
  lead: 'Die großen Bilder ganz oben auf der Startseite, in dieser Reihenfolge. Ohne sichtbares Titelbild zeigt sie drei eingebaute.',
  newLabel: 'Neues Titelbild',
  columns: [stateColumn, { label: 'Knopf', render: ({ buttonText }) => buttonText ?? '–', wide: true }],
  searchLabel: 'Titelbild suchen',
  filters: [stateFilter],
  sorts: shownSorts,
  empty: {
    title: 'Noch keine Titelbilder',
    text: 'Ein Titelbild ist ein großes Bild mit Überschrift und Knopf, z. B. für das nächste Heimspiel oder das Vereinsfest.',
  },
  fields: [
    { is: 'line', name: 'title', label: 'Überschrift', maxLength: 120 },
    { is: 'text', name: 'subtitle', label: 'Unterzeile', rows: 2 },
    { is: 'picture', name: 'imageUrl', label: 'Bild', hint: 'Querformat, möglichst 1920 × 1080 Pixel oder größer.' },
    {
      is: 'choice',
      name: 'bgGradient',
      label: 'Hintergrund ohne Bild',
      choices: (slide) => gradientChoices(slide?.bgGradient ?? null),
    },
    {
      is: 'row',
      fields: [
        { is: 'line', name: 'buttonText', label: 'Text des Knopfes', maxLength: 60, hint: 'Leer: kein Knopf.' },
        {
          is: 'target',
          name: 'buttonAction',
          label: 'Ziel des Knopfes',
          none: 'Kein Ziel',
          hint: 'Eine Stelle der Startseite: #termine.',
        },
      ],
    },
    { is: 'period' },
  ],
  savedText: 'Titelbild gespeichert.',
  schema: () => import('@portal/api/contract').then(({ NewSlide }) => NewSlide),
  above: () => import('./SlidePreview.tsx').then(({ LiveSlidePreview }) => LiveSlidePreview),
});
