/** Grounds for slides without a picture; white text can be read on each. */
export const gradients: readonly (readonly [value: string, label: string])[] = [
  ['', 'Wie der Kopf der Seite, mit Wappen'],
  ['linear-gradient(135deg, #0b0f14, #991b1b)', 'Schwarz zu Rot'],
  ['linear-gradient(135deg, #0b0f14, #14532d)', 'Schwarz zu Rasengrün'],
  ['linear-gradient(135deg, #0b0f14, #1e3a8a)', 'Schwarz zu Blau'],
  ['linear-gradient(160deg, #7f1d1d, #450a0a)', 'Dunkelrot'],
];

/** The choices, with what a slide has already that is none of them. */
export function gradientChoices(current: string | null): readonly (readonly [value: string, label: string])[] {
  const isKnown = !current || gradients.some(([value]) => value === current);
  return isKnown ? gradients : [...gradients, [current, 'Wie bisher']];
}
