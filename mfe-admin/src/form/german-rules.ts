/** A rule of the contract that a value broke, as typebox reports it. */
export type BrokenRule = { keyword: string; params: Readonly<Record<string, unknown>>; pattern?: string | undefined };

/** What to say at the field; the one place for these sentences. */
export function germanRule({ keyword, params, pattern }: BrokenRule): string {
  const limit = typeof params['limit'] === 'number' ? params['limit'] : '';
  switch (keyword) {
    case 'required':
      return 'Bitte ausfüllen.';
    case 'minLength':
      return params['limit'] === 1 ? 'Bitte ausfüllen.' : `Bitte mindestens ${limit} Zeichen eingeben.`;
    case 'maxLength':
      return `Bitte höchstens ${limit} Zeichen eingeben.`;
    case 'minimum':
      return `Bitte mindestens ${limit} eingeben.`;
    case 'maximum':
      return `Bitte höchstens ${limit} eingeben.`;
    case 'minItems':
      return params['limit'] === 1
        ? 'Bitte mindestens einen Eintrag auswählen.'
        : `Bitte mindestens ${limit} auswählen.`;
    case 'maxItems':
      return `Bitte höchstens ${limit} auswählen.`;
    case 'format':
      return params['format'] === 'date-time'
        ? 'Bitte Datum und Uhrzeit eingeben.'
        : 'Bitte eine gültige Angabe machen.';
    case 'pattern':
      return germanPattern(pattern ?? '');
    case 'type':
      return params['type'] === 'number' || params['type'] === 'integer'
        ? 'Bitte eine Zahl eingeben.'
        : 'Bitte ausfüllen.';
    default:
      return 'Bitte eine gültige Angabe machen.';
  }
}

// The contract's patterns are told apart by what only they contain.
const patterns: readonly (readonly [part: string, sentence: string])[] = [
  ['objects', 'Bitte ein Bild auswählen, das hier hochgeladen wurde.'],
  ['^(https?:', 'Bitte eine Adresse mit https:// oder einen Pfad wie /news eingeben.'],
  ['^https?:', 'Bitte eine vollständige Adresse mit https:// eingeben.'],
  ['@', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
  ['[a-z0-9]+(-', 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden.'],
  ['#[0-9a-f', 'Bitte eine Farbe wie #dc2626 eingeben.'],
  ['^(19|20', 'Bitte ein Jahr von 1900 bis 2200 eingeben.'],
  ['[0-5]', 'Bitte eine Uhrzeit wie 19:30 eingeben.'],
  ['\\S', 'Bitte ausfüllen.'],
];

function germanPattern(pattern: string): string {
  return patterns.find(([part]) => pattern.includes(part))?.[1] ?? 'Bitte eine gültige Angabe machen.';
}
